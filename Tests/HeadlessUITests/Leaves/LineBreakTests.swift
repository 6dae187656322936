import Foundation
import Testing

@testable import HeadlessUI

@Suite("Line breaks")
struct LineBreakTests {
  /// The pieces that may stand on lines of their own, joined by `|`.
  private func pieces(_ text: String) -> String {
    let characters = Array(text)
    let roles = LineBreaks.roles(of: characters)
    var result = ""
    for (index, character) in characters.enumerated() {
      result.append(character)
      let endsHere: Bool =
        switch roles[index] {
        case .letter: false
        case .newline, .breakAfter: true
        case .space: index + 1 < roles.count && roles[index + 1] != .space
        }
      if endsHere, index + 1 < characters.count { result.append("|") }
    }
    return result
  }

  @Test(
    "lines end after spaces, hyphens, dashes and slashes, and between ideographs",
    arguments: [
      "one |two  |three", "well-|known", "2020–|2024", "and/|or", "漢|字|か|な", "한|국|어 |글|자",
      "a\u{200B}|b", "yes|—|no",
    ])
  func breaks(_ expected: String) {
    #expect(pieces(expected.replacingOccurrences(of: "|", with: "")) == expected)
  }

  @Test(
    "they do not end inside of numbers, prices, brackets and quotations, or before punctuation",
    arguments: [
      "1,000.50", "$20", "50%", "−5", "-5 |°C", "(a |b)", "“a |b”", "wait ?", "so, |yes!",
      "10\u{A0}km", "f(x)", "10/|km", "1/2", "etc…", "漢、|字。", "ちゃ|ん", "don't |stop", "v1.2",
      "- |a", "-flag |x",
    ])
  func noBreaks(_ expected: String) {
    #expect(pieces(expected.replacingOccurrences(of: "|", with: "")) == expected)
  }

  @Test("newlines of all kinds end lines, spaces at the start of a line stay there")
  func newlines() {
    #expect(pieces("a\nb\r\nc\u{2028}d") == "a\n|b\r\n|c\u{2028}|d")
    #expect(LineBreaks.roles(of: Array(" a")).first == .space)
    #expect(LineBreaks.roles(of: []).isEmpty)
  }

  @Test("a text wraps where lines may end")
  @MainActor
  func wrapping() {
    func lines(_ text: String, _ width: CGFloat) -> CGFloat {
      size(
        Text(verbatim: text).font(.system(size: 10)).environment(\.textMetrics, .box), width, nil
      ).height / 10
    }
    #expect(lines("aaa (bb)", 50) == 2)
    #expect(lines("aaa 1,000", 60) == 2)
    #expect(lines("aaa/bbb", 50) == 2)
    #expect(lines("aaa $50", 70) == 1)
  }
}
