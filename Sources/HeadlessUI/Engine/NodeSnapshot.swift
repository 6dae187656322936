import Foundation

/// A node of the tree as it was last laid out, with the nodes in it.
public struct NodeSnapshot {
  /// The node, for more questions.
  public let reference: NodeReference
  /// What the node is.
  public let label: String
  /// What tells it from others of its kind; nil if nothing does.
  public let detail: String?
  /// The names of the nodes from the root to this one.
  public let path: String
  /// Its frame in the root's coordinates; nil if it was never placed.
  public let frame: CGRect?
  /// The proposal that it was placed with.
  public let proposal: ProposedViewSize
  /// What was recorded between this node and its parent: effects without influence on layout,
  /// innermost first, as name and detail.
  public let effects: [(name: String, detail: String?)]
  /// The sizes that somebody marked the node to be asked for.
  public let sizeRequests: [SizeRequest]?
  /// The nodes in it, in order.
  public let children: [NodeSnapshot]

  init(_ node: LayoutNode) {
    var effects: [(name: String, detail: String?)] = []
    var requests: [SizeRequest]?
    var node = node
    while let transparent = node as? PassThroughNode {
      if let effect = transparent as? RecordedEffectNode {
        effects.insert((effect.label, effect.detail), at: 0)
      }
      if let mark = transparent as? SizeMarkNode { requests = mark.requests }
      node = transparent.child
    }
    reference = NodeReference(node)
    label = node.label
    detail = node.detail
    path = node.path
    frame =
      node.flags.contains(.wasPlaced)
      ? CGRect(origin: node.absoluteOrigin, size: node.placed.size) : nil
    proposal = node.placed.proposal.proposedViewSize
    self.effects = effects
    sizeRequests = requests
    children = node.childNodes.map(NodeSnapshot.init)
  }
}
