import Foundation

/// The names of a font: the table `name`.
struct FontNames: Sendable {
  /// Of the family, the font and its PostScript name, lowercased.
  private(set) var all: Set<String> = []

  init() {}

  init(_ table: FontTable) throws(FontFileError) {
    let count = try table.uint16(2)
    let strings = try table.uint16(4)
    try table.require(count, of: 12, at: 6)
    for index in 0..<count {
      let record = 6 + 12 * index
      let kind = try table.uint16(record + 6)
      // Family, full name, PostScript name, typographic family.
      guard [1, 4, 6, 16].contains(kind) else { continue }
      let platform = try table.uint16(record)
      let bytes = try table.bytes(
        strings + table.uint16(record + 10), table.uint16(record + 8))
      let encoding: String.Encoding = platform == 1 ? .macOSRoman : .utf16BigEndian
      if let name = String(data: bytes, encoding: encoding) { all.insert(name.lowercased()) }
    }
  }
}
