import Foundation

/// Where the view above the bar of tabs is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar, which has become small.
  case inline
  /// Above the bar.
  case expanded
}

private enum TabViewBottomAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// Where the view above the bar of tabs is that the reader is in; nil elsewhere.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabViewBottomAccessoryPlacementKey.self] }
    set { self[TabViewBottomAccessoryPlacementKey.self] = newValue }
  }
}
