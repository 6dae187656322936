extension TokenizedSource {
  /// Whether a token that is the first of its line still belongs to the statement before it.
  func continuesStatement(_ index: Int) -> Bool {
    continuesAfter(index - 1) || continuesWith(index)
  }

  private func continuesAfter(_ index: Int) -> Bool {
    guard let kind = kind(index) else { return false }
    let text = text(index)
    switch kind {
    case .attribute: return true
    case .identifier:
      // What follows these words is theirs, on whichever line.
      let words = [
        "let", "var", "in", "else", "if", "guard", "while", "for", "switch", "try", "await",
        "throw",
      ]
      return words.contains(text) && !token(index - 1, is: ".")
    case .punctuation where ["=", ",", ":", "(", "[", "{", ";"].contains(text): return true
    case .punctuation where isOperator(tokens[index].range.lowerBound):
      // One that touches what it follows is postfix, such as in an optional type.
      var start = tokens[index].range.lowerBound
      while start > 0, isOperator(start - 1) { start -= 1 }
      return isBlank(start - 1)
    default: return false
    }
  }

  private func continuesWith(_ index: Int) -> Bool {
    let text = text(index)
    if kind(index) == .identifier { return text == "else" }
    guard kind(index) == .punctuation else { return false }
    if [".", "=", ",", ":", ")", "]", "}"].contains(text) { return true }
    // One that touches what follows it is prefix, and begins a statement of its own.
    var end = tokens[index].range.lowerBound
    guard isOperator(end) else { return false }
    while isOperator(end) { end += 1 }
    return isBlank(end)
  }

  private func isOperator(_ offset: Int) -> Bool {
    bytes.indices.contains(offset) && "+-*/%&|^<>=?!~".utf8.contains(bytes[offset])
  }

  private func isBlank(_ offset: Int) -> Bool {
    !bytes.indices.contains(offset) || bytes[offset] <= Ascii.space
  }
}
