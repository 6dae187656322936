import Foundation

/// As the system sees fit.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "automatic" }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the system sees fit.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "stack" }

  /// One screen at a time.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "columns" }

  /// Columns.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
