/// All changes that could make a source smaller, by its syntax.
struct ReductionEdits {
  let outline: SourceOutline
  /// The views and layouts that are probed by name.
  let views: [String]
  private(set) var edits: [ReductionEdit] = []

  var source: TokenizedSource { outline.source }

  init(_ text: String, views: [String] = []) {
    self.views = views
    outline = SourceOutline(TokenizedSource(text))
    for index in outline.nodes.indices { addNode(index) }
    addModifiers()
    addLists()
    addWords()
    addInlinedViews()
    addEverywhere()
  }

  mutating func add(_ kind: ReductionEdit.Kind, _ range: Range<Int>, _ text: String = "") {
    guard range.count > text.utf8.count else { return }
    edits.append(ReductionEdit(kind, range, text))
  }

  mutating func add(_ kind: ReductionEdit.Kind, removing ranges: [Range<Int>]) {
    add(kind, ranges.map { ReductionEdit.Change($0) })
  }

  mutating func add(_ kind: ReductionEdit.Kind, _ changes: [ReductionEdit.Change]) {
    guard !changes.isEmpty else { return }
    edits.append(ReductionEdit(kind, changes))
  }

  /// The bytes of tokens, with a semicolon behind them.
  func item(_ tokens: Range<Int>) -> Range<Int> {
    let end = source.token(tokens.upperBound, is: ";") ? tokens.upperBound + 1 : tokens.upperBound
    return outline.bytes(tokens.lowerBound..<end)
  }

  /// The text of tokens as it is written.
  func written(_ tokens: Range<Int>) -> String {
    tokens.isEmpty ? "" : source.text(in: outline.bytes(tokens))
  }

  // MARK: Declarations and statements

  private mutating func addNode(_ index: Int) {
    let node = outline.nodes[index]
    switch node.kind {
    case .members, .block: addRuns(of: index)
    case .declaration where source.token(node.keyword, is: "import"):
      // Everything here needs it.
      if source.text(node.keyword + 1) != "SwiftUI" { add(.declaration, item(node.tokens)) }
    case .type, .function, .variable, .declaration, .accessor:
      add(.declaration, item(node.tokens))
      if node.kind == .variable { addBranches(of: node) }
    case .statement:
      add(.statement, item(node.tokens))
      addContents(of: node)
      addBranches(of: node)
      addOperands(node.tokens, constants: [])
    case .mark: break
    }
    addBody(of: node)
    addSlots(of: node)
    if node.kind == .type { addAdopted(by: node) }
  }

  /// Several neighbours at once: all of them, halves, quarters, and all but one.
  private mutating func addRuns(of index: Int) {
    let node = outline.nodes[index]
    let children = node.children.filter { child in
      let other = outline.nodes[child]
      return other.kind != .mark && !source.token(other.keyword, is: "import")
    }
    let ranges = children.map { item(outline.nodes[$0].tokens) }
    addConditions(node.children)
    addLabels(node.children)
    guard ranges.count > 1 else { return }
    if node.kind == .block { add(.several, removing: ranges) }
    for parts in [2, 4] where ranges.count >= 2 * parts {
      let size = (ranges.count + parts - 1) / parts
      for start in stride(from: 0, to: ranges.count, by: size) {
        add(.several, removing: Array(ranges[start..<min(start + size, ranges.count)]))
      }
    }
    guard ranges.count > 2, ranges.count <= Self.fewChildren else { return }
    for kept in ranges.indices {
      add(.several, removing: ranges.indices.filter { $0 != kept }.map { ranges[$0] })
    }
  }

  private static let fewChildren = 8

  /// `#if` and all to its `#endif`, or one of the branches for all.
  private mutating func addConditions(_ children: [Int]) {
    var open: [[Int]] = []
    for (position, child) in children.enumerated() where outline.nodes[child].kind == .mark {
      switch source.text(outline.nodes[child].tokens.lowerBound) {
      case "#if": open.append([position])
      case "#else", "#elseif": if !open.isEmpty { open[open.count - 1].append(position) }
      case "#endif":
        guard let marks = open.popLast() else { continue }
        addCondition((marks + [position]).map { outline.nodes[children[$0]].tokens })
      default: add(.statement, item(outline.nodes[child].tokens))
      }
    }
  }

  private mutating func addCondition(_ marks: [Range<Int>]) {
    guard let first = marks.first, let last = marks.last else { return }
    let all = outline.bytes(first.lowerBound..<last.upperBound)
    add(.branch, all)
    for (mark, next) in zip(marks, marks.dropFirst()) {
      add(.branch, all, written(mark.upperBound..<next.lowerBound))
    }
  }

  /// The statements behind a `case`, with it.
  private mutating func addLabels(_ children: [Int]) {
    let labels = children.indices.filter { position in
      let node = outline.nodes[children[position]]
      return node.kind == .mark && source.kind(node.tokens.lowerBound) != .pound
    }
    for (number, position) in labels.enumerated() {
      let end = number + 1 < labels.count ? labels[number + 1] : children.count
      let first = outline.nodes[children[position]].tokens
      let last = outline.nodes[children[end - 1]].tokens
      add(.branch, outline.bytes(first.lowerBound..<last.upperBound))
    }
  }

