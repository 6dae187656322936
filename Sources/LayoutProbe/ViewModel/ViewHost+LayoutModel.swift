import HeadlessUI

extension ViewHost: LayoutModel {
  /// The sizes for several proposals; state, caches, counts and later answers stay as they were.
  public func sizesThatFit(_ proposals: [ProposedViewSize]) -> [CGSize] { measure(proposals) }

  /// The proposal that the root was last placed with; nil before the first pass.
  public var currentProposal: ProposedViewSize? {
    let tree = tree
    return tree.frame == nil ? nil : tree.proposal
  }

  /// Lays out once; the ids of the frames are the paths of the nodes.
  public func layoutPass(in size: CGSize) -> LayoutPass {
    let counter = CallCounter(forwardingTo: observer)
    observer = counter
    defer { observer = counter.next }
    self.size = size
    layout()
    var frames: [String: CGRect] = [:]
    func collect(_ node: NodeSnapshot) {
      if let frame = node.frame { frames[node.path] = frame }
      node.children.forEach(collect)
    }
    collect(tree)
    return LayoutPass(frames: frames, calls: counter.counts, needsAnotherPass: needsLayout)
  }
}
