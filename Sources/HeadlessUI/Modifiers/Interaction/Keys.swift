import Foundation

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key stands for.
  public var character: Character

  /// The key of a character.
  public init(_ character: Character) { self.character = character }

  /// The key of a character.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// Arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Arrow left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Arrow right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete forward.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held while another one is pressed.
@frozen public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// The keys with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// The numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// A press of a key.
public struct KeyPress: Sendable {
  /// What a press of a key can be.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit for each phase.
    public let rawValue: Int

    /// The phases with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key went up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action took care of the press.
  public enum Result: Sendable {
    /// The action handled the press.
    case handled
    /// The action left the press to other views.
    case ignored
  }

  /// What the press was.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that it stands for.
  public let characters: String
  /// Which keys were held.
  public let modifiers: EventModifiers
}

extension View {
  /// Adds an action for a key; the layout stays.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress")
  }

  /// Adds an action for a key in some phases; the layout stays.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress")
  }

  /// Adds an action for several keys; the layout stays.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress")
  }

  /// Adds an action for the keys of some characters; the layout stays.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress")
  }

  /// Adds an action for all keys; the layout stays.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress")
  }
}
