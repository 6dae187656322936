extension SourceOutline {
  /// `<A, B>` that touches a name.
  func genericArguments(after token: Int) -> Range<Int>? {
    guard source.token(token + 1, is: "<"),
      source.tokens[token + 1].range.lowerBound == source.tokens[token].range.upperBound
    else { return nil }
    var (depth, index) = (0, token + 1)
    while index < source.tokens.count {
      if source.token(index, is: "<") { depth += 1 }
      if source.token(index, is: ">"), !source.token(index - 1, is: "-") {
        depth -= 1
        if depth == 0 { return token + 1..<index + 1 }
      }
      let text = source.text(index)
      if ["{", "}", ";", "="].contains(text) { return nil }
      index = next(index)
    }
    return nil
  }

  /// A type without what some types are given, since those that are generated are not generic.
  func type(_ tokens: Range<Int>, withoutArgumentsOf names: Set<String>) -> String {
    var text = ""
    var (start, index) = (tokens.lowerBound, tokens.lowerBound)
    while index < tokens.upperBound {
      guard names.contains(source.text(index)), let arguments = genericArguments(after: index)
      else {
        index += 1
        continue
      }
      text += self.text(start..<index + 1)
      (start, index) = (arguments.upperBound, arguments.upperBound)
      if ["&", "->", "throws", "async"].contains(source.text(start)) { text += " " }
    }
    return start < tokens.upperBound ? text + self.text(start..<tokens.upperBound) : text
  }

  /// The type after the arrow of a function; nil if it has none.
  func result(in tokens: Range<Int>) -> Range<Int>? {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.token(index, is: "-"), source.token(index + 1, is: ">") {
        var end = index + 2
        while end < tokens.upperBound, !source.token(end, is: "where") { end = next(end) }
        return index + 2 < end ? index + 2..<min(end, tokens.upperBound) : nil
      }
      index = next(index)
    }
    return nil
  }

  /// Where the type of a variable ends that is written: before its value, its accessors or what follows.
  func typeEnd(of variable: Node) -> Int {
    variable.brace ?? assignment(in: variable.keyword..<variable.tokens.upperBound)
      ?? variable.tokens.upperBound
  }
}
