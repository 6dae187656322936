/// What other files can see of a program's `main.swift`: its declarations, without the statements
/// between them, which no preview runs.
enum MainFile {
  /// The text with its statements blanked, so that lines keep their numbers.
  static func declarations(in text: String) -> String {
    let source = TokenizedSource(text)
    let starts = source.tokens.indices.filter { index in
      let token = source.tokens[index]
      guard token.depth == 0, token.nesting == 0 else { return false }
      return index == 0
        || (source.isFirstInLine(index) && !source.continuesStatement(index))
    }
    var bytes = source.bytes
    for (number, start) in starts.enumerated() where !source.declares(start) {
      let end = number + 1 < starts.count ? starts[number + 1] : source.tokens.count
      let range =
        source.tokens[start].range.lowerBound..<source.tokens[end - 1].range.upperBound
      for index in range where !Ascii.isNewline(bytes[index]) { bytes[index] = Ascii.space }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension TokenizedSource {
  fileprivate func isFirstInLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let between = tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound
    return bytes[between].contains(where: Ascii.isNewline)
  }

  /// Whether a statement at the top of a file is a declaration or a condition around some.
  fileprivate func declares(_ start: Int) -> Bool {
    var index = start
    while index < tokens.count, tokens[index].depth == 0 {
      switch tokens[index].kind {
      case .attribute:
        index += 1
        if token(index, is: "("), let end = closing(index) { index = end + 1 }
      case .pound:
        return ["#if", "#elseif", "#else", "#endif", "#Preview"].contains(text(index))
      case .identifier:
        let word = text(index)
        if Self.declaring.contains(word) { return true }
        guard Self.modifying.contains(word) else { return false }
        index += 1
        // `private(set)`, `unowned(unsafe)`
        if token(index, is: "("), let end = closing(index) { index = end + 1 }
      default: return false
      }
    }
    return false
  }

  private static let declaring: Set<String> = [
    "actor", "class", "enum", "extension", "func", "import", "let", "operator", "precedencegroup",
    "protocol", "struct", "typealias", "var",
  ]
  private static let modifying: Set<String> = [
    "fileprivate", "final", "indirect", "infix", "internal", "lazy", "nonisolated", "open",
    "package", "postfix", "prefix", "private", "public", "unowned", "weak",
  ]
}
