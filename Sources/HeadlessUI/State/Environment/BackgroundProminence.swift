import Foundation

/// How much the background under a view stands out, as under a selected row.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// Standing out: what is in front changes its colors to match.
  public static let increased = BackgroundProminence(name: "increased")
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

extension EnvironmentValues {
  /// How much the background under a view stands out; standard unless set.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
