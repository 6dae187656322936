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
}
