/// Dots in Braille characters: two columns and four rows of them in each.
struct DotCanvas {
  private let columns: Int
  private let rows: Int
  private var cells: [UInt32]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: 0, count: columns * rows)
  }

  /// In dots.
  var width: Int { columns * 2 }
  /// In dots.
  var height: Int { rows * 4 }

  // The dots of a Braille character are numbered down the columns, but the lowest come last.
  private static let bits: [[UInt32]] = [
    [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
  ]

  mutating func dot(_ x: Int, _ y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    cells[y / 4 * columns + x / 2] |= DotCanvas.bits[y % 4][x % 2]
  }

  mutating func line(from a: (x: Int, y: Int), to b: (x: Int, y: Int)) {
    let steps = max(abs(b.x - a.x), abs(b.y - a.y), 1)
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      dot(
        a.x + Int((part * Double(b.x - a.x)).rounded()),
        a.y + Int((part * Double(b.y - a.y)).rounded()))
    }
  }

  /// The rows from top to bottom, without spaces at their ends.
  var text: [String] {
    (0..<rows).map { row in
      var line = ""
      for cell in cells[(row * columns)..<((row + 1) * columns)] {
        let scalar = cell == 0 ? nil : Unicode.Scalar(0x2800 + cell)
        line.unicodeScalars.append(scalar ?? " ")
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
