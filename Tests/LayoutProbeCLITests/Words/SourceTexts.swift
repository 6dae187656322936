@testable import LayoutProbeCLI

/// The texts in a source: its string literals of more than one word, those that `+` joins as one.
struct SourceTexts {
  struct Text {
    let line: Int
    /// `…` stands for interpolations.
    let words: String
  }

  private(set) var texts: [Text] = []

  init(_ bytes: [UInt8]) {
    var open: Text?
    var isJoined = false
    var recent: [String] = []
    for token in SwiftLexer.tokens(in: bytes) {
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      let isCode = recent == ["example", "="]
      recent = Array((recent + [text]).suffix(2))
      if token.kind == .literal, text.contains("\"") {
        let words = isCode ? "" : SourceTexts.words(text)
        if isJoined, let before = open {
          open = Text(line: before.line, words: before.words + words)
        } else {
          take(open)
          open = Text(line: token.line, words: words)
        }
        isJoined = false
      } else {
        isJoined = text == "+"
        if !isJoined {
          take(open)
          open = nil
        }
      }
    }
    take(open)
  }

  private mutating func take(_ text: Text?) {
    guard let text else { return }
    let words = text.words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.contains(" ") { texts.append(Text(line: text.line, words: words)) }
  }

  /// A literal without its quotes, its interpolations and the comments of scripts in it.
  private static func words(_ literal: String) -> String {
    var result = ""
    var depth = 0
    var last: Character = " "
    for character in literal {
      defer { last = character }
      if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else if character == "(", last == "\\" {
        depth = 1
        result = result.dropLast() + "…"
      } else if character != "\"", character != "#" {
        result.append(character)
      }
    }
    return result.replacing("\\\n", with: " ").replacing("\\n", with: " ")
      .split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
  }
}
