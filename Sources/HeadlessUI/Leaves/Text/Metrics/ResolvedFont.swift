import Foundation

/// A font with nothing left open, as text metrics see it.
public struct ResolvedFont: Hashable, Sendable {
  /// The size in points.
  public var size: CGFloat
  /// The weight.
  public var weight = Font.Weight.regular
  /// The width.
  public var width = Font.Width.standard
  /// The design.
  public var design = Font.Design.default
  /// The distance between lines relative to what the font asks for.
  public var leading = Font.Leading.standard
  /// The name of a custom font; nil for the system's font.
  public var family: String?
  /// Whether the font is in italics.
  public var isItalic = false
  /// Whether all digits are equally wide.
  public var hasMonospacedDigits = false
  /// Whether lowercase letters are small capitals.
  public var hasSmallLowercase = false
  /// Whether uppercase letters are small capitals.
  public var hasSmallUppercase = false
  /// The distance between baselines (points) that the text style prescribes; nil without a style.
  public var styleLineHeight: CGFloat?

  /// The system's font in a size given in points.
  public init(size: CGFloat) { self.size = size.isFinite ? max(0, size) : 0 }

  /// Whether all characters are equally wide.
  public var isMonospaced: Bool { design == .monospaced }

  /// The font, `factor` times as large.
  func scaled(by factor: CGFloat) -> ResolvedFont {
    var font = self
    font.size *= factor
    font.styleLineHeight = styleLineHeight.map { $0 * factor }
    return font
  }
}
