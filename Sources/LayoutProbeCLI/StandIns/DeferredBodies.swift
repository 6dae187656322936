import HeadlessUI

extension MendLadder {
  /// The bodies of functions and accessors, each with what stands there until something calls it, and
  /// says so.
  var deferredBodies: [Mend] {
    let label = "\(StandInUse.deferredMark)\(file)"
    return outline.nodes.flatMap { block -> [Mend] in
      guard block.kind == .block, block.parent >= 0 else { return [] }
      let owner = outline.nodes[block.parent]
      guard mayBeDeferred(block, of: owner) else { return [] }
      return bodyMends(block, of: owner, label: label)
    }
  }

  /// Code of so few tokens is compiled sooner than asked for.
  private static let fewTokens = 16
  private static let accessors: Set<String> = ["get", "set", "willSet", "didSet"]
  /// The opaque results that have a stand-in which says that it was called.
  static let opaqueResults: Set<String> = ["View", "Scene", "ToolbarContent"]

  private func mayBeDeferred(_ block: SourceOutline.Node, of owner: SourceOutline.Node) -> Bool {
    guard block.tokens.count > Self.fewTokens else { return false }
    var declaration = owner
    switch owner.kind {
    case .function: if source.token(owner.keyword, is: "deinit") { return false }
    case .accessor:
      guard Self.accessors.contains(source.text(owner.keyword)) else { return false }
      declaration = outline.nodes[owner.parent]
    case .variable: break
    default: return false
    }
    var outer = declaration.parent
    while outer >= 0 {
      if outline.nodes[outer].kind == .block { return false }
      outer = outline.nodes[outer].parent
    }
    let words = result(of: declaration).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.first != "some"
      || words.dropFirst().contains { Self.opaqueResults.contains(String($0)) }
  }
}
