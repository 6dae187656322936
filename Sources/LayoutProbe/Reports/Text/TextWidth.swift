/// How many columns of a terminal a text takes.
enum TextWidth {
  /// East Asian characters and emoji take two columns, all others one.
  static func columns(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  static func columns(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The text followed by spaces up to a width.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(text)))
  }

  /// The text, cut and marked as cut if it takes more columns.
  static func cut(_ text: String, to width: Int) -> String {
    guard columns(text) > width else { return text }
    var result = ""
    var used = 1
    for character in text {
      used += columns(character)
      if used > width { break }
      result.append(character)
    }
    return result + "…"
  }

  /// The blocks of https://www.unicode.org/reports/tr11 whose characters are wide.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
    0x20000...0x3FFFD,
  ]
}
