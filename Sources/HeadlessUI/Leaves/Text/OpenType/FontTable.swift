import Foundation

/// A table of a font file, or a part of one, from which big-endian numbers are read. Reading outside
/// of it throws.
struct FontTable: Sendable {
  let name: String
  private let data: Data
  private let start: Int
  let count: Int

  init(_ name: String, _ data: Data) {
    self.name = name
    self.data = data
    start = data.startIndex
    count = data.count
  }

  private init(_ name: String, _ data: Data, start: Int, count: Int) {
    self.name = name
    self.data = data
    self.start = start
    self.count = count
  }

  /// What begins at an offset, up to the end of this table or as long as given.
  func part(_ offset: Int, length: Int? = nil) throws(FontFileError) -> FontTable {
    guard offset >= 0, offset <= count, (length ?? 0) >= 0, (length ?? 0) <= count - offset else {
      throw .cutTable(name)
    }
    return FontTable(name, data, start: start + offset, count: length ?? count - offset)
  }

  func named(_ name: String) -> FontTable {
    FontTable(name, data, start: start, count: count)
  }

  /// That a number of records of a size lie behind an offset.
  func require(_ records: Int, of size: Int, at offset: Int) throws(FontFileError) {
    guard offset >= 0, offset <= count, records >= 0, records <= (count - offset) / max(1, size)
    else { throw .cutTable(name) }
  }

  func bad(_ what: String) -> FontFileError { .badTable(name, what) }

  func uint8(_ offset: Int) throws(FontFileError) -> Int {
    guard offset >= 0, offset < count else { throw .cutTable(name) }
    return Int(data[start + offset])
  }

  func uint16(_ offset: Int) throws(FontFileError) -> Int {
    guard offset >= 0, offset <= count - 2 else { throw .cutTable(name) }
    return Int(data[start + offset]) << 8 | Int(data[start + offset + 1])
  }

  func int16(_ offset: Int) throws(FontFileError) -> Int {
    Int(Int16(truncatingIfNeeded: try uint16(offset)))
  }

  func uint32(_ offset: Int) throws(FontFileError) -> Int {
    try uint16(offset) << 16 | uint16(offset + 2)
  }

  func int32(_ offset: Int) throws(FontFileError) -> Int {
    Int(Int32(truncatingIfNeeded: try uint32(offset)))
  }

  /// A number of 16 bits before and after the point.
  func fixed(_ offset: Int) throws(FontFileError) -> Double {
    Double(try int32(offset)) / 65536
  }

  /// A number of 2 bits before and 14 after the point.
  func f2dot14(_ offset: Int) throws(FontFileError) -> Double {
    Double(try int16(offset)) / 16384
  }

  func tag(_ offset: Int) throws(FontFileError) -> String {
    var tag = ""
    for index in 0..<4 {
      tag.unicodeScalars.append(Unicode.Scalar(UInt8(try uint8(offset + index))))
    }
    return tag
  }

  func bytes(_ offset: Int, _ length: Int) throws(FontFileError) -> Data {
    try require(length, of: 1, at: offset)
    return data[(start + offset)..<(start + offset + length)]
  }
}
