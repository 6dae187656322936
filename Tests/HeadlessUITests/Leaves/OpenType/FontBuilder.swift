import Foundation

/// Makes font files with known numbers: 1000 units to an em; the glyph 0 is the missing one, and each
/// further one stands for a letter from `a` on.
struct FontBuilder {
  var advances = [500, 600, 400, 800]
  var unitsPerEm = 1000
  var glyphCount: Int?
  /// By tag; nil leaves a table out.
  var tables: [String: [UInt8]?] = [:]
  var signature: [UInt8] = [0, 1, 0, 0]
  var usesFormat12 = false

  var file: Data {
    var all: [String: [UInt8]] = [
      "head": head, "hhea": hhea, "maxp": u32(0x1_0000) + u16(glyphCount ?? advances.count),
      "hmtx": advances.flatMap { u16($0) + u16(0) }, "cmap": usesFormat12 ? cmap12 : cmap4,
    ]
    for (tag, table) in tables { all[tag] = table }
    let tags = all.keys.sorted()
    var bytes = signature + u16(tags.count) + u16(0) + u16(0) + u16(0)
    var body: [UInt8] = []
    let start = bytes.count + 16 * tags.count
    for tag in tags {
      let table = all[tag] ?? []
      bytes += Array(tag.utf8) + u32(0) + u32(start + body.count) + u32(table.count)
      body += table
      while body.count % 4 != 0 { body.append(0) }
    }
    return Data(bytes + body)
  }

  private var head: [UInt8] {
    [UInt8](repeating: 0, count: 18) + u16(unitsPerEm) + [UInt8](repeating: 0, count: 34)
  }

  private var hhea: [UInt8] {
    u32(0x1_0000) + u16(900) + u16(-300) + u16(100) + [UInt8](repeating: 0, count: 24)
      + u16(advances.count)
  }

  private var cmap4: [UInt8] {
    let last = 0x60 + advances.count - 1
    let segments: [(first: Int, last: Int, delta: Int)] = [
      (0x61, last, -0x60), (0xFFFF, 0xFFFF, 1),
    ]
    var table = u16(4) + u16(32) + u16(0) + u16(4) + u16(0) + u16(0) + u16(0)
    table += segments.flatMap { u16($0.last) } + u16(0)
    table += segments.flatMap { u16($0.first) } + segments.flatMap { u16($0.delta) }
    table += u16(0) + u16(0)
    return u16(0) + u16(1) + u16(3) + u16(1) + u32(12) + table
  }

  private var cmap12: [UInt8] {
    let table =
      u16(12) + u16(0) + u32(28) + u32(0) + u32(1) + u32(0x61) + u32(0x60 + advances.count - 1)
      + u32(1)
    return u16(0) + u16(1) + u16(3) + u16(10) + u32(12) + table
  }
}

func u16(_ value: Int) -> [UInt8] {
  [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
}

func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value) }

/// A number with 14 bits behind the point.
func f14(_ value: Double) -> [UInt8] { u16(Int((value * 16384).rounded())) }

/// A number with 16 bits behind the point.
func fixed(_ value: Double) -> [UInt8] { u32(Int((value * 65536).rounded())) }

extension FontBuilder {
  /// A table `GPOS` with one kerning lookup.
  static func gpos(_ subtable: [UInt8], type: Int = 2) -> [UInt8] {
    let lookup = u16(type) + u16(0) + u16(1) + u16(8) + subtable
    let lookups = u16(1) + u16(4) + lookup
    let feature = u16(0) + u16(1) + u16(0)
    let features = u16(1) + Array("kern".utf8) + u16(8) + feature
    return u32(0x1_0000) + u16(0) + u16(10) + u16(10 + features.count) + features + lookups
  }

  /// Pairs that begin with the glyph 1.
  static func pairs(_ pairs: [(second: Int, units: Int)]) -> [UInt8] {
    let set = u16(pairs.count) + pairs.flatMap { u16($0.second) + u16($0.units) }
    let coverage = u16(1) + u16(1) + u16(1)
    return u16(1) + u16(12 + set.count) + u16(4) + u16(0) + u16(1) + u16(12) + set + coverage
  }

  /// The glyphs 1 and 2 before the glyph 3, as classes.
  static func classes(units: Int) -> [UInt8] {
    let rights = u16(1) + u16(3) + u16(1) + u16(1)
    let lefts = u16(2) + u16(0)
    let coverage = u16(2) + u16(1) + u16(1) + u16(2) + u16(0)
    let start = 16 + 4
    return u16(2) + u16(start + rights.count + lefts.count) + u16(4) + u16(0)
      + u16(start + rights.count) + u16(start) + u16(1) + u16(2) + u16(0) + u16(units)
      + rights + lefts + coverage
  }

  /// A weight axis from 100 to 900, along which the glyphs 1, 2 and 3 get wider towards its end.
  static func variable(delta: Int) -> [String: [UInt8]] {
    let axis =
      Array("wght".utf8) + fixed(100) + fixed(400) + fixed(900) + u16(0) + u16(0)
    let fvar = u32(0x1_0000) + u16(16) + u16(2) + u16(1) + u16(20) + u16(0) + u16(0) + axis
    let regions = u16(1) + u16(1) + f14(0) + f14(1) + f14(1)
    let rows =
      u16(4) + u16(1) + u16(1) + u16(0) + u16(0) + u16(delta) + u16(delta) + u16(delta)
    let store = u16(1) + u32(12) + u16(1) + u32(12 + regions.count) + regions + rows
    return ["fvar": fvar, "HVAR": u32(0x1_0000) + u32(20) + u32(0) + u32(0) + u32(0) + store]
  }
}
