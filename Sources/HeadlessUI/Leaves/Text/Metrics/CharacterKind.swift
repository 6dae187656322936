import Foundation

/// How much room a character outside ASCII takes, roughly.
enum CharacterKind {
  /// Combining marks, joiners and control characters that stand alone.
  case invisible
  /// Ideographs, kana, hangul, full-width forms and emoji.
  case wide
  /// All others.
  case ordinary

  init(_ character: Character) {
    guard let first = character.unicodeScalars.first else {
      self = .invisible
      return
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator:
      self = .invisible
    default:
      self = CharacterKind.isWide(character, first) ? .wide : .ordinary
    }
  }

  private static func isWide(_ character: Character, _ first: Unicode.Scalar) -> Bool {
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    case 0x1F1E6...0x1F1FF: true
    default:
      first.properties.isEmojiPresentation
        || character.unicodeScalars.contains { $0.value == 0xFE0F }
    }
  }
}
