/// Changes within statements: modifiers, arguments, values.
extension ReductionEdits {
  // MARK: Modifiers

  /// A call behind a dot, such as `.padding(8)`.
  private struct Call {
    let name: String
    let tokens: Range<Int>
  }

  mutating func addModifiers() {
    let calls = source.tokens.indices.compactMap(call)
    for call in calls { add(.modifier, outline.bytes(call.tokens)) }
    // All that follow each other, and the halves of them.
    var run: [Call] = []
    for call in calls + [Call(name: "", tokens: 0..<0)] {
      if let last = run.last, last.tokens.upperBound != call.tokens.lowerBound {
        addRun(run.map(\.tokens))
        run = []
      }
      run.append(call)
    }
    for (_, same) in Dictionary(grouping: calls, by: \.name).sorted(by: { $0.key < $1.key })
    where same.count > 1 {
      add(.several, removing: same.map { outline.bytes($0.tokens) })
    }
  }

  private mutating func addRun(_ tokens: [Range<Int>]) {
    guard tokens.count > 1, let first = tokens.first, let last = tokens.last else { return }
    add(.modifier, outline.bytes(first.lowerBound..<last.upperBound))
    guard tokens.count > 3 else { return }
    let middle = tokens[tokens.count / 2].lowerBound
    add(.modifier, outline.bytes(first.lowerBound..<middle))
    add(.modifier, outline.bytes(middle..<last.upperBound))
  }

  private func call(_ index: Int) -> Call? {
    guard source.token(index, is: "."), source.kind(index + 1) == .identifier, index > 0 else {
      return nil
    }
    let before = source.text(index - 1)
    let follows =
      [")", "}", "]", "?", "!", ">"].contains(before)
      || (source.kind(index - 1) == .identifier && !["return", "in", "else"].contains(before))
      || source.kind(index - 1) == .literal
    guard follows else { return nil }
    var end = outline.genericArguments(after: index + 1)?.upperBound ?? index + 2
    let start = end
    if source.token(end, is: "(") { end = outline.next(end) }
    while source.token(end, is: "{") && isTrailing(end) { end = outline.next(end) }
    while source.kind(end) == .identifier, source.token(end + 1, is: ":"),
      source.token(end + 2, is: "{")
    {
      end = outline.next(end + 2)
    }
    guard end > start, end <= source.tokens.count else { return nil }
    return Call(name: source.text(index + 1), tokens: index..<end)
  }

  /// Whether a brace belongs to the call before it, and not to an `if` around that.
  private func isTrailing(_ brace: Int) -> Bool {
    let line = source.tokens[brace].line
    let first = source.tokens[..<brace].lastIndex { $0.line < line }.map { $0 + 1 } ?? 0
    return !["if", "guard", "while", "for", "switch"].contains(source.text(first))
  }

  // MARK: Lists

  mutating func addLists() {
    for index in source.tokens.indices {
      guard source.token(index, is: "(") || source.token(index, is: "["),
        let end = outline.match(index), end > index + 1
      else { continue }
      let isCall = source.token(index, is: "(")
      guard source.kind(index - 1) != .attribute else { continue }
      addElements(of: index + 1..<end, opening: nil, kind: .argument)
      if isCall, source.token(end + 1, is: "{"), isCallee(index - 1), !isParameters(index) {
        add(.argument, outline.bytes(index..<end + 1))
      }
      guard isCall, !isParameters(index) else { continue }
      for element in elements(of: index + 1..<end) {
        let label = source.token(element.lowerBound + 1, is: ":")
        let value = element.lowerBound + (label ? 2 : 0)..<element.upperBound
        addOperands(
          value,
          constants: constants(
            of: label ? source.text(element.lowerBound) : "", callee: source.text(index - 1)))
      }
    }
    // `Button("a") { } label: { }` and the like.
    for index in source.tokens.indices
    where source.token(index, is: "(") && source.token(index + 1, is: ")")
      && source.token(index + 2, is: "{") && isCallee(index - 1) && !isParameters(index)
    {
      add(.argument, outline.bytes(index..<index + 2))
    }
  }

  private func isCallee(_ index: Int) -> Bool {
    source.kind(index) == .identifier || source.token(index, is: "#Preview")
  }

