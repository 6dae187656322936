import Foundation

/// Widths of characters in fractions of the font's size.
enum GlyphWidth {
  static let digit = 0.62
  private static let mono = 0.6
  private static let wide = 1.0

  static func monospaced(_ character: Character) -> CGFloat {
    if character.isASCII { return character.isNewline ? 0 : mono }
    return switch CharacterKind(character) {
    case .invisible: 0
    case .wide: mono * 2
    case .ordinary: mono
    }
  }

  static func proportional(_ character: Character) -> CGFloat {
    if let ascii = character.asciiValue { return table[Int(ascii)] }
    switch CharacterKind(character) {
    case .invisible: return 0
    case .wide: return wide
    case .ordinary: break
    }
    if let known = punctuation[character] { return known }
    // An accent does not change the width of its letter.
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    if let base, base.isASCII { return table[Int(base.value)] }
    return character.isUppercase ? 0.68 : 0.56
  }

  private static let punctuation: [Character: CGFloat] = [
    "\u{A0}": 0.28, "…": 0.84, "–": 0.56, "—": 0.94, "‘": 0.26, "’": 0.26, "“": 0.44, "”": 0.44,
    "•": 0.42, "·": 0.28, "×": 0.62, "÷": 0.62, "°": 0.4, "€": 0.62, "ß": 0.58, "æ": 0.88,
    "œ": 0.92, "Æ": 0.94, "Œ": 1.0, "ı": 0.25,
  ]

  // Letters of about the same width share a class; control characters are 0 wide.
  private static let classes: [(CGFloat, String)] = [
    (0.25, "'ijl|"),
    (0.28, " !,.:;I"),
    (0.34, "\"()[]`ft/\\{}"),
    (0.38, "r-"),
    (0.45, "*^"),
    (0.52, "ckszvxyJ?_"),
    (0.55, "aeL"),
    (0.58, "bdghnopquFE"),
    (0.62, "0123456789$#+<=>~TZSPX"),
    (0.66, "BKRYVA"),
    (0.72, "CDGHNUOQ&"),
    (0.78, "w%"),
    (0.86, "mM"),
    (0.94, "W@"),
  ]

  private static let table: [CGFloat] = {
    var table = [CGFloat](repeating: 0, count: 128)
    for (width, characters) in classes {
      for byte in characters.utf8 { table[Int(byte)] = width }
    }
    table[9] = 4 * 0.28
    return table
  }()
}
