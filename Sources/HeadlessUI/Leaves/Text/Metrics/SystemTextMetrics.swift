import Foundation

/// The built-in metrics of the system's font: the same numbers on every machine, without any font.
///
/// A line is as wide as iOS sets it to about 0.7 points: advances and kerning are those of Inter, a
/// typeface of the same proportions, with the tracking, the optical sizes and the weights of the
/// system's font. Line heights are those of iOS (body: a first line of 20.29 points, 22 for each
/// further one).
public struct SystemTextMetrics: TextMetrics {
  /// The built-in metrics.
  public init() {}

  // The vertical measures of the system font, in fractions of its size: known from the numbers that
  // UIFont reports for it (17 points: 16.19 above, 4.10 below the baseline, capitals 11.98).
  private static let ascent: CGFloat = 1950.0 / 2048
  private static let descent: CGFloat = 494.0 / 2048
  private static let capHeight: CGFloat = 1443.0 / 2048

  /// The advance in the embedded tables, with the font's tracking.
  public func advance(of character: Character, in font: ResolvedFont) -> CGFloat {
    advances(of: [character], in: font).first ?? 0
  }

  /// The advances in the embedded tables, with the font's tracking and the kerning between them.
  public func advances(of characters: [Character], in font: ResolvedFont) -> [CGFloat] {
    if font.isMonospaced { return characters.map { monospaced($0, font) } }
    if font.hasSmallLowercase || font.hasSmallUppercase { return smallCapitals(characters, font) }
    let setter = SystemTypesetter(font)
    return setter.advances(of: characters)
  }

  private func smallCapitals(_ characters: [Character], _ font: ResolvedFont) -> [CGFloat] {
    var small = font
    small.size *= SystemTextMetrics.smallCapital
    let (large, little) = (SystemTypesetter(font), SystemTypesetter(small))
    return characters.map { character in
      if font.hasSmallLowercase, character.isLowercase {
        return little.advance(of: character.uppercased().first ?? character)
      }
      return (font.hasSmallUppercase && character.isUppercase ? little : large)
        .advance(of: character)
    }
  }

  private static let smallCapital: CGFloat = 0.8

  private func monospaced(_ character: Character, _ font: ResolvedFont) -> CGFloat {
    let em: CGFloat =
      switch CharacterKind(character) {
      case .invisible: 0
      case .wide: SystemTextMetrics.monospacedAdvance * 2
      case .ordinary: character.isNewline ? 0 : SystemTextMetrics.monospacedAdvance
      }
    return font.size * em * (1 + font.width.value / 2)
  }

  /// Of the system's monospaced font, in fractions of an em: 7.418 points at a size of 12.
  private static let monospacedAdvance: CGFloat = 1266.0 / 2048

  /// 0.952 of the font's size.
  public func ascent(of font: ResolvedFont) -> CGFloat { font.size * SystemTextMetrics.ascent }

  /// 0.241 of the font's size.
  public func descent(of font: ResolvedFont) -> CGFloat { font.size * SystemTextMetrics.descent }

  /// 0.705 of the font's size.
  public func capHeight(of font: ResolvedFont) -> CGFloat {
    font.size * SystemTextMetrics.capHeight
  }

  /// What lines of the text style are further apart than a single one is high: 1.71 for body text, and
  /// none for a font of a size. References of snapshot tests show it.
  public func leading(of font: ResolvedFont) -> CGFloat {
    max(0, lineAdvance(of: font) - lineHeight(of: font))
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
