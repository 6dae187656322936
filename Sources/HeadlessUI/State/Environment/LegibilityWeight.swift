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
  /// Whether the user wants bold text everywhere; regular unless set. Texts in the system's fonts are
  /// measured bolder then, as with Bold Text in the settings of iOS; custom fonts stay.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set {
      self[LegibilityWeightKey.self] = newValue
      fontTraits.isEmphasized = newValue == .bold
    }
  }
}
