extension NodeSnapshot {
  /// What can be tapped where the node is, and is as large as its author made it; nil for nothing.
  package var tapTarget: String? {
    // Bars make the areas of what is in them larger.
    if isInBar { return nil }
    var outer = reference.node.parent
    while let transparent = outer as? PassThroughNode {
      if let target = transparent as? TapTargetNode { return target.name }
      outer = transparent.parent
    }
    return effects.contains { $0.name == "onTapGesture" } ? "onTapGesture" : nil
  }

  private var isInBar: Bool {
    var outer = reference.node.parent
    while let node = outer {
      if node is BarNode { return true }
      outer = node.parent
    }
    return false
  }
}
