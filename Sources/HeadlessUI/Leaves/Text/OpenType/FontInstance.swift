import Foundation

/// A font file at one size and weight.
struct FontInstance: Sendable {
  private let file: FontFile
  private let size: Double
  /// In points, for each character of the font.
  private let tracking: Double
  private let advanceFactors: [Double]
  private let kerningFactors: [Double]

  init(_ file: FontFile, _ font: ResolvedFont, isSystemFont: Bool) {
    self.file = file
    size = Double(font.size)
    if let own = file.tracking {
      tracking = own.units(at: size) / file.unitsPerEm * size
    } else {
      tracking = isSystemFont ? SystemFontShape.tracking(size) * size : 0
    }
    let coordinates = file.axes.coordinates(FontInstance.places(file.axes, font))
    advanceFactors = file.advanceVariations?.store.factors(coordinates) ?? []
    kerningFactors = file.kerning.factors(coordinates)
  }

  /// The places of a font along the axes of a file.
  private static func places(_ axes: FontAxes, _ font: ResolvedFont) -> [String: Double] {
    let weight = axes.axes.first { $0.tag == "wght" }
    // The system's own font has an axis from 1 to 1000, whose named weights lie elsewhere.
    let isSystems = (weight?.minimum ?? 100) < 50 && (weight?.maximum ?? 900) >= 1000
    return [
      "wght": isSystems
        ? SystemFontShape.axisWeight(Double(font.weight.value)) : weightClass(font.weight),
      "opsz": Double(font.size),
      "wdth": 100 * (1 + Double(font.width.value) / 2),
      "slnt": font.isItalic ? -12 : 0,
      "ital": font.isItalic ? 1 : 0,
    ]
  }

  /// 400 for regular, 700 for bold.
  static func weightClass(_ weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    default: 400
    }
  }

  func advances(of characters: [Character], in font: ResolvedFont) -> [CGFloat] {
    var advances: [CGFloat] = []
    advances.reserveCapacity(characters.count)
    var before: Int?
    for character in characters {
      let glyph = glyph(character)
      if let before, let glyph, let last = advances.indices.last {
        let units = file.kerning.kerning(before, glyph, kerningFactors)
        advances[last] = max(0, advances[last] + units / file.unitsPerEm * size)
      }
      advances.append(glyph.map(advance) ?? fallback(character, font))
      before = glyph
    }
    return advances
  }

  private func advance(_ glyph: Int) -> CGFloat {
    var units = Double(file.advances[glyph])
    if let variations = file.advanceVariations {
      units += variations.delta(glyph, advanceFactors).rounded()
    }
    return max(0, units / file.unitsPerEm * size + tracking)
  }

  private func fallback(_ character: Character, _ font: ResolvedFont) -> CGFloat {
    character.isNewline ? 0 : SystemTextMetrics().advance(of: character, in: font)
  }

  private func glyph(_ character: Character) -> Int? {
    guard let first = character.unicodeScalars.first, !character.isNewline else { return nil }
    let scalars = character.unicodeScalars
    if scalars.count == 1 { return file.characters.glyph(first == "\t" ? " " : first) }
    guard CharacterKind(character) == .ordinary else { return nil }
    let text = String(character)
    let whole = text.precomposedStringWithCanonicalMapping.unicodeScalars
    if whole.count == 1, let glyph = whole.first.flatMap(file.characters.glyph) { return glyph }
    return text.decomposedStringWithCanonicalMapping.unicodeScalars.first
      .flatMap(file.characters.glyph)
  }
}
