import HeadlessUI
import Testing

@testable import LayoutProbe

@Suite("Quoted sources")
struct SourceExcerptTests {
  private let source = """
    struct Card: View {
    \tvar body: some View {
        Color.red
          .onAppear { width = proxy.size.width }
      }

    }
    """

  private func lines(
    _ line: Int, _ column: Int? = nil, subject: String? = nil, in text: String? = nil,
    width: Int? = nil
  ) -> [String]? {
    var style = TextStyle()
    style.width = width
    return SourceExcerpt(
      of: text ?? source, at: SourcePlace(file: "Card.swift", line: line, column: column),
      subject: subject)?.rendered(style, .error)
  }

  @Test("the statement around the column is underlined, with a line before and one behind it")
  func statement() {
    #expect(
      lines(4, 25) == [
        "  3 |   Color.red", "  4 |     .onAppear { width = proxy.size.width }",
        "    |                 ~~~~~~^~~~~~~~~~~~~~~~~~", "  5 | }",
      ])
  }

  @Test("without a column the name of the type is underlined, and nothing without a name")
  func subject() {
    #expect(
      lines(1, subject: "Card<Int>") == [
        "  1 | struct Card: View {", "    |        ^~~~", "  2 |     var body: some View {",
      ])
    #expect(lines(1) == ["  1 | struct Card: View {", "  2 |     var body: some View {"])
    #expect(lines(1, subject: "Other") == lines(1))
  }

  @Test("a column counts bytes: the caret stands below its character after wide ones")
  func columns() {
    let text = "let 漢 = 1; x = é\n"
    // 漢 has three bytes and two columns.
    #expect(
      lines(1, 18, in: text) == ["  1 | let 漢 = 1; x = é", "    |             ~~~~^"])
  }

  @Test("tabs are spaces, and the caret knows it")
  func tabs() {
    #expect(
      lines(1, 4, in: "\t\tab\n\tc") == ["  1 |     ab", "    |     ~^", "  2 | c"])
  }

  @Test("empty lines at the ends are left out; lines that are empty or not there have no excerpt")
  func ends() {
    #expect(lines(7) == ["  7 | }"])
    #expect(lines(5, 3)?.first == "  4 |     .onAppear { width = proxy.size.width }")
    #expect(lines(5)?.last == "  5 | }")
    #expect(lines(6) == nil && lines(8) == nil && lines(0) == nil)
  }

  @Test("code is cut at the width of the terminal, and a caret beyond it is not shown")
  func cut() {
    let text = "value = " + String(repeating: "x", count: 100)
    #expect(
      lines(1, 7, in: text, width: 40) == [
        "  1 | value = \(String(repeating: "x", count: 25))…",
        "    | ~~~~~~^~\(String(repeating: "~", count: 26))",
      ])
    #expect(lines(1, 90, in: text, width: 40)?.count == 1)
  }

  @Test("control characters of a source do not reach the terminal")
  func control() {
    #expect(lines(1, in: "a\u{1B}[31mb") == ["  1 | a?[31mb"])
  }

  @Test("a file that cannot be read is not quoted")
  func unreadable() {
    let place = SourcePlace(file: "/nowhere/Card.swift", line: 1)
    #expect(QuotedSources().excerpt(at: place, subject: nil) == nil)
  }
}