  private func isParameters(_ open: Int) -> Bool {
    let name = source.text(open - 1)
    return source.token(open - 2, is: "func") || ["init", "subscript", "case"].contains(name)
      || source.token(open - 2, is: "case")
  }

  /// The parts between commas.
  func elements(of tokens: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (tokens.lowerBound, tokens.lowerBound)
    while index < tokens.upperBound {
      if source.token(index, is: ",") {
        parts.append(start..<index)
        start = index + 1
      }
      index = outline.next(index)
    }
    if start < tokens.upperBound { parts.append(start..<tokens.upperBound) }
    return parts.filter { !$0.isEmpty }
  }

  /// Each part of a list, with a comma; halves of a long list; all of it, with what opens it.
  mutating func addElements(of tokens: Range<Int>, opening: Int?, kind: ReductionEdit.Kind) {
    let parts = elements(of: tokens)
    guard let first = parts.first, let last = parts.last else { return }
    add(kind, outline.bytes((opening ?? first.lowerBound)..<last.upperBound))
    guard parts.count > 1 else { return }
    func remove(_ range: Range<Int>) {
      let isLast = range.upperBound == parts.count
      let start = isLast && range.lowerBound > 0 ? parts[range.lowerBound - 1].upperBound : nil
      let lower = start ?? parts[range.lowerBound].lowerBound
      let upper = isLast ? last.upperBound : parts[range.upperBound].lowerBound
      add(kind, outline.bytes(lower..<upper))
    }
    for index in parts.indices { remove(index..<index + 1) }
    guard parts.count > 3 else { return }
    remove(0..<parts.count / 2)
    remove(parts.count / 2..<parts.count)
    remove(1..<parts.count)
  }

  // MARK: Values

  /// The values behind `=` and `return`.
  mutating func addSlots(of node: SourceOutline.Node) {
    switch node.kind {
    case .variable:
      guard let equals = outline.assignment(in: node.keyword..<node.tokens.upperBound),
        equals + 1 < node.tokens.upperBound
      else { return }
      let type = resultType(of: node) ?? ""
      let constants = type.isEmpty ? ["\"a\"", "0", "[]"] : Self.constants(ofType: type)
      addOperands(equals + 1..<node.tokens.upperBound, constants: constants)
    case .statement:
      if source.token(node.tokens.lowerBound, is: "return"), node.tokens.count > 1 {
        addOperands(
          node.tokens.lowerBound + 1..<node.tokens.upperBound, constants: [".zero", "0", "10"])
        return
      }
      var index = node.tokens.lowerBound
      while index < node.tokens.upperBound {
        if outline.isAssignment(index), index + 1 < node.tokens.upperBound {
          addOperands(index + 1..<node.tokens.upperBound, constants: ["0", "10", "true"])
          return
        }
        index = outline.next(index)
      }
    default: break
    }
  }

  /// A value as one of its operands, or as a constant.
  mutating func addOperands(_ value: Range<Int>, constants: [String]) {
    guard !value.isEmpty else { return }
    let whole = outline.bytes(value)
    let first = value.lowerBound
    if value.count == 1, source.kind(first) == .literal {
      add(.constant, whole, "\"a\"")
      return
    }
    if value.count == 1, source.kind(first) == .number {
      for number in ["0", "1", "10", "100"] { add(.constant, whole, number) }
      return
    }
    let isMember = value.count == 2 && source.token(first, is: ".")
    let isWord = value.count == 1 && ["true", "false", "nil"].contains(source.text(first))
    if !isMember, !isWord { for constant in constants { add(.constant, whole, constant) } }
    let parts = operands(of: value)
    if parts.count > 1 { for part in parts { add(.constant, whole, written(part)) } }
    // What is in parentheses, or all that a single call is given.
    if source.token(first, is: "("), outline.match(first) == value.upperBound - 1, value.count > 2 {
      add(.constant, whole, written(first + 1..<value.upperBound - 1))
    }
    if source.kind(first) == .identifier, source.token(first + 1, is: "("),
      outline.match(first + 1) == value.upperBound - 1
    {
      for element in elements(of: first + 2..<value.upperBound - 1) {
        let label = source.token(element.lowerBound + 1, is: ":") ? 2 : 0
        add(.constant, whole, written(element.lowerBound + label..<element.upperBound))
      }
    }
  }

