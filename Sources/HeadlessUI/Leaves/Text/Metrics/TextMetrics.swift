import Foundation

/// The measures of fonts: all that text layout knows about how characters look.
///
/// Answers must be pure: the same font and character always give the same number. All lengths are
/// points, finite and not negative.
public protocol TextMetrics: Hashable, Sendable {
  /// How far a character moves the pen.
  func advance(of character: Character, in font: ResolvedFont) -> CGFloat

  /// From the top of a line to its baseline.
  func ascent(of font: ResolvedFont) -> CGFloat

  /// From the baseline to the bottom of a line.
  func descent(of font: ResolvedFont) -> CGFloat

  /// The gap that two texts on top of each other keep.
  func leading(of font: ResolvedFont) -> CGFloat

  /// From the baseline to the top of capital letters.
  func capHeight(of font: ResolvedFont) -> CGFloat

  /// From one baseline to the next: the height that each line after the first adds.
  func lineAdvance(of font: ResolvedFont) -> CGFloat
}

extension TextMetrics {
  /// The height of a single line.
  public func lineHeight(of font: ResolvedFont) -> CGFloat { ascent(of: font) + descent(of: font) }

  /// No gap, as for the system's font.
  public func leading(of font: ResolvedFont) -> CGFloat { 0 }

  /// As much as a single line is high.
  public func lineAdvance(of font: ResolvedFont) -> CGFloat { lineHeight(of: font) }
}

extension TextMetrics where Self == SystemTextMetrics {
  /// The built-in proportional metrics.
  public static var system: SystemTextMetrics { SystemTextMetrics() }
}

extension TextMetrics where Self == BoxTextMetrics {
  /// Every character a square of the font's size.
  public static var box: BoxTextMetrics { BoxTextMetrics() }
}
