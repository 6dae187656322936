import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Text")
struct TextTests {
  /// Every character is a square of 10 points.
  private func box<V: View>(_ view: V) -> some View {
    view.font(.system(size: 10)).environment(\.textMetrics, .box)
  }

  @Test("A value of any kind is formatted by a formatter, in a text and as one")
  func formatter() {
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.timeZone = TimeZone(identifier: "GMT")
    dates.dateFormat = "yyyy"
    let date = Date(timeIntervalSince1970: 0)
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 2
    #expect(Text(date, formatter: dates).segments.map(\.string).joined() == "1970")
    #expect(Text("in \(date, formatter: dates)").segments.map(\.string).joined() == "in 1970")
    #expect(
      Text("\(NSNumber(value: 3), formatter: numbers) %").segments.map(\.string).joined()
        == "3.00 %")
    #expect(Text(Decimal(3), formatter: numbers).segments.map(\.string).joined() == "3.00")
  }

  @Test("line spacing adds to the height between lines, and to no other")
  func lineSpacing() {
    let text = box(Text("aaa bb cccc")).lineSpacing(4)
    #expect(size(text, nil, nil).height == 10)
    #expect(size(text, 65, nil).height == 24)
    #expect(size(text, 40, nil).height == 38)
  }

  @Test("a value in a text is formatted by a style")
  func formatStyle() {
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
    let text = Text("\(1234567, format: style) steps")
    #expect(text.segments.map(\.string).joined() == "1,234,567 steps")
  }

  private func string(_ text: Text) -> String { text.segments.map(\.string).joined() }

  @Test("numbers in a localized text are written as SwiftUI writes them")
  func numbers() {
    #expect(string(Text("\(999) \(1_000) \(-1_234_567) \(-999)")) == "999 1,000 -1,234,567 -999")
    #expect(string(Text("\(1.5) \(CGFloat(0)) \(Float(-0.25))")) == "1.500000 0.000000 -0.250000")
    #expect(string(Text("\(123_456.5) \(-1e9)")) == "123,456.500000 -1,000,000,000.000000")
    #expect(string(Text("\(UInt8.max) \(Int.min)")) == "255 -9,223,372,036,854,775,808")
    #expect(string(Text("\(Double.infinity) \(-Double.infinity) \(Double.nan)")) == "∞ -∞ NaN")
    #expect(string(Text("\(1_234.567, specifier: "%.2f")")) == "1,234.57")
    #expect(string(Text(verbatim: "\(1_000) \(1.5)")) == "1000 1.5")
    #expect(string(Text("\(5.25, specifier: "%05.2f")")) == "05.25")
    let nothing: Int? = 1_000
    #expect(string(Text("\(nothing as Any)")) == "Optional(1000)")
    let variable = "\(1_000)"
    #expect(string(Text(variable)) == "1000")
    #expect(String(localized: "\(1_000) of \(2.0)") == "1,000 of 2.000000")
  }

  @Test("numbers are written as the language writes them that texts are shown in")
  func languageOfNumbers() {
    TextLanguage.$current.withValue(.translation("de")) {
      #expect(string(Text("\(1_234_567) \(1.5)")) == "1.234.567 1,500000")
      #expect(string(Text(1_234.5, format: .number)) == "1.234,5")
      let english = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
      #expect(string(Text(1_234.5, format: english)) == "1,234.5")
    }
    TextLanguage.$current.withValue(.lengthened) {
      #expect(string(Text("\(1_000)")).hasPrefix("1,000"))
    }
  }

  @Test("money and dates are those of the US unless a style is told otherwise")
  func money() {
    #expect(string(Text(1_234.5, format: .currency(code: "USD"))) == "$1,234.50")
    #expect(string(Text("\(3, format: .currency(code: "USD"))")) == "$3.00")
    let day = Date.FormatStyle(date: .abbreviated, time: .omitted, timeZone: .gmt)
    #expect(string(Text(Date(timeIntervalSince1970: 0), format: day)) == "Jan 1, 1970")
    #expect(EnvironmentValues().locale.identifier == "en_US")
  }

  @Test(
    "a text wraps after whole words and is as wide as its widest line, with the space that ends it")
  func wrapping() {
    let text = box(Text("aaa bb cccc"))
    #expect(size(text, nil, nil) == CGSize(width: 110, height: 10))
    #expect(size(text, 100, nil) == CGSize(width: 70, height: 20))
    #expect(size(text, 65, nil) == CGSize(width: 65, height: 20))
    #expect(size(box(Text("aaa bb ccccccc")), 100, nil) == CGSize(width: 70, height: 20))
    #expect(size(box(Text("aaa bb cccccccc")), 100, nil) == CGSize(width: 80, height: 20))
    #expect(size(text, 40, nil) == CGSize(width: 40, height: 30))
  }

  @Test(
    "the second of two lines is no short word alone, unless a full stop follows it or it is long")
  func lastWord() {
    func wrapped(_ string: String, _ width: CGFloat, lineLimit: Int? = nil) -> CGSize {
      size(box(Text(string)).lineLimit(lineLimit), width, nil)
    }
    #expect(wrapped("aaaa bbbb ccc", 100) == CGSize(width: 80, height: 20))
    #expect(wrapped("aaaa bbbb ccc", 100, lineLimit: 2) == CGSize(width: 80, height: 20))
    #expect(wrapped("aaaa bbbb ccc ", 100) == CGSize(width: 90, height: 20))
    #expect(wrapped("aaaa bbbb cc.", 100) == CGSize(width: 100, height: 20))
    #expect(wrapped("aaaa bbbb cccc", 100) == CGSize(width: 100, height: 20))
    #expect(wrapped("aaaa bbbb ccc dddd ee", 100) == CGSize(width: 100, height: 30))
    #expect(wrapped("aaaabbbb ccc", 100) == CGSize(width: 90, height: 20))
    #expect(wrapped("aaaa bbbb\nccc", 100) == CGSize(width: 90, height: 20))
    #expect(wrapped("a bbbbbb ccc", 90) == CGSize(width: 90, height: 20))
    #expect(wrapped("aa bbbbbbb ccc", 100) == CGSize(width: 100, height: 20))
  }

  @Test("a text that is proposed its own size keeps it, wherever its lines break")
  func stable() {
    for string in [
      "a bbbb ccc", "aaaa bbbb ccc", "aaaaaa bbbbbbb ccccc", "aa bb cc dd ", "a b-c ddd",
    ] {
      let text = box(Text(string))
      for width in stride(from: CGFloat(20), through: 220, by: 5) {
        let own = size(text, width, nil)
        #expect(size(text, own.width, nil) == own, "\(string) at \(width)")
      }
    }
  }

  @Test("spaces count at the end of a text and where it wraps, as far as there is room")
  func trailingSpaces() {
    #expect(size(box(Text("ab ")), nil, nil).width == 30)
    #expect(size(box(Text("ab  ")), 35, nil).width == 35)
    #expect(size(box(Text("ab cd")), 25, nil).width == 25)
    #expect(size(box(Text("ab cd")), 20, nil).width == 20)
  }

  @Test("a word wider than its line is broken inside")
  func longWord() {
    #expect(size(box(Text("abcdefg")), 30, nil) == CGSize(width: 30, height: 30))
    #expect(size(box(Text("abcdefg")), 0, nil) == CGSize(width: 10, height: 70))
  }

  @Test("a text never wants more than its content, and offers its ideal size for nothing")
  func infinite() {
    #expect(size(box(Text("abc")), .infinity, .infinity) == CGSize(width: 30, height: 10))
    #expect(size(box(Text("a\nbcd\n")), nil, nil) == CGSize(width: 30, height: 30))
  }

  @Test("lines that do not fit in the height are cut off, but not the first")
  func truncation() {
    let text = box(Text("aaa bbb ccc ddd"))
    #expect(size(text, 30, 25) == CGSize(width: 30, height: 20))
    #expect(size(text, 30, 0) == CGSize(width: 30, height: 10))
    #expect(size(text.fixedSize(horizontal: false, vertical: true), 30, 0).height == 40)
  }

  @Test("a line limit cuts off, and may reserve room")
  func lineLimit() {
    #expect(size(box(Text("aaa bbb ccc").lineLimit(2)), 30, nil).height == 20)
    #expect(size(box(Text("aaa").lineLimit(3, reservesSpace: true)), 300, nil).height == 30)
    #expect(size(box(Text("aaa bbb").lineLimit(3...5)), 300, nil).height == 30)
  }

  @Test("a scale factor makes text smaller before it is cut off")
  func minimumScale() {
    let text = box(Text("aaaaaaaaaa").lineLimit(1).minimumScaleFactor(0.4))
    let answer = size(text, 50, nil)
    #expect(answer.width <= 50 && answer.width > 45 && answer.height < 10)
  }

  @Test("characters come closer before they get smaller or are cut off, by a twentieth at most")
  func tightening() {
    let text = Text("Reservations for tonight").lineLimit(1)
    let ideal = size(text, nil, nil)
    let narrow = (ideal.width * 0.97).rounded()
    let tight = size(text.allowsTightening(true), narrow, nil)
    #expect(tight.width <= narrow && tight.width > narrow - 3)
    #expect(tight.height == ideal.height)
    func isCut(_ view: some View, _ width: CGFloat) -> Bool {
      func cut(_ node: LayoutNode) -> Bool {
        (node as? TextNode).map { $0.brokenLines.lines.isTruncated } ?? false
          || node.childNodes.contains(where: cut)
      }
      return cut(LaidOut(view.frame(width: width)).host.rootNode)
    }
    #expect(isCut(text, narrow))
    #expect(!isCut(text.allowsTightening(true), narrow))
    #expect(isCut(text.allowsTightening(true), ideal.width * 0.85))
    #expect(!isCut(text.allowsTightening(true).minimumScaleFactor(0.8), ideal.width * 0.85))
    #expect(
      size(text.minimumScaleFactor(0.5), ideal.width * 0.8, nil).height
        < size(text.allowsTightening(true).minimumScaleFactor(0.5), ideal.width * 0.8, nil).height)
  }

  @Test("with bold text the system's fonts are heavier, and others stay")
  func legibility() {
    func width(_ view: some View, _ weight: LegibilityWeight) -> CGFloat {
      size(view.environment(\.legibilityWeight, weight), nil, nil).width
    }
    let text = Text("Reservations")
    #expect(width(text, .bold) == size(text.fontWeight(.semibold), nil, nil).width)
    #expect(width(text, .bold) > width(text, .regular))
    #expect(width(text.bold(), .bold) > width(text.bold(), .regular))
    let custom = text.font(.custom("Unknown", size: 17))
    #expect(width(custom, .bold) == width(custom, .regular))
  }

  @Test("fonts, styles and traits change the size")
  func fonts() {
    let plain = size(Text("Layout"), nil, nil)
    #expect(plain.height == 20.5)
    #expect(size(Text("Layout").font(.largeTitle), nil, nil).height > 40)
    #expect(size(Text("Layout").bold(), nil, nil).width > plain.width)
    #expect(size(VStack { Text("Layout") }.font(.caption), nil, nil).width < plain.width)
    #expect(size(Text("Lay").font(.title) + Text("out"), nil, nil).width > plain.width)
  }

  @Test("baselines of texts of different sizes meet")
  func baselines() {
    let laidOut = LaidOut(
      HStack(alignment: .firstTextBaseline) {
        Text("Large").font(.system(size: 40))
        Text("small").font(.system(size: 10))
      })
    let frames = laidOut.frames("Text")
    // 0.952 of the size is above the baseline.
    #expect(abs((frames[0].minY + 38.1) - (frames[1].minY + 9.5)) < 0.5)
  }

  @Test("Markdown in a literal changes the look, not the characters")
  func markdown() {
    #expect(size(box(Text("a **b** _c_ `d` [e](f)")), nil, nil).width == 90)
    #expect(size(box(Text(verbatim: "a **b**")), nil, nil).width == 70)
    #expect(size(box(Text("snake_case_name 2*3*4")), nil, nil).width == 190)
    #expect(size(box(Text("*a **b** c* **d *e*** *f **g*** ***h***")), nil, nil).width == 150)
    #expect(Text("***h***").segments.first?.traits.isItalic == true)
    #expect(Text("***h***").segments.first?.traits.isBold == true)
    let value = "**x**"
    #expect(size(box(Text("\(value)")), nil, nil).width == 50)
  }

  @Test(
    "texts above each other keep the leading of the lower one's style, and none of a font of a size"
  )
  func spacing() {
    func gap(_ upper: Text, _ lower: Text, scale: CGFloat = 3) -> CGFloat {
      let frames = LaidOut(
        VStack {
          upper
          lower
        }, scale: scale
      ).frames("Text")
      return frames[1].minY - frames[0].maxY
    }
    let (plain, caption) = (Text("one"), Text("two").font(.caption))
    #expect(abs(gap(plain, plain) - 2) < 0.001)
    #expect(abs(gap(plain, Text("two").font(.subheadline)) - 7 / 3) < 0.001)
    #expect(abs(gap(plain, caption) - 2) < 0.001)
    #expect(abs(gap(caption, plain) - 2) < 0.001)
    #expect(abs(gap(plain, Text("two").font(.system(size: 17)))) < 0.001)
    #expect(abs(gap(plain, plain.font(.body.leading(.tight)))) < 0.001)
  }

  @Test("a text keeps a tenth of its line, the leading included, to a view that is no text")
  func beside() {
    func gaps(_ text: Text) -> [CGFloat] {
      let laidOut = LaidOut(
        VStack {
          Color.red.frame(height: 10)
          text
          Color.red.frame(height: 10)
        }, scale: 3)
      let (texts, colors) = (laidOut.frames("Text"), laidOut.frames("Color"))
      return [texts[0].minY - colors[0].maxY, colors[1].minY - texts[0].maxY]
    }
    let body = gaps(Text("one"))
    #expect(abs(body[0] - 8.14) < 0.05 && abs(body[1] - 12.35) < 0.05, "\(body)")
    let fixed = gaps(Text("one").font(.system(size: 17)))
    #expect(abs(fixed[0] - 6.43) < 0.05 && abs(fixed[1] - 10.65) < 0.05, "\(fixed)")
  }

  @Test("a symbol touches a text below it, and another view or a resized symbol does not")
  func belowSymbol() {
    func gap(_ upper: some View) -> CGFloat {
      let laidOut = LaidOut(
        VStack {
          upper
          Text("one")
        }, scale: 3)
      return laidOut.frames("Text")[0].minY
        - (laidOut.frames("Image") + laidOut.frames("Color"))[0].maxY
    }
    #expect(abs(gap(Image(systemName: "globe"))) < 0.001)
    #expect(abs(gap(Image(systemName: "globe").font(.title))) < 0.001)
    #expect(gap(Image(systemName: "globe").resizable().frame(width: 20, height: 20)) > 5)
    #expect(gap(Color.red.frame(height: 10)) > 5)
    let rows = LaidOut(
      VStack {
        HStack {
          Text("one")
          Image(systemName: "chevron.up")
        }
        Text("two")
      }, scale: 3)
    // The texts of both rows decide.
    let bottom = rows.frames("HStack")[0].maxY
    #expect(abs(rows.frames("Text")[1].minY - bottom - 2) < 0.001)
  }
}
