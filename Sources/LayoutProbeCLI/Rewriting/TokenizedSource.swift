/// A file's bytes with their tokens, and the questions that the scanners ask about them.
struct TokenizedSource: Sendable {
  let bytes: [UInt8]
  let tokens: [SwiftToken]

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = SwiftLexer.tokens(in: bytes)
  }

  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? text(in: tokens[index].range) : ""
  }

  func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func token(_ index: Int, is text: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let range = tokens[index].range
    guard range.count == text.utf8CodeUnitCount, tokens[index].kind != .literal else {
      return false
    }
    return text.withUTF8Buffer { bytes[range].elementsEqual($0) }
  }

  func kind(_ index: Int) -> SwiftToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// The keywords behind which the name of a type stands that is declared.
  static let typeKeywords: Set<String> = [
    "actor", "class", "enum", "protocol", "struct", "typealias",
  ]

  /// Whether a name stands behind one of some keywords.
  func declares(_ name: String, behind keywords: Set<String>) -> Bool {
    tokens.indices.contains { text($0) == name && keywords.contains(text($0 - 1)) }
  }

  /// The index of the bracket that closes the one at `index`.
  func closing(_ index: Int) -> Int? {
    guard tokens.indices.contains(index) else { return nil }
    let open = tokens[index]
    let isBrace = bytes[open.range.lowerBound] == UInt8(ascii: "{")
    return tokens[(index + 1)...].firstIndex { token in
      guard token.kind == .punctuation, token.depth == open.depth else { return false }
      let byte = bytes[token.range.lowerBound]
      if isBrace { return byte == UInt8(ascii: "}") }
      return token.nesting == open.nesting
        && (byte == Ascii.closeParen || byte == UInt8(ascii: "]"))
    }
  }

  /// The last part of a name that may have others before it, as `Kit.Card` has.
  func endOfName(from start: Int) -> Int {
    var end = start
    while token(end + 1, is: "."), kind(end + 2) == .identifier { end += 2 }
    return end
  }

  /// Where the attributes begin that stand before a declaration; the declaration itself if it has none.
  func attributes(before index: Int) -> Int {
    var start = index
    while start > 0 {
      var name = start - 1
      if token(name, is: ")") {
        var depth = 0
        repeat {
          if token(name, is: ")") { depth += 1 }
          if token(name, is: "(") { depth -= 1 }
          name -= 1
        } while depth > 0 && name >= 0
      }
      guard name >= 0, kind(name) == .attribute else { return start }
      start = name
    }
    return start
  }

  /// The line ends in a range, as they are written, so that blanked lines keep their number.
  func lineEnds(in range: Range<Int>) -> String {
    String(decoding: bytes[range].filter(Ascii.isNewline), as: UTF8.self)
  }

  /// The range's length in spaces, with its line ends kept.
  func blank(_ range: Range<Int>) -> String {
    String(
      decoding: bytes[range].map { Ascii.isNewline($0) ? $0 : Ascii.space }, as: UTF8.self)
  }
}
