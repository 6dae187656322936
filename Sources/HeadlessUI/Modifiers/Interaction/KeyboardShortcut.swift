import Foundation

/// Keys that together do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the layout of the keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// As the language wants it.
    public static let automatic = Localization(name: "automatic")
    /// As the language wants it, never mirrored.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// As written.
    public static let custom = Localization(name: "custom")
  }

  /// The key.
  public var key: KeyEquivalent
  /// Which keys are held.
  public var modifiers: EventModifiers
  /// How the shortcut follows the layout of the keyboard.
  public var localization: Localization

  /// Return, for what is done by default.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for what cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Keys that together do what a control does.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
}

extension View {
  /// Sets the keys that do what the control does; the layout stays.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    recorded("keyboardShortcut")
  }

  /// Sets the keys that do what the control does; the layout stays.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    recorded("keyboardShortcut")
  }

  /// Sets the keys that do what the control does, if any; the layout stays.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    recorded("keyboardShortcut")
  }

  /// Sets the keys that do what the control does; the layout stays.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    recorded("keyboardShortcut")
  }
}
