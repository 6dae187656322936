import LayoutProbe

extension MendLadder {
  /// What makes an opaque type's value, by its protocol.
  private static let opaque: [String: @Sendable (String) -> String] = [
    "Scene": { "WindowGroup { _StandIn(\($0)) }" }, "Shape": { _ in "Rectangle()" },
    "InsettableShape": { _ in "Rectangle()" }, "ShapeStyle": { _ in "Color.gray" },
    "Gesture": { _ in "TapGesture()" }, "ViewModifier": { _ in "EmptyModifier()" },
    "ToolbarContent": { "ToolbarItem { _StandIn(\($0)) }" }, "View": { "_StandIn(\($0))" },
  ]

  /// - Parameter label: What the body is called while it runs; nil for what stands in for what.
  func bodyMends(
    _ block: SourceOutline.Node, of owner: SourceOutline.Node, label: String? = nil
  ) -> [Mend] {
    guard let brace = block.brace, let end = outline.match(brace), brace == owner.brace else {
      return []
    }
    var declaration = owner
    if owner.kind == .accessor { declaration = outline.nodes[owner.parent] }
    let keyword = source.text(declaration.keyword)
    let inside = source.tokens[brace].range.upperBound..<source.tokens[end].range.lowerBound
    func body(_ replacement: String?, _ text: (String) -> String) -> [Mend] {
      let standIn = standIn(
        .body, replacement, for: "the body of \(title(declaration))", at: declaration.keyword)
      return [
        Mend(
          range: inside, text: " \(text(SwiftText.literal(label ?? standIn.label))) ",
          standIn: standIn,
          scope: .body)
      ]
    }
    switch (declaration.kind, keyword) {
    case (.function, "init"):
      let trap = body("a trap") { "_standInTrap(\($0))" }
      // Code that is only left out says so at once, instead of making what is thrown away.
      guard label == nil, mayAssignSelf(in: declaration) else { return trap }
      return body("a sample of each property") { "self = _standIn(\($0))" } + trap
    case (.function, "deinit"): return body(nil) { _ in "" }
    case (.function, _), (.variable, _):
      if owner.kind == .accessor, !["get", "_read"].contains(source.text(owner.keyword)) {
        return body(nil) { "_standInSkipped(\($0))" }
      }
      let result = result(of: declaration)
      guard !result.isEmpty, result != "Void", result != "()" else {
        return body(nil) { "_standInSkipped(\($0))" }
      }
      if result == "Never" { return body("a trap") { "_standInTrap(\($0))" } }
      let words = result.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      guard words.first == "some" else {
        return body("a sample") { "return \(sample($0, of: result))" }
      }
      if let type = platformType(in: result) {
        return body("a sample") { "return _standIn(\($0)) as \(type)" }
      }
      if isModifier(declaration) {
        return body("the content alone") { "_StandIn.container(\($0)) { content }" }
      }
      let make = words.dropFirst().lazy.compactMap { Self.opaque[$0] }.first
      return body("a placeholder") { make?($0) ?? "_StandIn(\($0))" }
    default: return []
    }
  }

  /// The class of UIKit or AppKit of which an opaque result is: `some UIViewController`.
  func platformType(in result: String) -> String? {
    result.firstMatch(of: #/^some ((?:UI|NS)\w*(?:View|Controller))$/#).map {
      String($0.output.1)
    }
  }

  /// Whether a function is the body of a modifier: what it modifies is shown without it.
  private func isModifier(_ function: SourceOutline.Node) -> Bool {
    let name = function.keyword + 1
    return source.token(name, is: "body") && source.token(name + 1, is: "(")
      && source.token(name + 2, is: "content") && source.token(name + 3, is: ":")
      && source.token(name + 4, is: "Content") && source.token(name + 5, is: ")")
  }

  /// Whether an initializer may give itself a whole value: that of a class may not, nor one where a
  /// constant has its value already. What an extension extends is not known here: it is tried.
  private func mayAssignSelf(in initializer: SourceOutline.Node) -> Bool {
    guard outline.nodes.indices.contains(initializer.parent) else { return false }
    let members = outline.nodes[initializer.parent]
    guard outline.nodes.indices.contains(members.parent) else { return false }
    let type = source.text(outline.nodes[members.parent].keyword)
    guard ["struct", "enum", "extension"].contains(type) else { return false }
    return !members.children.contains { child in
      let member = outline.nodes[child]
      return member.kind == .variable && source.token(member.keyword, is: "let")
        && member.tokens.contains { source.token($0, is: "=") }
    }
  }

  /// Code that makes a sample of a type that is written so.
  func sample(_ label: String, of type: String) -> String {
    type.hasSuffix("!") ? "_standInUnwrapped(\(label))" : "_standIn(\(label))"
  }

  /// `load()`, `title`, or `Card` for the body of the view `Card`.
  private func title(_ declaration: SourceOutline.Node) -> String {
    let keyword = source.text(declaration.keyword)
    let name =
      keyword == "func" || declaration.kind == .variable
      ? source.text(declaration.keyword + 1) : keyword
    guard name == "body" || name == "init" || name == "previews" else {
      return declaration.kind == .function ? name + "()" : name
    }
    let type =
      outline.nodes.indices.contains(declaration.parent)
      ? outline.nodes[declaration.parent].parent : -1
    guard type > 0, outline.nodes[type].kind == .type else { return name }
    let typeName = source.text(outline.nodes[type].keyword + 1)
    return name == "body" ? typeName : "\(typeName).\(name)"
  }

  /// What a function or a computed variable returns; empty for nothing.
  func result(of declaration: SourceOutline.Node) -> String {
    if declaration.brace == nil, declaration.kind != .function { return "" }
    let brace = declaration.brace ?? declaration.tokens.upperBound
    if declaration.kind == .variable {
      let type = declaration.keyword + 3
      return source.token(declaration.keyword + 2, is: ":") && type < brace
        ? outline.text(type..<brace) : ""
    }
    return outline.result(in: declaration.keyword..<brace).map { outline.text($0) } ?? ""
  }

  func declaredResult(_ path: ArraySlice<Int>) -> String {
    for index in path.reversed() {
      let node = outline.nodes[index]
      if node.kind == .function || (node.kind == .variable && node.brace != nil) {
        return result(of: node)
      }
      if node.kind == .variable, isPreview(node) { return "some View" }
    }
    return ""
  }

  /// Whether a variable is what a preview was rewritten to.
  func isPreview(_ variable: SourceOutline.Node) -> Bool {
    outline.assignment(in: variable.keyword..<variable.tokens.upperBound)
      .map { source.token($0 + 1, is: "PreviewDeclaration") } ?? false
  }

  func returnsView(_ path: ArraySlice<Int>) -> Bool {
    let result = declaredResult(path)
    return result.hasPrefix("some ") || result.contains("View")
  }

  /// Whether a place belongs to what a view shows, or to what makes a value: nothing is left of one
  /// whose initializer is replaced.
  func isWanted(at path: [Int]) -> Bool {
    returnsView(path[...])
      || path.contains { source.token(outline.nodes[$0].keyword, is: "init") }
  }

  func isOpaque(_ path: ArraySlice<Int>) -> Bool {
    declaredResult(path).hasPrefix("some ")
      && path.last.map { outline.nodes[$0].parent } == path.dropLast().last
  }
}
