/// The parts of expressions.
extension SourceOutline {
  /// `a`, `.b(c)` and `.d { }` of `a.b(c).d { }`.
  struct Chain {
    let tokens: Range<Int>
    /// The base first, then one for each member.
    let segments: [Range<Int>]

    func segment(with token: Int) -> Int {
      segments.lastIndex { $0.lowerBound <= token } ?? 0
    }
  }

  private static let boundaries: Set<String> = [
    "return", "try", "await", "in", "as", "is", "else", "if", "guard", "while", "case", "let",
    "var", "where", "switch", "throw", "for", "some", "any", "do", "inout", "repeat", "defer",
    "consume", "copy", "each",
  ]

  /// The longest chain of members and calls that holds a token, between two places of one level.
  func chain(around token: Int, in limits: Range<Int>) -> Chain {
    if source.kind(token) == .punctuation, isBoundary(token, in: limits) {
      return operation(around: token, in: limits)
    }
    var start = token
    if let open = match(token), open < token, limits.contains(open) { start = open }
    while start > limits.lowerBound {
      let before = start - 1
      if isBoundary(before, in: limits) || startsStatement(start, in: limits) { break }
      start = previous(start - 1) + 1
      if let open = match(before), open < before { start = open }
      if start < limits.lowerBound {
        start = limits.lowerBound
        break
      }
    }
    var end = next(token)
    while end < limits.upperBound {
      if isBoundary(end, in: limits) || startsStatement(end, in: limits) { break }
      end = next(end)
    }
    end = min(max(end, start + 1), limits.upperBound)
    return Chain(tokens: start..<end, segments: segments(start..<end))
  }

  /// A binary operator with what is on both sides of it.
  private func operation(around token: Int, in limits: Range<Int>) -> Chain {
    var (start, end) = (token, token + 1)
    while start > limits.lowerBound, isSign(start - 1) { start -= 1 }
    while end < limits.upperBound, isSign(end) { end += 1 }
    if start > limits.lowerBound, !isBoundary(start - 1, in: limits) {
      start = chain(around: start - 1, in: limits).tokens.lowerBound
    }
    if end < limits.upperBound, !isBoundary(end, in: limits) {
      end = chain(around: end, in: limits).tokens.upperBound
    }
    return Chain(tokens: start..<end, segments: [start..<end])
  }

  private func isSign(_ index: Int) -> Bool {
    source.kind(index) == .punctuation
      && "=+-*/%&|^<>~?!".utf8.contains(source.bytes[source.tokens[index].range.lowerBound])
  }

  /// Whether a token is on the line of `#if` or its kin.
  func isOnDirective(_ index: Int) -> Bool {
    guard source.tokens.indices.contains(index) else { return false }
    var place = index
    while place > 0, source.tokens[place - 1].line == source.tokens[index].line { place -= 1 }
    return source.kind(place) == .pound
      && ["#if", "#elseif", "#else", "#endif"].contains(source.text(place))
  }

  /// Whether as many conditions begin as end in a range.
  func isBalanced(_ range: Range<Int>) -> Bool {
    guard var index = token(at: range.lowerBound) else { return true }
    if source.tokens[index].range.lowerBound < range.lowerBound { index += 1 }
    var depth = 0
    while index < source.tokens.count, source.tokens[index].range.lowerBound < range.upperBound {
      if source.kind(index) == .pound {
        switch source.text(index) {
        case "#if": depth += 1
        case "#elseif", "#else": if depth == 0 { return false }
        case "#endif":
          depth -= 1
          if depth < 0 { return false }
        default: break
        }
      }
      index += 1
    }
    return depth == 0
  }

  private func startsStatement(_ index: Int, in limits: Range<Int>) -> Bool {
    guard index > limits.lowerBound else { return false }
    if isOnDirective(index) != isOnDirective(index - 1) { return true }
    let isFirst = source.tokens[index].line > source.tokens[index - 1].line
    return isFirst && !source.continuesStatement(index) && !source.token(index, is: "{")
      && source.kind(index) != .pound && source.tokens[index - 1].kind != .literal
  }

