import Foundation

/// What an action of a view is for.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  private init(name: String) { self.name = name }

  /// What the view is there for.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// To leave.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// To play or pause.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// To delete.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// To show a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  /// Something with a name.
  public init(named name: Text) { self.name = name.recordedText }
}

/// A direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

extension View {
  /// Adds an action; the layout stays.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    recorded("accessibilityAction", actionKind.name)
  }

  /// Adds an action with a name; the layout stays.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  {
    recorded("accessibilityAction", name.recordedText)
  }

  /// Adds an action with a name; the layout stays.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action with a name; the layout stays.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  where S: StringProtocol {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action with a label, which is not shown; the layout stays.
  nonisolated public func accessibilityAction<Label>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View where Label: View {
    recorded("accessibilityAction")
  }

  /// Adds actions, which are not shown; the layout stays.
  nonisolated public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content)
    -> some View
  where Content: View {
    recorded("accessibilityActions")
  }

  /// Adds an action that adjusts the view's value; the layout stays.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    recorded("accessibilityAdjustableAction")
  }

  /// Adds an action that scrolls; the layout stays.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  {
    recorded("accessibilityScrollAction")
  }
}
