extension NodeSnapshot {
  /// What can be tapped where the node is, and is as large as its author made it; nil for nothing.
  package var tapTarget: String? {
    var outer = reference.node.parent
    while let transparent = outer as? PassThroughNode {
      if let target = transparent as? TapTargetNode { return target.name }
      outer = transparent.parent
    }
    return effects.contains { $0.name == "onTapGesture" } ? "onTapGesture" : nil
  }
}
