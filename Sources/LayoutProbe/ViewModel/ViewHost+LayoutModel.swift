import HeadlessUI

extension ViewHost: LayoutModel {
  /// The sizes for several proposals; state, caches, counts and later answers stay as they were.
  public func sizesThatFit(_ proposals: [ProposedViewSize]) -> [CGSize] { measure(proposals) }

  /// The proposal that the root was last placed with; nil before the first pass.
  public var currentProposal: ProposedViewSize? {
    let tree = tree
    return tree.frame == nil ? nil : tree.proposal
  }

  /// Writes can be held back.
  public var canIntervene: Bool { true }

  /// One pass; the ids of the frames are the paths of the nodes.
  public func layoutPass(in size: CGSize) async -> LayoutPass {
    let counter = CallCounter(forwardingTo: observer)
    observer = counter
    self.size = size
    let pass = await pass()
    observer = counter.next
    return LayoutPass(
      frames: framesByPath, states: states, writes: pass.writes,
      queued: pass.queuedTransactions, calls: counter.counts,
      layouts: counter.layouts, bodies: counter.bodies, needsAnotherPass: pass.needsAnotherPass)
  }

  /// Paths longer than this are cut: ids of deep trees would be as long as the trees are deep.
  private static let namedDepth = 48

  private var framesByPath: [String: CGRect] {
    var frames: [String: CGRect] = [:]
    var pending: [(node: NodeSnapshot, path: String, depth: Int)] = [(tree, tree.label, 0)]
    var count = 0
    while let (node, path, depth) = pending.popLast() {
      count += 1
      let isNamed = depth < ViewHost.namedDepth
      if let frame = node.frame { frames[isNamed ? path : "\(path)/…#\(count)"] = frame }
      let children = node.children
      for (index, child) in children.enumerated().reversed() {
        let name = children.count > 1 ? "\(child.label)[\(index)]" : child.label
        pending.append((child, isNamed ? "\(path)/\(name)" : path, depth + 1))
      }
    }
    return frames
  }
}
