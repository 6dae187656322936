/// Damage to the bytes of a file, drawn at random.
enum FuzzDamage {
  /// What numbers and words are replaced by.
  private static let values = [
    "null", "-1", "0", "1e999", "99999999999999999999", "\"\"", "[]", "{}", "true", "nan", "0.5",
  ]

  static func damaged(_ bytes: [UInt8], _ draw: inout Draw) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<draw.number(1...3) { bytes = damagedOnce(bytes, &draw) }
    return bytes
  }

  private static func damagedOnce(_ bytes: [UInt8], _ draw: inout Draw) -> [UInt8] {
    guard !bytes.isEmpty else { return [draw.byte()] }
    var bytes = bytes
    let place = draw.number(0...bytes.count - 1)
    switch draw.number(0...9) {
    case 0: bytes[place] ^= 1 << UInt8(draw.number(0...7))
    case 1: bytes.removeLast(bytes.count - place)
    case 2:
      bytes.insert(contentsOf: [0xFF, 0xFE, draw.byte(), 0].prefix(draw.number(1...4)), at: place)
    case 3: bytes = draw.happens(20) ? [] : Array(bytes.dropFirst(place))
    case 4, 5: bytes = withLines(bytes, &draw)
    default: replaceWord(in: &bytes, at: place, &draw)
    }
    return bytes
  }

  /// A line twice, a line less, or two lines that changed places.
  private static func withLines(_ bytes: [UInt8], _ draw: inout Draw) -> [UInt8] {
    var lines = bytes.split(separator: Ascii.newline, omittingEmptySubsequences: false)
    let (first, second) = (draw.number(0...lines.count - 1), draw.number(0...lines.count - 1))
    switch draw.number(0...2) {
    case 0: lines.insert(lines[first], at: second)
    case 1: lines.remove(at: first)
    default: lines.swapAt(first, second)
    }
    return Array(lines.joined(separator: [Ascii.newline]))
  }

  /// Replaces the word, number or quoted text at a place, or behind it.
  private static func replaceWord(in bytes: inout [UInt8], at place: Int, _ draw: inout Draw) {
    func isWord(_ byte: UInt8) -> Bool {
      Ascii.continuesIdentifier(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    guard let start = bytes[place...].firstIndex(where: isWord) else { return }
    let end = bytes[start...].firstIndex { !isWord($0) } ?? bytes.endIndex
    let value = draw.one(in: values) ?? "null"
    bytes.replaceSubrange(start..<end, with: Array(value.utf8))
  }
}
