/// The declarations, blocks and statements of a source, nested as they are, as far as its tokens
/// tell.
struct SourceOutline: Sendable {
  struct Node: Sendable {
    enum Kind: Equatable, Sendable {
      /// All of a file, or the members of a type.
      case members
      /// What a function, an accessor, a closure or a control statement does.
      case block
      case type, function, variable, accessor, statement
      /// An import, a case, a typealias and the like.
      case declaration
      /// `#if` and its kin, or the label of a `case`.
      case mark
    }

    let kind: Kind
    let parent: Int
    var tokens: Range<Int>
    var children: [Int] = []
    /// The keyword of a declaration.
    var keyword = 0
    /// The opening brace of a type, of a function's body or of accessors.
    var brace: Int?
  }

  let source: TokenizedSource
  private(set) var nodes: [Node] = []
  /// The other bracket of each bracket, or -1.
  private let matches: [Int]

  init(_ source: TokenizedSource) {
    self.source = source
    matches = Self.matches(source)
    let all = 0..<source.tokens.count
    nodes.append(Node(kind: .members, parent: -1, tokens: all))
    parseItems(all, into: 0, isCode: false)
  }

  // MARK: Brackets

  private static func matches(_ source: TokenizedSource) -> [Int] {
    var matches = [Int](repeating: -1, count: source.tokens.count)
    var open: [(index: Int, closer: UInt8)] = []
    for (index, token) in source.tokens.enumerated() where token.kind == .punctuation {
      switch source.bytes[token.range.lowerBound] {
      case UInt8(ascii: "{"): open.append((index, UInt8(ascii: "}")))
      case Ascii.openParen: open.append((index, Ascii.closeParen))
      case UInt8(ascii: "["): open.append((index, UInt8(ascii: "]")))
      case let byte where [UInt8(ascii: "}"), Ascii.closeParen, UInt8(ascii: "]")].contains(byte):
        guard let place = open.lastIndex(where: { $0.closer == byte }) else { continue }
        matches[index] = open[place].index
        matches[open[place].index] = index
        open.removeSubrange(place...)
      default: break
      }
    }
    return matches
  }

  /// The other bracket of the one at `index`; nil if it has none.
  func match(_ index: Int) -> Int? {
    guard matches.indices.contains(index), matches[index] >= 0 else { return nil }
    return matches[index]
  }

  /// The token after this one that is not within brackets that this one opens.
  func next(_ index: Int) -> Int {
    if let end = match(index), end > index { return end + 1 }
    return index + 1
  }

  /// The token before this one that is not within brackets that this one closes.
  func previous(_ index: Int) -> Int {
    if let start = match(index), start < index { return start - 1 }
    return index - 1
  }

  /// The brackets around a token, innermost first.
  func brackets(around index: Int) -> [Int] {
    var result: [Int] = []
    var place = index - 1
    while place >= 0 {
      if let end = match(place) {
        if end < place {
          place = end - 1
          continue
        }
        if end > index { result.append(place) }
      }
      place -= 1
    }
    return result
  }

  // MARK: Places

  /// The token at or before a place of the text.
  func token(at offset: Int) -> Int? {
    var (low, high) = (0, source.tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if source.tokens[middle].range.lowerBound <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The nodes around a token, outermost first.
  func path(to token: Int) -> [Int] {
    var path = [0]
    while let last = path.last {
      guard let child = nodes[last].children.first(where: { nodes[$0].tokens.contains(token) })
      else { return path }
      path.append(child)
    }
    return path
  }

  /// The tokens of the member of a type, or of the function or variable in none, that a token is part of.
  func member(around token: Int) -> Range<Int>? {
    path(to: token).map { nodes[$0] }
      .first { ![.members, .type, .mark].contains($0.kind) }?.tokens
  }

  func bytes(_ tokens: Range<Int>) -> Range<Int> {
    guard !tokens.isEmpty, tokens.upperBound <= source.tokens.count else { return 0..<0 }
    return source.tokens[tokens.lowerBound].range
      .lowerBound..<source.tokens[tokens.upperBound - 1].range.upperBound
  }

  /// The tokens as they are written, without line ends.
  func text(_ tokens: Range<Int>) -> String {
    source.text(in: bytes(tokens)).split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
  }

  // MARK: Items

  private mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    nodes[node.parent].children.append(nodes.count - 1)
    return nodes.count - 1
  }

  private mutating func parseItems(_ range: Range<Int>, into parent: Int, isCode: Bool) {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.token(index, is: ";") {
        index += 1
      } else if isDirective(index) {
        let end = lineEnd(index, before: range.upperBound)
        _ = add(Node(kind: .mark, parent: parent, tokens: index..<end))
        index = end
      } else if isCode, let end = label(index, before: range.upperBound) {
        _ = add(Node(kind: .mark, parent: parent, tokens: index..<end))
        index = end
      } else {
        let end = max(itemEnd(index, before: range.upperBound), index + 1)
        parseItem(index..<end, into: parent, isCode: isCode)
        index = end
      }
    }
  }

