import Foundation

extension ScrollAnchors {
  /// Sets the anchor of a role, or of all if it is nil.
  mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole?) {
    if role == nil || role == .initialOffset { initialOffset = anchor }
    if role == nil || role == .sizeChanges { sizeChanges = anchor }
    if role == nil || role == .alignment { alignment = anchor }
  }
}

private enum ScrollAnchorsKey: EnvironmentKey {
  static let defaultValue = ScrollAnchors()
}

extension EnvironmentValues {
  /// Which part of scroll views is shown at first and stays.
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}
