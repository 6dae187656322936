import Foundation
import Testing

@testable import HeadlessUI

@Suite("Metrics of the system's font")
struct SystemTextMetricsTests {
  private func width(_ text: String, _ font: ResolvedFont = ResolvedFont(size: 17)) -> Double {
    SystemTextMetrics().advances(of: Array(text), in: font).reduce(0) { $0 + Double($1) }
  }

  private func font(_ size: CGFloat = 17, _ change: (inout ResolvedFont) -> Void = { _ in })
    -> ResolvedFont
  {
    var font = ResolvedFont(size: size)
    change(&font)
    return font
  }

  @Test("pairs such as AV stand closer than their letters alone, in the order that they stand in")
  func kerning() {
    #expect(width("AV") < width("A") + width("V") - 0.3)
    #expect(width("nn") == 2 * width("n"))
    #expect(width("To") != width("oT"))
  }

  @Test("each character has tracking: letters are closer at 17 points than at 10, at 40 than at 28")
  func tracking() {
    let ems = [10, 17, 28, 40].map { width("n", font($0)) / Double($0) }
    // Within a design only the tracking differs: 24 and -52, 28 and 19 of 2048 parts of an em.
    #expect(abs((ems[0] - ems[1]) - 76.0 / 2048) < 1e-6)
    #expect(abs((ems[2] - ems[3]) - 9.0 / 2048) < 1e-6)
    // Half way between two sizes it is half of both.
    #expect(abs(width("n", font(10.5)) / 10.5 - (ems[0] - 6.0 / 2048)) < 1e-6)
  }

  @Test("sizes above those known are set in the display design, very large ones without tracking")
  func largeSizes() {
    #expect(abs(width("n", font(80)) / 80 - width("n", font(160)) / 160) < 1e-6)
    #expect(width("n", font(0)) == 0)
  }

  @Test("heavier is wider, lighter is not")
  func weights() {
    let widths = [Font.Weight.regular, .medium, .semibold, .bold, .heavy, .black].map { weight in
      width("Heavier", font { $0.weight = weight })
    }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    // What all letters are wider by at 17 points: 2.4, 4.1 and 6.5 %. A word has others than the alphabet.
    for (index, factor) in [(1, 1.024), (2, 1.041), (3, 1.065)] {
      #expect(abs(widths[index] / widths[0] - factor) < 0.02)
    }
  }

  @Test("digits differ in width unless they are monospaced, letters stay as they are")
  func digits() {
    #expect(width("1") < width("8") - 1)
    let tabular = font { $0.hasMonospacedDigits = true }
    #expect(Set("0123456789".map { width(String($0), tabular) }).count == 1)
    #expect(width("Text", tabular) == width("Text"))
  }

  @Test("monospaced digits are as wide in any order, so that a clock stays in place")
  func clock() {
    let tabular = font { $0.hasMonospacedDigits = true }
    let widths = (0..<1_000).map { width(String(format: "%04d", $0 * 7 % 10_000), tabular) }
    #expect(Set(widths).count == 1)
  }

  @Test("accents, Greek and Cyrillic have advances of their own; combining marks none")
  func scripts() {
    #expect(width("é") == width("e\u{301}"))
    #expect(width("ε") != width("ω"))
    #expect(width("Ж") > width("г"))
    #expect(width("a\u{323}\u{302}") > 0)
    #expect(width("\u{200B}") == 0)
  }

  @Test("ideographs and emoji are squares, Hangul is narrower")
  func fallback() {
    #expect(width("漢字") == 34)
    #expect(width("👩‍👩‍👧") == 17)
    #expect(width("한") < 17 && width("한") > 14)
    #expect(width("שלום") > 20 && width("שלום") < 50)
  }

  @Test("monospaced characters are all equally wide, ideographs twice as wide")
  func monospaced() {
    let mono = font(12) { $0.design = .monospaced }
    #expect(abs(width("iW", mono) - 2 * 7.41796875) < 1e-9)
    #expect(abs(width("漢", mono) - 2 * 7.41796875) < 1e-9)
  }

  @Test("small capitals are smaller than capitals and wider than most letters")
  func smallCapitals() {
    let small = font { $0.hasSmallLowercase = true }
    #expect(width("abc", small) < width("ABC"))
    #expect(width("ABC", small) > width("abc", small))
    let upper = font { $0.hasSmallUppercase = true }
    #expect(width("ABC", upper) < width("ABC"))
    #expect(width("abc", upper) == "abc".reduce(0) { $0 + width(String($1)) })
  }

  @Test("every glyph of the tables has an advance that a letter could have")
  func tables() {
    let tables = InterTables.shared
    #expect(tables.glyph(" ") == 0)
    #expect(tables.glyph("漢") == nil)
    var count = 0
    for value in UInt32(0x20)...0x27FF {
      guard let scalar = Unicode.Scalar(value), let glyph = tables.glyph(scalar) else { continue }
      count += 1
      for corner in 0..<4 {
        var shares = InterTables.Shares.zero
        shares[corner] = 1
        let advance = tables.advance(glyph, shares)
        #expect(advance >= 0 && advance < 4, "\(scalar)")
      }
    }
    #expect(count == 1712)
  }
}
