import Foundation

/// Commands of a program's menus. They are described here, never shown.
@MainActor
@preconcurrency
public protocol Commands {
  /// The type of the commands that the body is.
  associatedtype Body: Commands
  /// The content of the commands.
  @CommandsBuilder var body: Self.Body { get }
}

extension Commands where Body == Never {
  /// Never called: nothing shows commands.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Commands {}

/// Builds commands from closures.
@resultBuilder
public struct CommandsBuilder {
  /// Commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// One group of commands.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Any number of groups of commands.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands {
    EmptyCommands()
  }

  /// Commands that are only there on a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }

  /// The first of two groups of commands.
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// The second of two groups of commands.
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Commands that are only available on some systems.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> EmptyCommands {
    EmptyCommands()
  }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Nothing shows commands.
  public typealias Body = Never

  /// No commands.
  nonisolated public init() {}
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
  /// Nothing shows commands.
  public typealias Body = Never

  /// A menu with a name.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// A menu with a name.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// A menu with a name.
  @_disfavoredOverload
  nonisolated public init<S>(_ name: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {}
}

/// Where the system has commands of its own.
public struct CommandGroupPlacement: Sendable {
  private let name: String

  /// About the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Its settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What other programs offer.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Whether it shows.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Its end.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Import and export.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The look of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Sizes of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// One of the windows.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands before, after or instead of those of the system.
public struct CommandGroup<Content: View>: Commands {
  /// Nothing shows commands.
  public typealias Body = Never

  /// Commands before those of the system.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Commands after those of the system.
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Commands instead of those of the system.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// The system's commands for sidebars.
public struct SidebarCommands: Commands {
  /// Nothing shows commands.
  public typealias Body = Never

  /// The commands.
  nonisolated public init() {}
}

/// The system's commands for text.
public struct TextEditingCommands: Commands {
  /// Nothing shows commands.
  public typealias Body = Never

  /// The commands.
  nonisolated public init() {}
}

/// The system's commands for the look of text.
public struct TextFormattingCommands: Commands {
  /// Nothing shows commands.
  public typealias Body = Never

  /// The commands.
  nonisolated public init() {}
}

/// The system's commands for toolbars.
public struct ToolbarCommands: Commands {
  /// Nothing shows commands.
  public typealias Body = Never

  /// The commands.
  nonisolated public init() {}
}

/// The system's commands for inspectors.
public struct InspectorCommands: Commands {
  /// Nothing shows commands.
  public typealias Body = Never

  /// The commands.
  nonisolated public init() {}
}

extension Scene {
  /// Adds commands to the menus; there are none here.
  nonisolated public func commands<Content>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene where Content: Commands {
    self
  }

  /// Takes the commands of the scene away; there are none here.
  nonisolated public func commandsRemoved() -> some Scene { self }

  /// Replaces the commands of the scene; there are none here.
  nonisolated public func commandsReplaced<Content>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene where Content: Commands {
    self
  }
}
