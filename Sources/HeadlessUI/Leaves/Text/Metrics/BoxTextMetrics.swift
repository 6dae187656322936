import Foundation

/// Metrics for exact expectations: every character is a square of the font's size.
///
/// A text of 5 characters at size 10 is 50 × 10, its baseline at 8. Marks that combine with the
/// character before them belong to that character, as in Swift's own count.
public struct BoxTextMetrics: TextMetrics {
  /// Box metrics.
  public init() {}

  /// The font's size.
  public func advance(of character: Character, in font: ResolvedFont) -> CGFloat { font.size }

  /// 0.8 of the font's size.
  public func ascent(of font: ResolvedFont) -> CGFloat { font.size * 0.8 }

  /// What is left of the font's size below the baseline, 0.2 of it.
  public func descent(of font: ResolvedFont) -> CGFloat { font.size - font.size * 0.8 }

  /// The same as the ascent.
  public func capHeight(of font: ResolvedFont) -> CGFloat { font.size * 0.8 }
}
