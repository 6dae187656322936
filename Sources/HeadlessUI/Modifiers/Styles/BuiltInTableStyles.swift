import Foundation

/// As the system sees fit.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "automatic" }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// As the system sees fit.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// Inset rows.
public struct InsetTableStyle: TableStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "inset" }

  /// Inset rows.
  nonisolated public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// Inset rows.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

/// With a border.
public struct BorderedTableStyle: TableStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "bordered" }

  /// With a border.
  nonisolated public init() {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// With a border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}
