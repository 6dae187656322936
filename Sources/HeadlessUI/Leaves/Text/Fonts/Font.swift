import Foundation

/// A font as a view asks for it: turned into size, weight and design where a text is laid out.
public struct Font: Hashable, Sendable {
  var base: Base
  var traits = FontTraits()

  enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, design: Design?, weight: Weight?)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  private init(_ base: Base) { self.base = base }

  /// The system font of a text style, scaled with the dynamic type size.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// The system font with a fixed size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, design: design, weight: weight))
  }

  /// A named font whose size in points is scaled as the body style is.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// A named font whose size in points is scaled as `textStyle` is.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  /// A named font with a size in points that is never scaled.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// The font of a large title.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of a first-level title.
  public static let title = Font.system(.title)
  /// The font of a second-level title.
  public static let title2 = Font.system(.title2)
  /// The font of a third-level title.
  public static let title3 = Font.system(.title3)
  /// The font of a heading.
  public static let headline = Font.system(.headline)
  /// The font of a subheading.
  public static let subheadline = Font.system(.subheadline)
  /// The font of body text.
  public static let body = Font.system(.body)
  /// The font of text that has no other: that of body text.
  public static let `default` = Font.system(.body)
  /// The font of a callout.
  public static let callout = Font.system(.callout)
  /// The font of a footnote.
  public static let footnote = Font.system(.footnote)
  /// The font of a caption.
  public static let caption = Font.system(.caption)
  /// The font of a second caption.
  public static let caption2 = Font.system(.caption2)
}
