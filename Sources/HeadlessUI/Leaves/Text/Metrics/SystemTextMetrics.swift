import Foundation

/// The built-in proportional metrics: the same numbers on every machine, without any font.
///
/// Line heights are those of the iOS system font (body: a first line of 20.29 points, 22 for each
/// further one). Character widths are approximate: a few width classes instead of a font's table.
public struct SystemTextMetrics: TextMetrics {
  /// The built-in metrics.
  public init() {}

  // The vertical measures of the system font, in fractions of its size: known from the numbers that
  // UIFont reports for it (17 points: 16.19 above, 4.10 below the baseline, capitals 11.98).
  private static let ascent: CGFloat = 1950.0 / 2048
  private static let descent: CGFloat = 494.0 / 2048
  private static let capHeight: CGFloat = 1443.0 / 2048

  /// The width class of the character, widened by weight and width, times the font's size.
  public func advance(of character: Character, in font: ResolvedFont) -> CGFloat {
    var drawn = character
    var size = font.size
    if font.hasSmallLowercase, character.isLowercase {
      drawn = character.uppercased().first ?? character
      size *= SystemTextMetrics.smallCapital
    } else if font.hasSmallUppercase, character.isUppercase {
      size *= SystemTextMetrics.smallCapital
    }
    if font.isMonospaced {
      return size * GlyphWidth.monospaced(drawn) * (1 + font.width.value / 2)
    }
    var em = GlyphWidth.proportional(drawn)
    if font.hasMonospacedDigits, character.isWholeNumber { em = GlyphWidth.digit }
    // Bold text is about 5 % wider than regular text.
    return size * em * (1 + font.weight.value / 8) * (1 + font.width.value / 2)
  }

  private static let smallCapital: CGFloat = 0.8

  /// 0.952 of the font's size.
  public func ascent(of font: ResolvedFont) -> CGFloat { font.size * SystemTextMetrics.ascent }

  /// 0.241 of the font's size.
  public func descent(of font: ResolvedFont) -> CGFloat { font.size * SystemTextMetrics.descent }

  /// 0.705 of the font's size.
  public func capHeight(of font: ResolvedFont) -> CGFloat {
    font.size * SystemTextMetrics.capHeight
  }

  /// What the text style prescribes, or the height of a single line; 2 less or more where the font
  /// asks for tight or loose leading.
  public func lineAdvance(of font: ResolvedFont) -> CGFloat {
    let standard = font.styleLineHeight ?? lineHeight(of: font)
    return switch font.leading {
    case .standard: standard
    case .tight: max(0, standard - 2)
    case .loose: standard + 2
    }
  }
}