  /// What is in the braces of a statement for the statement.
  private mutating func addContents(of node: SourceOutline.Node) {
    for child in node.children where outline.nodes[child].kind == .block {
      let block = outline.nodes[child]
      guard let brace = block.brace, !block.children.isEmpty else { continue }
      let inner = outline.firstStatement(brace)..<block.tokens.upperBound - 1
      let labels = block.children.filter { outline.nodes[$0].kind == .mark }
      if let label = labels.first, source.kind(outline.nodes[label].tokens.lowerBound) != .pound {
        addSections(of: block, for: node)
        continue
      }
      add(.contents, outline.bytes(node.tokens), written(inner))
      // The calls behind the braces may hold for what is in them.
      if block.children.count == 1, block.tokens.upperBound < node.tokens.upperBound,
        source.token(block.tokens.upperBound, is: ".")
      {
        add(
          .contents, outline.bytes(node.tokens.lowerBound..<block.tokens.upperBound),
          written(inner))
      }
    }
  }

  /// What is behind a `case` for the switch.
  private mutating func addSections(of block: SourceOutline.Node, for node: SourceOutline.Node) {
    let marks = block.children.indices.filter {
      outline.nodes[block.children[$0]].kind == .mark
    }
    for (number, mark) in marks.enumerated() {
      let start = outline.nodes[block.children[mark]].tokens.upperBound
      let end =
        number + 1 < marks.count
        ? outline.nodes[block.children[marks[number + 1]]].tokens.lowerBound
        : block.tokens.upperBound - 1
      guard start < end else { continue }
      add(.contents, outline.bytes(node.tokens), written(start..<end))
    }
  }

  /// `else` with what is behind it.
  private mutating func addBranches(of node: SourceOutline.Node) {
    var index = node.tokens.lowerBound
    while index < node.tokens.upperBound {
      if source.token(index, is: "else"), index > node.tokens.lowerBound,
        source.token(index - 1, is: "}")
      {
        add(.branch, outline.bytes(index..<node.tokens.upperBound))
      }
      index = outline.next(index)
    }
  }

  // MARK: Bodies and heads

  /// A simple value for all that a function or a computed property does.
  private mutating func addBody(of node: SourceOutline.Node) {
    guard [.function, .variable, .accessor].contains(node.kind), let brace = node.brace,
      let end = outline.match(brace), end > brace + 1
    else { return }
    let inner = outline.bytes(brace + 1..<end)
    let owner = node.kind == .accessor ? outline.nodes[node.parent] : node
    guard let type = resultType(of: owner) else {
      return add(.several, inner)
    }
    for constant in Self.constants(ofType: type) { add(.several, inner, constant) }
  }

  /// The type behind an arrow or a colon.
  func resultType(of node: SourceOutline.Node) -> String? {
    guard let brace = node.brace ?? outline.assignment(in: node.keyword..<node.tokens.upperBound)
    else { return nil }
    var index = node.keyword
    var start: Int?
    while index < brace {
      if node.kind == .function, source.token(index, is: "-"), source.token(index + 1, is: ">") {
        start = index + 2
      } else if node.kind == .variable, source.token(index, is: ":"), start == nil {
        start = index + 1
      }
      index = outline.next(index)
    }
    return start.map { written($0..<brace) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func addAdopted(by node: SourceOutline.Node) {
    guard let brace = node.brace else { return }
    var index = node.keyword + 1
    while index < brace, !source.token(index, is: ":") {
      if source.token(index, is: "where") { return }
      index = outline.genericArguments(after: index)?.upperBound ?? index + 1
    }
    guard index < brace else { return }
    let end = (index..<brace).first { source.token($0, is: "where") } ?? brace
    addElements(of: index + 1..<end, opening: index, kind: .word)
  }

  // MARK: Views that are used once

  /// What a view's body holds, in the place of a view that is made.
  private mutating func addInlinedViews() {
    for child in outline.nodes[0].children where outline.nodes[child].kind == .type {
      let node = outline.nodes[child]
      guard let header = TypeHeader(source, at: node.keyword), header.conforms(to: "View"),
        let body = body(of: node)
      else { continue }
      for index in source.tokens.indices
      where source.token(index + 1, is: "(") && !node.tokens.contains(index)
        && source.kind(index) == .identifier && source.text(index) == header.name
        && !source.token(index - 1, is: ".")
      {
        guard let end = outline.match(index + 1) else { continue }
        add(
          .contents,
          [
            ReductionEdit.Change(outline.bytes(index..<end + 1), body),
            ReductionEdit.Change(outline.bytes(node.tokens)),
          ])
      }
    }
  }

  private func body(of type: SourceOutline.Node) -> String? {
    guard let members = type.children.first else { return nil }
    for child in outline.nodes[members].children {
      let node = outline.nodes[child]
      guard node.kind == .variable, source.text(node.keyword + 1) == "body", let brace = node.brace,
        let end = outline.match(brace), let block = node.children.first,
        outline.nodes[block].kind == .block, outline.nodes[block].children.count == 1
      else { continue }
      let first = source.token(brace + 1, is: "return") ? brace + 2 : brace + 1
      return first < end ? written(first..<end) : nil
    }
    return nil
  }
}
