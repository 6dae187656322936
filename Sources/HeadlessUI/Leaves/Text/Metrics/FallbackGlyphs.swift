/// Advances of what the embedded typeface has no glyphs for, by the kind of writing.
///
/// Such characters come from other fonts of the system, which have no tracking.
enum FallbackGlyphs {
  /// In fractions of an em.
  static func advance(of character: Character) -> Double {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch CharacterKind(character) {
    case .invisible: return 0
    case .wide: return isHangul(first) ? hangul : 1
    case .ordinary: break
    }
    return scripts.first { $0.range.contains(first.value) }?.advance
      ?? (character.isUppercase ? 0.68 : 0.56)
  }

  /// Syllables of the system's Korean font are narrower than a square.
  private static let hangul = 0.92

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0x1100...0x11FF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
  }

  // Means of the letters of running text in each script.
  private static let scripts: [(range: ClosedRange<UInt32>, advance: Double)] = [
    (0x0530...0x058F, 0.58),  // Armenian
    (0x0590...0x05FF, 0.54),  // Hebrew
    (0x0600...0x077F, 0.46),  // Arabic
    (0x08A0...0x08FF, 0.46),
    (0xFB50...0xFDFF, 0.46),
    (0xFE70...0xFEFF, 0.46),
    (0x0900...0x0DFF, 0.6),  // the scripts of India
    (0x0E00...0x0EFF, 0.56),  // Thai and Lao
    (0x10A0...0x10FF, 0.58),  // Georgian
    (0xFF61...0xFFDC, 0.5),  // half-width forms
  ]
}
