import Foundation

/// What a user does with views that have the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit for each interaction.
  public let rawValue: Int

  /// The interactions with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Activating.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Editing.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the system has.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let isUserInitiated: Bool

  /// When the focus moves by itself.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when the user moves it.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// A direction of the focus.
public enum MoveCommandDirection: Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
}

private enum IsFocusedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the nearest focusable view has the focus: false, as there is no user input here.
  public var isFocused: Bool { self[IsFocusedKey.self] }
}

extension View {
  /// Sets whether the view can have the focus; the layout stays.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    recorded("focusable", "\(isFocusable)")
  }

  /// Sets whether the view can have the focus, and for what; the layout stays.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    recorded("focusable", "\(isFocusable)")
  }

  /// Binds the focus of the view to a value; the layout stays.
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    recorded("focused", "equals: \(ValueText.short(value))")
  }

  /// Binds the focus of the view to whether it has it; the layout stays.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    recorded("focused")
  }

  /// Sets which view has the focus first; the layout stays.
  nonisolated public func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable {
    recorded("defaultFocus", "\(value)")
  }

  /// Makes the views inside a group for the focus; the layout stays.
  nonisolated public func focusSection() -> some View { recorded("focusSection") }

  /// Makes the view the place where the focus goes; the layout stays.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    recorded("focusScope")
  }

  /// Turns off how the focus looks; the layout stays.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("focusEffectDisabled", "\(disabled)")
  }

  /// Adds an action for moves of the focus; the layout stays.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)
    -> some View
  {
    recorded("onMoveCommand")
  }

  /// Adds an action for leaving; the layout stays.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    recorded("onExitCommand")
  }

  /// Adds an action for deleting; the layout stays.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    recorded("onDeleteCommand")
  }

  /// Adds an action for playing and pausing; the layout stays.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    recorded("onPlayPauseCommand")
  }
}
