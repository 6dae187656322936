import Foundation
import Testing

@testable import HeadlessUI

@Suite("Damaged font files")
struct DamagedFontTests {
  private func problem(_ data: Data) -> FontFileError? {
    do throws(FontFileError) {
      _ = try FontFile(data)
      return nil
    } catch {
      return error
    }
  }

  /// A font with all tables that are read.
  private var whole: FontBuilder {
    var font = FontBuilder()
    for (tag, table) in FontBuilder.variable(delta: 100) { font.tables[tag] = table }
    font.tables["GPOS"] = FontBuilder.gpos(FontBuilder.classes(units: -200))
    font.tables["kern"] =
      u16(0) + u16(1) + u16(0) + u16(20) + u16(1) + u16(1) + u16(0) + u16(0) + u16(0) + u16(1)
      + u16(2) + u16(-100)
    font.tables["avar"] =
      u16(1) + u16(0) + u16(0) + u16(1) + u16(3) + [-1, 0, 1].flatMap { f14($0) + f14($0) }
    font.tables["OS/2"] = u16(4) + u16(0) + u16(400) + [UInt8](repeating: 0, count: 90)
    font.tables["name"] =
      u16(0) + u16(1) + u16(18) + u16(3) + u16(1) + u16(0x409) + u16(1) + u16(2) + u16(0) + u16(65)
    font.tables["trak"] =
      fixed(1) + u16(0) + u16(12) + u16(0) + u16(0) + u16(1) + u16(1) + u32(28) + fixed(0) + u16(0)
      + u16(32) + fixed(10) + u16(5)
    return font
  }

  @Test("what is no single font says what it is")
  func kinds() {
    #expect(problem(Data()) == .notAFont)
    #expect(problem(Data("<html></html>  ".utf8)) == .notAFont)
    #expect(problem(FontBuilder(signature: Array("wOFF".utf8)).file) == .packedForTheWeb)
    #expect(problem(FontBuilder(signature: Array("wOF2".utf8)).file) == .packedForTheWeb)
    #expect(problem(FontBuilder(signature: Array("ttcf".utf8)).file) == .collection)
    #expect(throws: FontFileError.self) {
      try FontFileMetrics(contentsOf: [URL(fileURLWithPath: "/no/such.ttf")])
    }
  }

  @Test("a table that is missing, and numbers that cannot be, are named")
  func tables() {
    for tag in ["head", "hhea", "maxp", "hmtx", "cmap"] {
      var font = whole
      font.tables.updateValue(nil, forKey: tag)
      #expect(problem(font.file) == .missingTable(tag))
    }
    #expect(problem(FontBuilder(unitsPerEm: 0).file) == .badTable("head", "an em has 0 units"))
    #expect(problem(FontBuilder(glyphCount: 0).file) == .badTable("maxp", "there are 0 glyphs"))
    var font = FontBuilder()
    font.tables["cmap"] = u16(0) + u16(1) + u16(1) + u16(0) + u32(12)
    #expect(
      problem(font.file)
        == .badTable("cmap", "no subtable maps Unicode in format 4 or 12"))
  }

  @Test("an extension that leads to itself is refused")
  func extensionLoop() {
    var font = FontBuilder()
    font.tables["GPOS"] = FontBuilder.gpos(u16(1) + u16(9) + u32(0), type: 9)
    #expect(
      problem(font.file) == .badTable("GPOS", "an extension leads to another extension"))
  }

  @Test("a file that is cut anywhere is an error or a sound font, never a crash")
  func cut() {
    let data = whole.file
    #expect(problem(data) == nil)
    for length in 0..<data.count - 4 {
      #expect(problem(data.prefix(length)) != nil, "\(length) of \(data.count) bytes")
    }
  }

  @Test("damaged bytes are an error or a font that answers finite advances")
  func fuzz() {
    var random = SplitMix(state: 1)
    let count = Int(ProcessInfo.processInfo.environment["FONT_FUZZ"] ?? "") ?? 3000
    let sound = whole.file
    for _ in 0..<count {
      var data = sound
      for _ in 0..<(1 + Int(random.next() % 4)) {
        let place = Int(random.next() % UInt64(data.count))
        data[place] =
          [0, 1, 0x7F, 0x80, 0xFF, UInt8(truncatingIfNeeded: random.next())]
          .randomElement(using: &random) ?? 0
      }
      guard let font = try? FontFile(data) else { continue }
      let metrics = FontFileMetrics([font], key: "fuzz", true)
      var resolved = ResolvedFont(size: 17)
      resolved.weight = .bold
      let advances = metrics.advances(of: Array("abcab漢"), in: resolved)
      #expect(advances.allSatisfy { $0.isFinite && $0 >= 0 })
      #expect(metrics.lineHeight(of: resolved).isFinite)
    }
  }
}

/// Random numbers that are the same in each run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
