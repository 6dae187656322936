import Foundation

/// As the system sees fit.
public struct DefaultTextFieldStyle: BuiltInTextFieldStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "automatic" }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the system sees fit.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The text alone.
public struct PlainTextFieldStyle: BuiltInTextFieldStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "plain" }

  /// The text alone.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// With a rounded border.
public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "roundedBorder" }

  /// With a rounded border.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// With a border.
public struct SquareBorderTextFieldStyle: BuiltInTextFieldStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "squareBorder" }

  /// With a border.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// With a border.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// With a border, which takes as much room as a rounded one.
public struct BorderedTextFieldStyle: BuiltInTextFieldStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "roundedBorder" }

  /// With a border.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == BorderedTextFieldStyle {
  /// With a border.
  public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}
