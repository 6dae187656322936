import Foundation

/// The measures in a TrueType or OpenType file. Everything is read and checked when it is opened, so
/// that a damaged file is an error at once.
///
///     directory ─► head, hhea, OS/2, maxp   sizes and vertical measures
///               ─► cmap                     character → glyph
///               ─► hmtx, HVAR               glyph → advance, at a place along the axes
///               ─► GPOS or kern             pair of glyphs → kerning
///               ─► fvar, avar               the axes of a variable font
///               ─► trak, name               tracking by size; names
struct FontFile: Sendable {
  let unitsPerEm: Double
  let ascender: Double
  let descender: Double
  let lineGap: Double
  let capHeight: Double
  /// 400 for regular, 700 for bold.
  let weightClass: Double
  let isItalic: Bool
  let names: FontNames
  let advances: [UInt16]
  let characters: CharacterMap
  let axes: FontAxes
  let advanceVariations: AdvanceVariations?
  let kerning: FontKerning
  let tracking: FontTracking?

  init(_ data: Data) throws(FontFileError) {
    let tables = try FontFile.directory(data)
    func table(_ tag: String) throws(FontFileError) -> FontTable {
      guard let table = tables[tag] else { throw .missingTable(tag) }
      return table
    }
    let head = try table("head")
    let units = try head.uint16(18)
    guard (16...16384).contains(units) else { throw head.bad("an em has \(units) units") }
    unitsPerEm = Double(units)
    let glyphCount = try table("maxp").uint16(4)
    guard glyphCount > 0 else { throw try table("maxp").bad("there are 0 glyphs") }

    let hhea = try table("hhea")
    ascender = Double(try hhea.int16(4))
    descender = Double(try hhea.int16(6))
    lineGap = Double(max(0, try hhea.int16(8)))
    guard ascender >= descender, ascender - descender > 0 else {
      throw hhea.bad("the line height is not above 0")
    }
    advances = try FontFile.advances(
      table("hmtx"), count: hhea.uint16(34), glyphCount: glyphCount, hhea)
    if let os2 = tables["OS/2"], os2.count >= 78 {
      weightClass = Double(min(max(try os2.uint16(4), 1), 1000))
      isItalic = try os2.uint16(62) & 1 != 0
      let version = try os2.uint16(0)
      let height = version >= 2 && os2.count >= 90 ? try os2.int16(88) : 0
      capHeight = height > 0 ? Double(height) : ascender * FontFile.capitals
    } else {
      weightClass = 400
      isItalic = false
      capHeight = ascender * FontFile.capitals
    }
    if let table = tables["name"] { names = try FontNames(table) } else { names = FontNames() }
    characters = try CharacterMap(table("cmap"), glyphCount: glyphCount)
    axes = try FontAxes(fvar: tables["fvar"], avar: tables["avar"])
    let axisCount = axes.axes.count
    if axisCount > 0, let table = tables["HVAR"] {
      advanceVariations = try AdvanceVariations(table, axisCount: axisCount)
    } else {
      advanceVariations = nil
    }
    kerning = try FontKerning(
      gpos: tables["GPOS"], kern: tables["kern"], gdef: tables["GDEF"], axisCount: axisCount)
    if let table = tables["trak"] { tracking = try FontTracking(table) } else { tracking = nil }
  }

  /// How high capitals are in most fonts, as a part of the ascender.
  private static let capitals = 0.74

  private static func directory(_ data: Data) throws(FontFileError) -> [String: FontTable] {
    let file = FontTable("the list of tables", data)
    guard file.count >= 12 else { throw .notAFont }
    switch try file.tag(0) {
    case "\0\u{1}\0\0", "OTTO", "true": break
    case "ttcf": throw .collection
    case "wOFF", "wOF2": throw .packedForTheWeb
    default: throw .notAFont
    }
    let count = try file.uint16(4)
    try file.require(count, of: 16, at: 12)
    var tables: [String: FontTable] = [:]
    for index in 0..<count {
      let record = 12 + 16 * index
      let tag = try file.tag(record)
      let table = file.named(tag)
      tables[tag] = try table.part(
        file.uint32(record + 8), length: file.uint32(record + 12))
    }
    return tables
  }

  /// The last advance counts for all glyphs behind it.
  private static func advances(
    _ hmtx: FontTable, count: Int, glyphCount: Int, _ hhea: FontTable
  ) throws(FontFileError) -> [UInt16] {
    guard count > 0 else { throw hhea.bad("no glyph has an advance") }
    let own = min(count, glyphCount)
    try hmtx.require(own, of: 4, at: 0)
    var advances: [UInt16] = []
    advances.reserveCapacity(glyphCount)
    for glyph in 0..<own { advances.append(UInt16(try hmtx.uint16(4 * glyph))) }
    let last = advances[own - 1]
    while advances.count < glyphCount { advances.append(last) }
    return advances
  }
}
