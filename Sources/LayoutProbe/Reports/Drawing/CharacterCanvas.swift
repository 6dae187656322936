/// A rectangle of characters to draw on: lines that meet become corners and crossings, text lies
/// over lines.
struct CharacterCanvas {
  let columns: Int
  let rows: Int
  private var lines: [Directions]
  private var texts: [Character?]
  /// Right halves of wide characters.
  private var covered: [Bool]

  /// Where lines go from the middle of a cell.
  private struct Directions: OptionSet {
    var rawValue: UInt8
    static let up = Directions(rawValue: 1)
    static let down = Directions(rawValue: 2)
    static let left = Directions(rawValue: 4)
    static let right = Directions(rawValue: 8)
  }

  private static let characters: [Character] = Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼")

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    lines = Array(repeating: [], count: columns * rows)
    texts = Array(repeating: nil, count: columns * rows)
    covered = Array(repeating: false, count: columns * rows)
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
    return row * columns + column
  }

  private mutating func add(_ directions: Directions, _ column: Int, _ row: Int) {
    if let index = index(column, row) { lines[index].formUnion(directions) }
  }

  /// Draws the outline of a box; its corners are in these cells.
  mutating func box(_ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) {
    for column in columns {
      var along: Directions = []
      if column > columns.lowerBound { along.insert(.left) }
      if column < columns.upperBound { along.insert(.right) }
      for row in [rows.lowerBound, rows.upperBound] { add(along, column, row) }
    }
    for row in rows {
      var along: Directions = []
      if row > rows.lowerBound { along.insert(.up) }
      if row < rows.upperBound { along.insert(.down) }
      for column in [columns.lowerBound, columns.upperBound] { add(along, column, row) }
    }
  }

  /// Whether no text is there yet.
  func isFree(_ columns: Range<Int>, _ row: Int) -> Bool {
    columns.allSatisfy { column in
      index(column, row).map { texts[$0] == nil && !covered[$0] } ?? false
    }
  }

  mutating func write(_ text: String, at column: Int, _ row: Int) {
    var column = column
    for character in text {
      let width = CharacterCanvas.width(character)
      guard let index = index(column, row), column + width <= columns else { return }
      texts[index] = character
      if width == 2 { covered[index + 1] = true }
      column += width
    }
  }

  /// The rows from top to bottom, without spaces at their ends.
  var text: [String] {
    (0..<rows).map { row in
      var line = ""
      for index in (row * columns)..<((row + 1) * columns) where !covered[index] {
        line.append(
          texts[index] ?? CharacterCanvas.characters[Int(lines[index].rawValue)])
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  // MARK: Widths

  /// The columns that a terminal gives to a character.
  static func width(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") {
      return 2
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  static func width(_ text: String) -> Int { text.reduce(0) { $0 + width($1) } }

  /// As much of the text as fits, with `…` if that is not all; control characters become `·`.
  static func cut(_ text: String, to columns: Int) -> String {
    let clean = text.map { character -> Character in
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control
          || $0.properties.generalCategory == .format
            && $0.value != 0x200D
      }
      return isControl ? "·" : character
    }
    guard clean.reduce(0, { $0 + width($1) }) > columns else { return String(clean) }
    guard columns > 1 else { return columns == 1 ? "…" : "" }
    var result = ""
    var used = 0
    for character in clean {
      guard used + width(character) < columns else { break }
      result.append(character)
      used += width(character)
    }
    return result + "…"
  }
}
