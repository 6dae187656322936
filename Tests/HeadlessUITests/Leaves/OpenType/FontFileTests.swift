import Foundation
import Testing

@testable import HeadlessUI

@Suite("Font files")
struct FontFileTests {
  private func metrics(
    _ fonts: FontBuilder..., isSystemFont: Bool = false
  ) throws -> FontFileMetrics {
    FontFileMetrics(try fonts.map { try FontFile($0.file) }, key: "test", isSystemFont)
  }

  private func widths(
    _ text: String, _ metrics: FontFileMetrics, _ size: CGFloat = 10,
    _ weight: Font.Weight = .regular
  ) -> [Double] {
    var font = ResolvedFont(size: size)
    font.weight = weight
    return metrics.advances(of: Array(text), in: font).map { (Double($0) * 1e6).rounded() / 1e6 }
  }

  @Test("advances are the file's, in both formats of the character map")
  func advances() throws {
    #expect(widths("abc", try metrics(FontBuilder())) == [6, 4, 8])
    #expect(widths("abc", try metrics(FontBuilder(usesFormat12: true))) == [6, 4, 8])
  }

  @Test("what the font does not draw is as wide as in the built-in metrics")
  func missing() throws {
    let alone = SystemTextMetrics().advance(of: "漢", in: ResolvedFont(size: 10))
    #expect(widths("漢", try metrics(FontBuilder())) == [Double(alone)])
  }

  @Test("lines are as high as the file says")
  func heights() throws {
    let metrics = try metrics(FontBuilder())
    let font = ResolvedFont(size: 10)
    #expect(metrics.ascent(of: font) == 9 && metrics.descent(of: font) == 3)
    #expect(metrics.leading(of: font) == 1 && metrics.lineAdvance(of: font) == 13)
  }

  @Test("pairs are kerned by GPOS, as pairs, as classes and by way of an extension")
  func kerning() throws {
    var font = FontBuilder()
    font.tables["GPOS"] = FontBuilder.gpos(FontBuilder.pairs([(2, -100), (3, 50)]))
    #expect(widths("abacba", try metrics(font)) == [5, 4, 6.5, 8, 4, 6])
    font.tables["GPOS"] = FontBuilder.gpos(FontBuilder.classes(units: -200))
    #expect(widths("acbcab", try metrics(font)) == [4, 8, 2, 8, 6, 4])
    let extended = u16(1) + u16(2) + u32(8) + FontBuilder.pairs([(2, -100)])
    font.tables["GPOS"] = FontBuilder.gpos(extended, type: 9)
    #expect(widths("ab", try metrics(font)) == [5, 4])
  }

  @Test("pairs are kerned by the older table where there is no other")
  func olderKerning() throws {
    var font = FontBuilder()
    let pairs = u16(1) + u16(0) + u16(0) + u16(0) + u16(1) + u16(2) + u16(-100)
    font.tables["kern"] = u16(0) + u16(1) + u16(0) + u16(6 + pairs.count) + u16(1) + pairs
    #expect(widths("abab", try metrics(font)) == [5, 4, 5, 4])
    font.tables["GPOS"] = FontBuilder.gpos(FontBuilder.pairs([(2, 100)]))
    #expect(widths("ab", try metrics(font)) == [7, 4])
  }

  @Test("a variable font is as wide as at its weight")
  func variations() throws {
    var font = FontBuilder()
    for (tag, table) in FontBuilder.variable(delta: 100) { font.tables[tag] = table }
    let metrics = try metrics(font)
    #expect(widths("a", metrics) == [6])
    #expect(widths("a", metrics, 10, .black) == [7])
    // 700 of 400 to 900: three fifths.
    #expect(widths("a", metrics, 10, .bold) == [6.6])
    #expect(widths("a", metrics, 10, .light) == [6])
  }

  @Test("the places along an axis are corrected as the file says")
  func corrections() throws {
    var font = FontBuilder()
    for (tag, table) in FontBuilder.variable(delta: 100) { font.tables[tag] = table }
    let map = [(-1.0, -1.0), (0, 0), (0.6, 0.2), (1, 1)]
    font.tables["avar"] =
      u16(1) + u16(0) + u16(0) + u16(1) + u16(map.count) + map.flatMap { f14($0.0) + f14($0.1) }
    #expect(widths("a", try metrics(font), 10, .bold) == [6.2])
  }

  @Test("of several files the one with the nearest weight is taken")
  func weights() throws {
    func os2(_ weight: Int) -> [UInt8] {
      u16(4) + u16(0) + u16(weight) + [UInt8](repeating: 0, count: 90)
    }
    var (regular, bold) = (FontBuilder(), FontBuilder(advances: [500, 700, 500, 900]))
    regular.tables["OS/2"] = os2(400)
    bold.tables["OS/2"] = os2(700)
    let metrics = try metrics(regular, bold)
    #expect(widths("a", metrics, 10, .medium) == [6])
    #expect(widths("a", metrics, 10, .heavy) == [7])
  }

  @Test("tracking is the file's, or Apple's where the file stands for the system's font")
  func tracking() throws {
    var font = FontBuilder()
    #expect(widths("a", try metrics(font, isSystemFont: true), 17)[0] < 17 * 0.6 - 0.4)
    let data = u16(1) + u16(2) + u32(28) + fixed(0) + u16(0) + u16(36)
    font.tables["trak"] =
      fixed(1) + u16(0) + u16(12) + u16(0) + u16(0) + data + fixed(10) + fixed(20) + u16(100)
      + u16(-100)
    let metrics = try metrics(font, isSystemFont: true)
    #expect(widths("a", metrics, 10) == [7] && widths("a", metrics, 20) == [10])
    #expect(widths("a", metrics, 15) == [9] && widths("a", metrics, 40) == [20])
  }

  @Test("a text is as wide as its glyphs, rounded up to a pixel")
  @MainActor
  func text() throws {
    var font = FontBuilder()
    font.tables["GPOS"] = FontBuilder.gpos(FontBuilder.pairs([(2, -130)]))
    let text = Text("ab").font(.custom("Any", size: 10))
      .environment(\.textMetrics, try metrics(font)).environment(\.displayScale, 3)
    // 6 + 4 - 1.3 is 8.7.
    #expect(abs(size(text, nil, nil).width - 9) < 1e-9 && size(text, nil, nil).height == 12)
  }

  @Test("a font that a project brings along is found by its name in a folder")
  @MainActor
  func project() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts-\(UUID().uuidString)/inside")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    var font = FontBuilder()
    let name = Array("Brand Sans".utf16).flatMap { u16(Int($0)) }
    font.tables["name"] =
      u16(0) + u16(1) + u16(18) + u16(3) + u16(1) + u16(0x409) + u16(1) + u16(name.count) + u16(0)
      + name
    try font.file.write(to: folder.appendingPathComponent("brand.ttf"))
    try Data("no font".utf8).write(to: folder.appendingPathComponent("broken.ttf"))
    let catalog = FontCatalog(folders: [folder.deletingLastPathComponent()], base: BoxTextMetrics())
    func width(_ font: Font) -> CGFloat {
      size(Text("ab").font(font).environment(\.textMetrics, catalog), nil, nil).width
    }
    #expect(width(.custom("Brand Sans", size: 10)) == 10)
    #expect(width(.custom("brand", size: 10)) == 10)
    #expect(width(.custom("Other", size: 10)) == 20)
    #expect(width(.system(size: 10)) == 20)
  }
}
