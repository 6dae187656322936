#if !canImport(AppIntents)
  import Foundation

  /// The name of a kind of things.
  public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The name.
    public let name: LocalizedStringResource
    /// A name.
    public init(stringLiteral value: String) {
      name = LocalizedStringResource(stringLiteral: value)
    }
    /// A name.
    public init(
      name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil
    ) { self.name = name }
  }

  /// How a thing is shown by the system.
  public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// Its title.
    public let title: LocalizedStringResource
    /// The line below; nil for none.
    public let subtitle: LocalizedStringResource?
    /// Its picture; nil for none.
    public let image: Image?

    /// A title.
    public init(stringLiteral value: String) {
      self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    /// A title, a line below and a picture.
    public init(
      title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
      image: Image? = nil
    ) {
      self.title = title
      self.subtitle = subtitle
      self.image = image
    }

    /// A picture.
    public struct Image: Hashable, Sendable {
      private let name: String
      /// One of the program's.
      public init(named name: String, isTemplate: Bool? = nil) { self.name = name }
      /// One of the system's.
      public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }
      /// One at a place.
      public init(url: URL, isTemplate: Bool? = nil) { name = url.lastPathComponent }
    }
  }

  /// What the system shows by a name of its kind.
  public protocol TypeDisplayRepresentable {
    /// The name of its kind.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  }

  /// A thing of the program that the system knows.
  public protocol AppEntity: Identifiable, Sendable, TypeDisplayRepresentable {
    /// What finds such things.
    associatedtype DefaultQuery: EntityQuery
    /// What finds such things.
    static var defaultQuery: DefaultQuery { get }
    /// How it is shown.
    var displayRepresentation: DisplayRepresentation { get }
  }

  /// Finds things of the program for the system.
  public protocol EntityQuery: Sendable {
    /// The type of the things.
    associatedtype Entity: AppEntity
    /// The query as the system makes it.
    init()
    /// The things of some identities.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Those that are offered.
    func suggestedEntities() async throws -> [Entity]
    /// The one that is meant unless another is chosen.
    func defaultResult() async -> Entity?
  }

  extension EntityQuery {
    /// None.
    public func suggestedEntities() async throws -> [Entity] { [] }
    /// None.
    public func defaultResult() async -> Entity? { nil }
  }

  /// Finds things of the program by a text.
  public protocol EntityStringQuery: EntityQuery {
    /// Those that a text matches.
    func entities(matching string: String) async throws -> [Entity]
  }

  /// Gives the values that a property is offered.
  public protocol DynamicOptionsProvider: Sendable {
    /// What is offered.
    associatedtype Result
    /// What is offered.
    func results() async throws -> Result
  }

  /// A choice of the program that the system knows.
  public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable,
    TypeDisplayRepresentable
  where RawValue == String {
    /// How the cases are shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
  }

  /// Names the shortcuts of a program.
  public protocol AppShortcutsProvider {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  }

  extension AppShortcutsProvider {
    /// Has the system ask for the shortcuts again; there is none.
    public static func updateAppShortcutParameters() {}
  }

  /// An intent with the phrases that start it.
  public struct AppShortcut: Sendable {
    /// An intent with phrases.
    public init<Intent: AppIntent>(
      intent: Intent, phrases: [AppShortcutPhrase<Intent>],
      shortTitle: LocalizedStringResource = "", systemImageName: String = ""
    ) {}
  }

  /// A phrase that starts an intent.
  public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// A phrase without places.
    public init(stringLiteral value: String) {}
    /// A phrase with places.
    public init(stringInterpolation: StringInterpolation) {}
    /// Takes texts and places.
    public struct StringInterpolation: StringInterpolationProtocol {
      /// Nothing yet.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// A text.
      public mutating func appendLiteral(_ literal: String) {}
      /// The program's name.
      public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
      /// The place of a property.
      public mutating func appendInterpolation<Value>(_ property: KeyPath<Intent, Value>) {}
    }
  }

  /// What stands for something in a phrase.
  public enum AppShortcutPhraseToken: Sendable {
    /// The program's name.
    case applicationName
  }

  /// Builds shortcuts from closures.
  @resultBuilder
  public struct AppShortcutsBuilder {
    /// Shortcuts after each other.
    public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
  }

  extension Button {
    /// A button that performs an intent; pressing it does nothing here.
    nonisolated public init<I: AppIntent>(
      role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label
    ) {
      self.init(role: role, action: {}, label: label)
    }
  }

  extension Button where Label == Text {
    /// A button that performs an intent; pressing it does nothing here.
    nonisolated public init<I: AppIntent>(
      _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I
    ) {
      self.init(role: role, action: {}) { Text(titleKey) }
    }

    /// A button that performs an intent; pressing it does nothing here.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(
      _ title: S, role: ButtonRole? = nil, intent: I
    ) {
      self.init(role: role, action: {}) { Text(title) }
    }
  }

  extension Toggle {
    /// A switch that performs an intent; turning it does nothing here.
    nonisolated public init<I: AppIntent>(
      isOn: Bool, intent: I, @ViewBuilder label: () -> Label
    ) {
      self.init(isOn: .constant(isOn), label: label)
    }
  }

  extension Toggle where Label == Text {
    /// A switch that performs an intent; turning it does nothing here.
    nonisolated public init<I: AppIntent>(
      _ titleKey: LocalizedStringKey, isOn: Bool, intent: I
    ) {
      self.init(isOn: .constant(isOn)) { Text(titleKey) }
    }
  }
#endif