  private func isDirective(_ index: Int) -> Bool {
    source.kind(index) == .pound
      && ["#if", "#elseif", "#else", "#endif", "#warning", "#error"].contains(source.text(index))
  }

  private func lineEnd(_ index: Int, before end: Int) -> Int {
    let line = source.tokens[index].line
    return source.tokens[index..<end].firstIndex { $0.line > line } ?? end
  }

  /// The end of `case …:` or `default:` at the start of a statement.
  private func label(_ start: Int, before end: Int) -> Int? {
    var index = start
    if source.token(index, is: "@unknown") { index += 1 }
    guard source.token(index, is: "case") || source.token(index, is: "default") else { return nil }
    var questions = 0
    while index < end {
      if source.token(index, is: "?") { questions += isSpaced(index) ? 1 : 0 }
      if source.token(index, is: ":") {
        if questions == 0 { return index + 1 }
        questions -= 1
      }
      index = next(index)
    }
    return nil
  }

  /// Whether there are blanks on both sides, as around a binary operator.
  func isSpaced(_ index: Int) -> Bool {
    let range = source.tokens[index].range
    return range.lowerBound > 0 && source.bytes[range.lowerBound - 1] <= Ascii.space
      && range.upperBound < source.bytes.count && source.bytes[range.upperBound] <= Ascii.space
  }

  private func lastLine(_ index: Int) -> Int {
    let token = source.tokens[index]
    return token.line + (token.kind == .literal ? source.lineEnds(in: token.range).count : 0)
  }

  private static let joining: Set<String> = [
    "where", "throws", "rethrows", "async", "catch", "as", "is", "{", "->",
  ]

  private func itemEnd(_ start: Int, before end: Int) -> Int {
    var index = start
    var hasHead = false
    var conditions = 0
    while index < end {
      if index > start {
        if source.token(index, is: ";") { return index }
        let startsLine = source.tokens[index].line > lastLine(index - 1)
        if isDirective(index) {
          if source.token(index, is: "#if") {
            guard hasHead, source.token(lineEnd(index, before: end), is: ".") else { return index }
            conditions += 1
          } else if conditions == 0 {
            return index
          } else if source.token(index, is: "#endif") {
            conditions -= 1
          }
          index = lineEnd(index, before: end)
          continue
        }
        if startsLine, hasHead, !source.continuesStatement(index),
          !Self.joining.contains(source.text(index)),
          !(source.token(start, is: "repeat") && source.token(index, is: "while"))
        {
          return index
        }
      }
      hasHead = hasHead || !isPrefix(index, from: start)
      index = next(index)
    }
    return end
  }

