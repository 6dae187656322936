import Foundation

/// Whether the user wants bold text everywhere.
public enum LegibilityWeight: Hashable, Sendable {
  /// Text as the app sets it.
  case regular
  /// Bolder text than the app sets.
  case bold
}

private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = .regular
}

extension EnvironmentValues {
  /// Whether the user wants bold text everywhere; regular unless set. Views may read it; texts are
  /// not measured bolder because of it.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}
