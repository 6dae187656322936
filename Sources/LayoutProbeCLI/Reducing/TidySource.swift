/// Prints a source anew from its tokens: without comments and empty lines, each line indented by
/// what it is in.
struct TidySource {
  private let source: TokenizedSource
  private var text = ""
  /// The indentation of the lines in which brackets were opened, innermost last.
  private var open: [Int] = []
  private var indentation = 0
  /// The token that the line before begins with.
  private var lineStart = 0

  static func text(_ text: String) -> String {
    var tidy = TidySource(TokenizedSource(text))
    tidy.run()
    return tidy.text
  }

  private init(_ source: TokenizedSource) { self.source = source }

  private mutating func run() {
    for index in source.tokens.indices {
      if index == 0 || startsLine(index) {
        if index > 0 { text += separatesDeclarations(index) ? "\n\n" : "\n" }
        indentation = indentation(of: index)
        lineStart = index
        text += String(repeating: " ", count: 2 * indentation)
      } else if isApart(index) {
        text += " "
      }
      text += source.text(index)
      follow(index)
    }
    if !text.isEmpty { text += "\n" }
  }

  private func gap(before index: Int) -> Range<Int> {
    source.tokens[index - 1].range.upperBound..<source.tokens[index].range.lowerBound
  }

  private func startsLine(_ index: Int) -> Bool {
    // What stood between brackets is gone.
    if isEmptyPair(index) { return false }
    return source.bytes[gap(before: index)].contains(where: Ascii.isNewline)
  }

  private func isApart(_ index: Int) -> Bool {
    guard !gap(before: index).isEmpty else { return false }
    let closes = [")", "]", ","].contains(source.text(index)) && source.kind(index) == .punctuation
    return !closes && !source.token(index - 1, is: "(") && !source.token(index - 1, is: "[")
      && !isEmptyPair(index)
  }

  private func isEmptyPair(_ index: Int) -> Bool {
    (source.token(index, is: "}") && source.token(index - 1, is: "{"))
      || (source.token(index, is: ")") && source.token(index - 1, is: "("))
      || (source.token(index, is: "]") && source.token(index - 1, is: "["))
  }

  private func separatesDeclarations(_ index: Int) -> Bool {
    guard open.isEmpty, source.kind(index) != .punctuation else { return false }
    return source.token(index - 1, is: "}")
  }

  private func indentation(of index: Int) -> Int {
    let text = source.text(index)
    guard source.tokens[index].kind != .literal else { return open.last.map { $0 + 1 } ?? 0 }
    if ["}", ")", "]"].contains(text) { return open.last ?? 0 }
    let level = open.last.map { $0 + 1 } ?? 0
    let isLabel = ["case", "default"].contains(text) && source.kind(index) == .identifier
    if isLabel, isInSwitch(index) { return max(0, level - 1) }
    if source.kind(index) == .pound, ["#if", "#else", "#elseif", "#endif"].contains(text) {
      return level
    }
    guard index > 0, source.continuesStatement(index) else { return level }
    if text == "." {
      // Calls stand below each other, and below the brace that the first one follows.
      let isAligned = [".", "}", ")"].contains(source.text(lineStart))
      return isAligned ? indentation : level + 1
    }
    let opens = ["{", "(", "[", ",", ":", "in", ";"].contains(source.text(index - 1))
    return opens ? level : level + 1
  }

  /// Whether the innermost brace around a label is that of `switch`.
  private func isInSwitch(_ index: Int) -> Bool {
    let token = source.tokens[index]
    guard
      let brace = source.tokens[..<index].lastIndex(where: { other in
        other.depth == token.depth - 1 && source.bytes[other.range.lowerBound] == UInt8(ascii: "{")
      })
    else { return false }
    let line = source.tokens[brace].line
    return source.tokens[..<brace].reversed().prefix { $0.line == line }
      .contains { source.text(in: $0.range) == "switch" }
  }

  private mutating func follow(_ index: Int) {
    guard source.kind(index) == .punctuation else { return }
    switch source.text(index) {
    case "{", "(", "[": open.append(indentation)
    case "}", ")", "]": _ = open.popLast()
    default: break
    }
  }
}