  private func isBoundary(_ index: Int, in limits: Range<Int>) -> Bool {
    switch source.kind(index) {
    case .identifier:
      // A member may have any name.
      return Self.boundaries.contains(source.text(index)) && !source.token(index - 1, is: ".")
    case .punctuation:
      let text = source.text(index)
      switch text {
      case ",", ";": return true
      case ":":
        // Labels of trailing closures belong to the call.
        let isClosure = source.token(index + 1, is: "{") && source.kind(index - 1) == .identifier
        return !(isClosure && index >= 2 && source.token(index - 2, is: "}"))
      case "=", "+", "-", "*", "/", "%", "&", "|", "^", "<", ">", "~", "?", "!":
        return isOperator(index, in: limits)
      default: return false
      }
    default: return false
    }
  }

  /// Whether an operator character is part of a binary or prefix operator.
  private func isOperator(_ index: Int, in limits: Range<Int>) -> Bool {
    func isSign(_ offset: Int) -> Bool {
      source.bytes.indices.contains(offset) && "=+-*/%&|^<>~?!".utf8.contains(source.bytes[offset])
    }
    func isBlank(_ offset: Int) -> Bool {
      !source.bytes.indices.contains(offset) || source.bytes[offset] <= Ascii.space
    }
    var start = source.tokens[index].range.lowerBound
    var end = source.tokens[index].range.upperBound
    while isSign(start - 1) { start -= 1 }
    while isSign(end) { end += 1 }
    let word = source.text(index - 1)
    if word == "try" || word == "as" { return true }
    let opens = start > 0 && "([{,:".utf8.contains(source.bytes[start - 1])
    if isBlank(start - 1) || opens { return true }
    return isBlank(end) && source.text(in: start..<end) != "?"
      && source.text(in: start..<end) != "!"
      && source.text(in: start..<end) != ">"
  }

  private func segments(_ tokens: Range<Int>) -> [Range<Int>] {
    var starts = [tokens.lowerBound]
    var index = tokens.lowerBound
    // `.name` and `\.name` are bases of their own.
    if source.token(index, is: "\\") { index += 1 }
    if source.token(index, is: ".") { index += 2 }
    var isPath = true
    while index < tokens.upperBound {
      if source.token(index, is: "."), index > tokens.lowerBound {
        let isType = isPath && source.text(index - 1).first?.isUppercase == true
        if !isType { starts.append(index) }
        index += 1
      } else {
        if match(index) != nil { isPath = false }
        index = next(index)
      }
    }
    return starts.indices.map { place in
      starts[place]..<(place + 1 < starts.count ? starts[place + 1] : tokens.upperBound)
    }
  }

  /// Whether a chain would still be a view without one of its calls, as far as can be seen: what is
  /// before it makes something.
  func isModified(_ chain: Chain, before segment: Int, isView: Bool) -> Bool {
    // What goes on after a condition belongs to the chain before it.
    if source.token(chain.tokens.lowerBound, is: "."), isOnDirective(chain.tokens.lowerBound - 1) {
      return true
    }
    guard segment > 0, !source.token(chain.tokens.lowerBound, is: "\\") else { return false }
    let head = chain.tokens.lowerBound..<chain.segments[segment].lowerBound
    let calls = head.contains { source.token($0, is: "(") || source.token($0, is: "{") }
    let first = source.text(chain.tokens.lowerBound)
    if calls, first.first?.isUppercase == true { return true }
    return isView && (calls || first.first?.isUppercase != true)
  }

  /// The argument of a call that a token is in, with its label and the comma that goes with it; a trailing
  /// closure, with its label, if the token is its brace.
  func removableArgument(at token: Int) -> Range<Int>? {
    if source.token(token, is: "{"), let end = match(token), token >= 2 {
      if source.token(token - 1, is: ":"), source.kind(token - 2) == .identifier,
        source.token(token - 3, is: "}")
      {
        return token - 2..<end + 1
      }
      // Without the first one, the others would have none that they follow.
      if source.token(token - 1, is: ")") {
        return source.token(end + 2, is: ":") ? nil : token..<end + 1
      }
      guard ["(", ",", ":"].contains(source.text(token - 1)) else { return nil }
    }
    guard let open = brackets(around: token).first, source.token(open, is: "("),
      let end = match(open)
    else { return nil }
    var (start, index) = (open + 1, open + 1)
    while index < end {
      if source.token(index, is: ",") {
        if token < index { return start..<index + 1 }
        start = index + 1
      }
      index = next(index)
    }
    // The last one goes with the comma before it.
    return start > open + 1 ? start - 1..<end : start..<end
  }
}