  /// What is between binary operators.
  private func operands(of value: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (value.lowerBound, value.lowerBound)
    while index < value.upperBound {
      if isSign(index) {
        var end = index
        while end < value.upperBound, isSign(end) { end += 1 }
        let before = source.tokens[index].range.lowerBound - 1
        let after = source.tokens[end - 1].range.upperBound
        if index > start, end < value.upperBound, before >= 0,
          source.bytes[before] <= Ascii.space, source.bytes[after] <= Ascii.space
        {
          parts.append(start..<index)
          start = end
        }
        index = end
      } else {
        index = outline.next(index)
      }
    }
    if start < value.upperBound { parts.append(start..<value.upperBound) }
    return parts
  }

  private func isSign(_ index: Int) -> Bool {
    source.kind(index) == .punctuation
      && "=+-*/%&|^<>~?!:".utf8.contains(source.bytes[source.tokens[index].range.lowerBound])
  }

  private static let lengths: Set<String> = [
    "spacing", "width", "height", "minWidth", "maxWidth", "idealWidth", "minHeight", "maxHeight",
    "idealHeight", "x", "y", "size", "radius", "cornerRadius", "lineWidth", "padding", "opacity",
    "lineLimit", "minLength", "by",
  ]

  /// What an argument could be, as far as its label and what is called tell.
  private func constants(of label: String, callee: String) -> [String] {
    if callee == "ForEach", label.isEmpty || label == "data" { return ["0..<1", "[0]", "0..<3"] }
    if ["Text", "Label", "Button", "Image", "TextField", "Toggle"].contains(callee),
      label.isEmpty || label == "systemName" || label == "systemImage"
    {
      return ["\"a\""]
    }
    if Self.lengths.contains(label) || Self.lengths.contains(callee) { return ["0", "10", "100"] }
    return ["\"a\"", "0", "nil", "true", "[]", "{}"]
  }

  /// Values of a type that need no other code.
  static func constants(ofType type: String) -> [String] {
    switch type.trimmingPrefix("(").prefix(while: { !$0.isWhitespace && $0 != ")" }) {
    case "String": ["\"a\""]
    case "CGFloat", "Double", "Int", "Float": ["0", "10", "100"]
    case "Bool": ["true", "false"]
    case "CGSize": [".zero", "CGSize(width: 10, height: 10)"]
    case "CGPoint", "CGRect", "Angle", "EdgeInsets": [".zero"]
    case "some": ["Text(\"a\")", "Color.red", "EmptyView()"]
    case let name where name.hasPrefix("["): ["[]"]
    case let name where name.hasSuffix("?"): ["nil"]
    default: []
    }
  }

  // MARK: Words

  private static let levels: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "final",
  ]

  /// Attributes and modifiers of declarations.
  mutating func addWords() {
    var all: [Range<Int>] = []
    for index in source.tokens.indices {
      var range: Range<Int>?
      if source.kind(index) == .attribute, !source.token(index, is: "@State") {
        let hasArguments = source.token(index + 1, is: "(") && touches(index + 1)
        let end = hasArguments ? outline.next(index + 1) : index + 1
        range = outline.bytes(index..<end)
      } else if source.kind(index) == .identifier, Self.levels.contains(source.text(index)),
        source.kind(index + 1) == .identifier || source.kind(index + 1) == .attribute
      {
        range = outline.bytes(index..<index + 1)
        if let range { all.append(range) }
      }
      if let range { add(.word, range) }
    }
    if all.count > 1 { add(.several, removing: all) }
  }

  private func touches(_ index: Int) -> Bool {
    source.tokens[index].range.lowerBound == source.tokens[index - 1].range.upperBound
  }

  // MARK: Everywhere at once

  mutating func addEverywhere() {
    let texts = source.tokens.filter { $0.kind == .literal && $0.range.count > 3 }
    if texts.count > 1 {
      add(.constant, texts.map { ReductionEdit.Change($0.range, "\"a\"") })
    }
    let reached = ReachedDeclarations(outline, views: views)
    add(.several, removing: reached.unused.map { item(outline.nodes[$0].tokens) })
  }
}
