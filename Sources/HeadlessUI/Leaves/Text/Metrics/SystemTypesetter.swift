import Foundation

/// Sets characters in one size and weight of the system's font.
struct SystemTypesetter {
  private let size: Double
  private let shares: InterTables.Shares
  /// In points, for each character of the font.
  private let tracking: Double
  private let widthFactor: Double
  /// How much wider than Inter's the space is, in fractions of an em.
  private let wideningOfSpace: Double
  private let hasMonospacedDigits: Bool
  private let tables = InterTables.shared

  init(_ font: ResolvedFont) {
    size = Double(font.size)
    shares = SystemFontShape.shares(size: size, weight: Double(font.weight.value))
    tracking = SystemFontShape.tracking(size) * size
    wideningOfSpace = SystemFontShape.wideningOfSpace(
      size: size, weight: Double(font.weight.value))
    widthFactor = 1 + Double(font.width.value) / 2
    hasMonospacedDigits = font.hasMonospacedDigits
  }

  func advances(of characters: [Character]) -> [CGFloat] {
    var advances: [CGFloat] = []
    advances.reserveCapacity(characters.count)
    var before: Int?
    for character in characters {
      let glyph = glyph(character)
      // Digits for tables have glyphs of their own, which are not kerned.
      let isKerned = !isMonospacedDigit(character)
      if let before, let glyph, isKerned, let last = advances.indices.last {
        let kerning = tables.kerning(before, glyph, shares) * size * widthFactor
        advances[last] = max(0, advances[last] + kerning)
      }
      advances.append(advance(of: character, glyph))
      before = isKerned ? glyph : nil
    }
    return advances
  }

  func advance(of character: Character) -> CGFloat { advance(of: character, glyph(character)) }

  private func advance(of character: Character, _ glyph: Int?) -> CGFloat {
    guard let glyph else {
      return FallbackGlyphs.advance(of: character) * size * widthFactor
    }
    var em =
      isMonospacedDigit(character)
      ? SystemTypesetter.monospacedDigit(shares)
      : tables.advance(glyph, shares)
        + (glyph < SystemTypesetter.widenings.count ? SystemTypesetter.widenings[glyph] : 0)
    if character == " " || character == "\u{A0}" { em += wideningOfSpace }
    return max(0, em * size * widthFactor + tracking)
  }

  /// By glyph, what marks are wider than Inter's.
  private static let widenings: [Double] = {
    var widenings: [Double] = []
    for (mark, em) in SystemFontShape.wideningOfMarks {
      guard let glyph = InterTables.shared.glyph(mark) else { continue }
      while widenings.count <= glyph { widenings.append(0) }
      widenings[glyph] = em
    }
    return widenings
  }()

  private func isMonospacedDigit(_ character: Character) -> Bool {
    hasMonospacedDigits && character.isASCII && character.isWholeNumber
  }

  /// The glyph of a character, or of its letter where the typeface has none with its accents.
  private func glyph(_ character: Character) -> Int? {
    if let ascii = character.asciiValue {
      // A tab is set as wide as a space, which has the first glyph.
      return ascii == 9 ? 0 : tables.glyph(Unicode.Scalar(ascii))
    }
    let scalars = character.unicodeScalars
    guard let first = scalars.first, CharacterKind(character) == .ordinary else { return nil }
    if scalars.count == 1, let glyph = tables.glyph(first) { return glyph }
    let text = String(character)
    let whole = text.precomposedStringWithCanonicalMapping.unicodeScalars
    if whole.count == 1, let scalar = whole.first, let glyph = tables.glyph(scalar) { return glyph }
    return text.decomposedStringWithCanonicalMapping.unicodeScalars.first.flatMap(tables.glyph)
  }

  /// The advance of Inter's digits for tables, which are all equally wide, in the four corners.
  private static func monospacedDigit(_ shares: InterTables.Shares) -> Double {
    let corners = InterTables.Shares(1321.24, 1199.18, 1390.78, 1302.77) / 2048
    return Double((corners * shares).sum())
  }
}
