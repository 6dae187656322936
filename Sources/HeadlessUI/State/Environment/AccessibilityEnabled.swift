import Foundation

private enum AccessibilityEnabledKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether any assistive technology runs; none does unless set.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether actions are offered without opening a menu: never.
  public var accessibilityQuickActionsEnabled: Bool { false }
}
