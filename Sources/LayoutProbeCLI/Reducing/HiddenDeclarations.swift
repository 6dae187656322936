/// A source of which all declarations are private to the file, so that several versions of it are
/// files of one module.
struct HiddenDeclarations: Sendable {
  let rewritten: RewrittenSource
  /// Whether it declares what cannot be private, and would be there twice.
  let isShared: Bool

  private static let levels: Set<String> = ["public", "open", "internal", "package"]

  init(_ text: String) {
    let outline = SourceOutline(TokenizedSource(text))
    let source = outline.source
    let own = Set(
      outline.nodes[0].children.filter { outline.nodes[$0].kind == .type }.compactMap { node in
        let keyword = outline.nodes[node].keyword
        return source.token(keyword, is: "extension") ? nil : source.text(keyword + 1)
      })
    var edits: [RewrittenSource.Edit] = []
    var isShared = false
    for child in outline.nodes[0].children {
      let node = outline.nodes[child]
      let keyword = node.keyword
      switch source.text(keyword) {
      case "operator", "precedencegroup", "macro": isShared = true
      case "extension":
        let header = TypeHeader(source, at: keyword)
        guard header?.hasInheritance != true else {
          let type = String(header?.name.prefix { $0 != "." } ?? "")
          if !own.contains(type) { isShared = true }
          // It can have no level; its members have that of the type.
          edits += Self.levels(before: keyword, node, source)
          continue
        }
        edits += Self.hiding(node, source)
      case "struct", "class", "enum", "actor", "protocol", "func", "let", "var", "typealias":
        edits += Self.hiding(node, source)
      default: break
      }
    }
    rewritten = RewrittenSource(source.bytes, edits: edits)
    self.isShared = isShared
  }

  private static func hiding(
    _ node: SourceOutline.Node, _ source: TokenizedSource
  ) -> [RewrittenSource.Edit] {
    let prefix = node.tokens.lowerBound..<node.keyword
    let isHidden = prefix.contains { index in
      (source.token(index, is: "private") || source.token(index, is: "fileprivate"))
        && !source.token(index + 1, is: "(")
    }
    guard !isHidden else { return [] }
    let start = source.tokens[node.keyword].range.lowerBound
    return levels(before: node.keyword, node, source)
      + [RewrittenSource.Edit(start..<start, "fileprivate ")]
  }

  private static func levels(
    before keyword: Int, _ node: SourceOutline.Node, _ source: TokenizedSource
  ) -> [RewrittenSource.Edit] {
    (node.tokens.lowerBound..<keyword).filter { index in
      source.kind(index) == .identifier && levels.contains(source.text(index))
        && !source.token(index + 1, is: "(")
    }.map { RewrittenSource.Edit(source.tokens[$0].range, "") }
  }
}