  static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final",
    "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "nonisolated", "required",
    "convenience", "indirect", "dynamic", "optional", "prefix", "postfix", "infix", "consuming",
    "borrowing", "isolated", "distributed", "async",
  ]

  /// Whether a token is an attribute or a modifier with which an item begins.
  private func isPrefix(_ index: Int, from start: Int) -> Bool {
    if source.kind(index) == .attribute { return true }
    if source.token(index, is: "(") {
      return index > start && isPrefix(index - 1, from: start)
        && (source.kind(index - 1) == .attribute || source.kind(index + 1) == .identifier)
    }
    // A generic or nested attribute: `@A.B`, `@A<B>`.
    var place = index
    while place > start, source.tokens[place - 1].line == source.tokens[index].line,
      [".", "<", ">", ",", "?"].contains(source.text(place - 1))
        || [".", "<", ">", ",", "?"].contains(source.text(place))
    {
      place -= 1
      if source.kind(place) == .attribute { return true }
    }
    return source.kind(index) == .identifier && Self.modifiers.contains(source.text(index))
      && (source.kind(index + 1) == .identifier || source.kind(index + 1) == .attribute
        || source.token(index + 1, is: "("))
  }

  private static let types: Set<String> = [
    "struct", "class", "enum", "actor", "extension", "protocol",
  ]
  private static let functions: Set<String> = ["func", "init", "deinit", "subscript"]
  private static let others: Set<String> = [
    "import", "typealias", "associatedtype", "operator", "precedencegroup", "macro",
  ]

  private mutating func parseItem(_ tokens: Range<Int>, into parent: Int, isCode: Bool) {
    var index = tokens.lowerBound
    while index < tokens.upperBound, isPrefix(index, from: tokens.lowerBound) {
      index = next(index)
    }
    let word = source.kind(index) == .identifier ? source.text(index) : ""
    // `class func` and `class var`.
    if word == "class", ["func", "var", "let", "subscript"].contains(source.text(index + 1)) {
      index += 1
    }
    let keyword = source.kind(index) == .identifier ? source.text(index) : ""
    let named = source.kind(index + 1) == .identifier
    var kind = Node.Kind.statement
    if Self.types.contains(keyword), named {
      kind = .type
    } else if keyword == "func"
      || (!isCode && Self.functions.contains(keyword))
    {
      kind = .function
    } else if keyword == "var" || keyword == "let" {
      kind = .variable
    } else if Self.others.contains(keyword), named {
      kind = .declaration
    } else if !isCode {
      kind = .declaration
    }
    let node = add(Node(kind: kind, parent: parent, tokens: tokens, keyword: index))
    switch kind {
    case .type: parseType(node)
    case .function: parseFunction(node)
    case .variable: parseVariable(node)
    default: parseBlocks(tokens, into: node)
    }
  }

  private func braces(_ tokens: Range<Int>) -> Int? {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.token(index, is: "{"), match(index) != nil { return index }
      index = next(index)
    }
    return nil
  }

  private mutating func parseType(_ node: Int) {
    let tokens = nodes[node].tokens
    guard let brace = braces(nodes[node].keyword..<tokens.upperBound), let end = match(brace)
    else { return }
    nodes[node].brace = brace
    let members = add(Node(kind: .members, parent: node, tokens: brace..<end + 1))
    parseItems(brace + 1..<end, into: members, isCode: false)
  }

  private mutating func parseFunction(_ node: Int) {
    let tokens = nodes[node].tokens
    let keyword = nodes[node].keyword
    guard let brace = braces(keyword..<tokens.upperBound) else {
      return parseBlocks(tokens, into: node)
    }
    parseBlocks(keyword..<brace, into: node)
    nodes[node].brace = brace
    if source.token(keyword, is: "subscript") { return parseAccessors(brace, of: node) }
    parseBlock(brace, into: node)
  }

  private mutating func parseVariable(_ node: Int) {
    let tokens = nodes[node].tokens
    let value = assignment(in: nodes[node].keyword..<tokens.upperBound)
    guard let brace = braces(nodes[node].keyword..<tokens.upperBound) else { return }
    if value == nil || brace < (value ?? 0) {
      nodes[node].brace = brace
      return parseAccessors(brace, of: node)
    }
    parseBlocks(tokens, into: node)
  }

  /// The `=` between a name and its value, outside of all brackets.
  func assignment(in tokens: Range<Int>) -> Int? {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.token(index, is: "{") { return nil }
      if isAssignment(index) { return index }
      index = next(index)
    }
    return nil
  }

  func isAssignment(_ index: Int) -> Bool {
    guard source.token(index, is: "=") else { return false }
    let range = source.tokens[index].range
    func isOperator(_ offset: Int) -> Bool {
      source.bytes.indices.contains(offset) && "=!<>+-*/%&|^~".utf8.contains(source.bytes[offset])
    }
    // `Set<Int>=` is written by some.
    let before = range.lowerBound - 1
    let closesType =
      before >= 0 && source.bytes[before] == UInt8(ascii: ">")
      && (before == 0 || source.bytes[before - 1] != UInt8(ascii: ">"))
      && source.bytes.indices.contains(before - 1) && source.bytes[before - 1] > Ascii.space
    return (!isOperator(before) || closesType) && !isOperator(range.upperBound)
  }

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "init",
  ]

  private mutating func parseAccessors(_ brace: Int, of node: Int) {
    guard let end = match(brace) else { return }
    var first = brace + 1
    while first < end, isPrefix(first, from: brace + 1) { first = next(first) }
    let isList =
      Self.accessors.contains(source.text(first)) && source.kind(first) == .identifier
      && (["{", "}", "(", "async", "throws", "get", "set"].contains(source.text(first + 1)))
    guard isList else { return parseBlock(brace, into: node) }
    var index = brace + 1
    while index < end {
      guard source.token(index, is: "{"), let close = match(index) else {
        index += 1
        continue
      }
      var start = index - 1
      while start > brace + 1, !Self.accessors.contains(source.text(start)) { start -= 1 }
      let accessor = add(
        Node(
          kind: .accessor, parent: node, tokens: start..<close + 1, keyword: start, brace: index))
      parseBlock(index, into: accessor)
      index = close + 1
    }
  }

  /// The outermost braces among the tokens, each a block.
  private mutating func parseBlocks(_ tokens: Range<Int>, into parent: Int) {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.token(index, is: "{"), let end = match(index), end < tokens.upperBound {
        parseBlock(index, into: parent)
        index = end + 1
      } else {
        index += 1
      }
    }
  }

  private mutating func parseBlock(_ brace: Int, into parent: Int) {
    guard let end = match(brace) else { return }
    let block = add(Node(kind: .block, parent: parent, tokens: brace..<end + 1, brace: brace))
    parseItems(firstStatement(brace)..<end, into: block, isCode: true)
  }

  /// The token after a closure's `x in`, or after the brace.
  func firstStatement(_ brace: Int) -> Int {
    guard let end = match(brace) else { return brace + 1 }
    var index = brace + 1
    let stops: Set<String> = [
      "for", "if", "let", "var", "return", "switch", "guard", "{", ";", "=", "while", "func", ".",
    ]
    while index < end {
      if source.token(index, is: "in") { return index + 1 }
      if stops.contains(source.text(index)), source.kind(index) != .literal { break }
      if source.kind(index) == .literal || source.kind(index) == .pound { break }
      index = next(index)
    }
    return brace + 1
  }
}
