import Foundation

/// As the system sees fit.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "automatic" }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// As the system sees fit.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "plain" }

  /// The text alone.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text alone.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// With a rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "roundedBorder" }

  /// With a rounded border.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// With a rounded border.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
