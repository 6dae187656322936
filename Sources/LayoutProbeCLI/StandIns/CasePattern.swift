/// A pattern after `case`, in a `switch` or a condition.
struct CasePattern {
  enum Place {
    /// In the label of a `switch`, that ends before a colon, and may go on with `where`.
    case label(end: Int, isLast: Bool, isAlone: Bool)
    /// In the condition of an `if` or a `guard`, after the token `case`.
    case condition(keyword: Int)
  }

  /// The pattern without `case` and without a `where` clause.
  let tokens: Range<Int>
  let place: Place
  /// The variables that it binds, in their order.
  let names: [String]
}

extension SourceOutline {
  /// The pattern around a token.
  func casePattern(around token: Int) -> CasePattern? {
    guard let node = path(to: token).last else { return nil }
    switch nodes[node].kind {
    case .mark: return labelPattern(around: token, in: node)
    case .statement: return conditionPattern(around: token, in: nodes[node].tokens)
    default: return nil
    }
  }

  /// The last pattern of a `switch` without `default`.
  func lastCasePattern(of switch: Int) -> CasePattern? {
    guard let statement = path(to: `switch`).last, source.token(`switch`, is: "switch"),
      nodes[statement].tokens.lowerBound == `switch`,
      let block = nodes[statement].children.last(where: { nodes[$0].kind == .block }),
      let label = labels(in: block).last, source.token(nodes[label].tokens.lowerBound, is: "case")
    else { return nil }
    let whole = nodes[label].tokens
    let comma = topLevel(whole.lowerBound + 1..<whole.upperBound) { source.token($0, is: ",") }.last
    return labelPattern(around: (comma ?? whole.lowerBound) + 1, in: label)
  }

  private func labels(in block: Int) -> [Int] {
    nodes[block].children.filter { isCaseLabel(nodes[$0]) }
  }

  /// Whether a part of a block is the label of a case, and not a directive of the compiler.
  func isCaseLabel(_ node: Node) -> Bool {
    node.kind == .mark
      && ["case", "default", "@unknown"].contains(source.text(node.tokens.lowerBound))
  }

  private func labelPattern(around token: Int, in label: Int) -> CasePattern? {
    let whole = nodes[label].tokens
    guard source.token(whole.lowerBound, is: "case") else { return nil }
    let end = whole.upperBound - 1
    let commas = topLevel(whole.lowerBound + 1..<end) { source.token($0, is: ",") }
    let starts = [whole.lowerBound] + commas
    let ends = commas + [end]
    guard let item = ends.firstIndex(where: { token < $0 }) else { return nil }
    let clause = topLevel(starts[item] + 1..<ends[item]) { source.token($0, is: "where") }.first
    let pattern = starts[item] + 1..<(clause ?? ends[item])
    guard !pattern.isEmpty, token < pattern.upperBound else { return nil }
    return CasePattern(
      tokens: pattern,
      place: .label(
        end: ends[item],
        isLast: item == ends.count - 1 && labels(in: nodes[label].parent).last == label,
        isAlone: ends.count == 1), names: boundNames(in: pattern))
  }

  private func conditionPattern(around token: Int, in statement: Range<Int>) -> CasePattern? {
    guard ["if", "guard"].contains(source.text(statement.lowerBound)) else { return nil }
    // Some errors name the assignment behind the pattern.
    let inside = isAssignment(token) ? token - 1 : token
    for place in [inside] + brackets(around: inside) where place > statement.lowerBound {
      var keyword = place
      while keyword > statement.lowerBound, !source.token(keyword, is: "case"),
        !source.token(keyword, is: ","), !source.token(keyword, is: "{"), !isAssignment(keyword)
      {
        keyword = previous(keyword)
      }
      guard source.token(keyword, is: "case"),
        ["if", "guard", ","].contains(source.text(keyword - 1))
      else { continue }
      guard
        let end = topLevel(keyword + 1..<statement.upperBound, where: isAssignment).first
      else { return nil }
      let pattern = keyword + 1..<end
      return CasePattern(
        tokens: pattern, place: .condition(keyword: keyword), names: boundNames(in: pattern))
    }
    return nil
  }

  /// The tokens outside of brackets that are so.
  private func topLevel(_ tokens: Range<Int>, where isSo: (Int) -> Bool) -> [Int] {
    var found: [Int] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if isSo(index) { found.append(index) }
      index = next(index)
    }
    return found
  }

  private func boundNames(in pattern: Range<Int>) -> [String] {
    func isBinding(_ index: Int) -> Bool {
      source.token(index, is: "let") || source.token(index, is: "var")
    }
    let bindsAll = isBinding(pattern.lowerBound)
    return pattern.filter { index in
      guard source.kind(index) == .identifier, !isBinding(index), source.text(index) != "_" else {
        return false
      }
      if !bindsAll { return isBinding(index - 1) }
      if ["as", "is", "nil", "true", "false"].contains(source.text(index)) { return false }
      let isMember =
        source.token(index - 1, is: ".") || source.token(index + 1, is: ".")
        || source.token(index - 1, is: "as") || source.token(index - 1, is: "is")
      let isLabel = source.token(index + 1, is: ":")
      return !isMember && !isLabel && !source.token(index + 1, is: "(")
    }.map(source.text)
  }
}
