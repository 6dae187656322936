/// The declarations of a file that what is probed needs, by the names that they use.
struct ReachedDeclarations {
  /// The nodes that nothing needs.
  private(set) var unused: [Int] = []

  /// - Parameters:
  ///   - views: the views and layouts that are probed by name.
  ///   - isRoot: whether a declaration at the top of the file is needed for itself; nil for previews,
  ///     probes and what is probed by name.
  init(
    _ outline: SourceOutline, views: [String] = [],
    isRoot: ((SourceOutline.Node) -> Bool)? = nil
  ) {
    let source = outline.source
    let children = outline.nodes[0].children.filter { outline.nodes[$0].kind != .mark }
    let names = children.map { Self.names(in: outline.nodes[$0].tokens, source) }
    var open = children.indices.filter { index in
      let node = outline.nodes[children[index]]
      return Self.isOperator(node, source) || isRoot?(node) ?? Self.isProbed(node, outline, views)
    }
    guard open.contains(where: { !Self.isOperator(outline.nodes[children[$0]], source) }) else {
      return
    }
    let declared = children.map { Self.declared(by: outline.nodes[$0], outline) }
    var reached = Set(open)
    while let index = open.popLast() {
      for other in children.indices where !reached.contains(other) {
        guard !declared[other].isDisjoint(with: names[index]) else { continue }
        reached.insert(other)
        open.append(other)
      }
    }
    unused = children.indices.filter { !reached.contains($0) }.map { children[$0] }
      .filter { !source.token(outline.nodes[$0].keyword, is: "import") }
  }

  /// Operators have no names that could be looked for.
  private static func isOperator(_ node: SourceOutline.Node, _ source: TokenizedSource) -> Bool {
    (node.tokens.lowerBound...node.keyword).contains { index in
      ["operator", "precedencegroup"].contains(source.text(index))
    } || (source.token(node.keyword, is: "func") && source.kind(node.keyword + 1) == .punctuation)
  }

  private static func isProbed(
    _ node: SourceOutline.Node, _ outline: SourceOutline, _ views: [String]
  ) -> Bool {
    let source = outline.source
    if !views.isEmpty {
      return node.kind == .type && views.contains(source.text(node.keyword + 1))
    }
    if source.token(node.keyword, is: "#Preview") { return true }
    if node.kind == .type {
      return TypeHeader(source, at: node.keyword)?.conforms(to: "PreviewProvider") ?? false
    }
    return node.kind == .variable
      && node.tokens.contains { source.token($0, is: "Probe") }
  }

  private static func names(in tokens: Range<Int>, _ source: TokenizedSource) -> Set<String> {
    var names: Set<String> = []
    for index in tokens {
      switch source.kind(index) {
      case .identifier, .attribute:
        names.insert(source.text(index).replacing("@", with: "").replacing("$", with: ""))
      case .literal:
        // Values that are put into a text.
        names.formUnion(interpolated(source.text(index)))
      default: break
      }
    }
    return names
  }

  private static func interpolated(_ literal: String) -> [String] {
    guard literal.contains("\\") else { return [] }
    return literal.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// The name of a declaration; of an extension, that of its type and what it adds to one of another
  /// file.
  private static func declared(
    by node: SourceOutline.Node, _ outline: SourceOutline
  ) -> Set<String> {
    let source = outline.source
    guard source.token(node.keyword, is: "extension") else {
      return [source.text(node.keyword + 1)]
    }
    guard let header = TypeHeader(source, at: node.keyword), let members = node.children.first
    else { return [] }
    let type = String(header.name.prefix { $0 != "." })
    let isOwn = outline.nodes[0].children.contains { child in
      let other = outline.nodes[child]
      return other.kind == .type && !source.token(other.keyword, is: "extension")
        && source.text(other.keyword + 1) == type
    }
    if isOwn || header.hasInheritance { return [type] }
    return Set(
      outline.nodes[members].children.flatMap { child -> [String] in
        let keyword = outline.nodes[child].keyword
        let word = source.text(keyword)
        return ["init", "subscript"].contains(word) ? [type] : [source.text(keyword + 1)]
      })
  }
}
