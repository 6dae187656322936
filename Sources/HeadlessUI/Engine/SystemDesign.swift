import Foundation

/// The design of the system that bars, lists and controls are laid out in.
///
/// The sizes of both and where they come from are in `docs/ios-sizes.md`.
public enum SystemDesign: String, CaseIterable, Codable, Hashable, Sendable {
  /// That of iOS 17 and 18.
  case iOS18 = "18"
  /// That of iOS 26 and 27, with Liquid Glass.
  case iOS26 = "26"
}

private enum SystemDesignKey: EnvironmentKey {
  static let defaultValue = SystemDesign.iOS18
}

extension EnvironmentValues {
  /// The design of the system that views are laid out in; that of iOS 18 unless set.
  public var systemDesign: SystemDesign {
    get { self[SystemDesignKey.self] }
    set { self[SystemDesignKey.self] = newValue }
  }
}
