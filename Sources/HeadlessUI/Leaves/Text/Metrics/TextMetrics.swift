import Foundation

/// The measures of fonts: all that text layout knows about how characters look.
///
/// Answers must be pure: the same font and character always give the same number. All lengths are
/// points and finite; but for kerning they are not negative.
public protocol TextMetrics: Hashable, Sendable {
  /// How far a character moves the pen, when it stands alone.
  func advance(of character: Character, in font: ResolvedFont) -> CGFloat

  /// How far each of the characters moves the pen, when they follow each other in one font: their
  /// advances, changed by the kerning between each and the next.
  ///
  /// - Returns: as many numbers as there are characters.
  func advances(of characters: [Character], in font: ResolvedFont) -> [CGFloat]

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
  /// The advance of each character alone, without kerning.
  public func advances(of characters: [Character], in font: ResolvedFont) -> [CGFloat] {
    var known: [Character: CGFloat] = [:]
    return characters.map { character in
      if let found = known[character] { return found }
      let advance = advance(of: character, in: font)
      known[character] = advance
      return advance
    }
  }

  /// The height of a single line.
  public func lineHeight(of font: ResolvedFont) -> CGFloat { ascent(of: font) + descent(of: font) }

  /// No gap.
  public func leading(of font: ResolvedFont) -> CGFloat { 0 }

  /// As much as a single line is high.
  public func lineAdvance(of font: ResolvedFont) -> CGFloat { lineHeight(of: font) }
}

extension TextMetrics where Self == SystemTextMetrics {
  /// The built-in metrics of the system's font.
  public static var system: SystemTextMetrics { SystemTextMetrics() }
}

extension TextMetrics where Self == BoxTextMetrics {
  /// Every character a square of the font's size.
  public static var box: BoxTextMetrics { BoxTextMetrics() }
}
