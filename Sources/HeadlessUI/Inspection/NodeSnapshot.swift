import Foundation

/// A node of the tree as it was last laid out, with the nodes in it.
public struct NodeSnapshot {
  /// The node, for more questions.
  public let reference: NodeReference
  /// Effects without influence on layout between this node and its parent, innermost first, as name
  /// and detail.
  public let effects: [(name: String, detail: String?)]
  /// What pictures need to know of effects, by their places among all.
  package let looks: [(effect: Int, look: EffectLook)]
  /// What was attached to the node with `layoutAnnotation(_:)`, outermost first.
  public let annotations: [any Sendable]

  private var node: LayoutNode { reference.node }

  private let origin: CGPoint

  /// - Parameter outer: the origin of the node's parent in the root's coordinates.
  init(_ node: LayoutNode, in outer: CGPoint) {
    var origin = CGPoint(x: outer.x + node.origin.x, y: outer.y + node.origin.y)
    var effects: [(name: String, detail: String?)] = []
    var looks: [(effect: Int, look: EffectLook)] = []
    var annotations: [any Sendable] = []
    var node = node
    while let transparent = node as? PassThroughNode {
      if let effect = transparent as? RecordedEffectNode {
        effects.insert((effect.label, effect.detail), at: 0)
        // Counted from the outermost, as long as there may be more within.
        if let look = effect.effect.look { looks.append((effects.count, look)) }
      }
      if let annotation = transparent as? AnnotationNode { annotations.append(annotation.value) }
      node = transparent.child
      origin = CGPoint(x: origin.x + node.origin.x, y: origin.y + node.origin.y)
    }
    self.origin = origin
    reference = NodeReference(node)
    let own = (node as? TextNode)?.content.effects ?? []
    let all = own.map { ($0.name, $0.detail) } + effects
    self.effects = all
    self.looks = looks.map { (all.count - $0.effect, $0.look) }
    self.annotations = annotations
  }

  /// Whether its content is only laid out as far as it is seen.
  package var isLazy: Bool { node is any LazyNode }

  /// What the node is.
  public var label: String { node.label }

  /// What tells it from others of its kind; nil if nothing does.
  public var detail: String? { node.detail }

  /// The names of the nodes from the root to this one. Computed on demand, in time linear in depth.
  public var path: String { node.path }

  /// Its frame in the root's coordinates, in points; nil if it was never placed.
  public var frame: CGRect? {
    node.flags.contains(.wasPlaced)
      ? CGRect(origin: origin, size: node.placed.size) : nil
  }

  /// The proposal that it was placed with.
  public var proposal: ProposedViewSize { node.placed.proposal.proposedViewSize }

  // Made when asked for: a tree may be deeper than the stack.
  /// The nodes in it, in order.
  public var children: [NodeSnapshot] { node.childNodes.map { NodeSnapshot($0, in: origin) } }

  /// The node and all nodes in it, each before those that are in it, in order.
  package var preorder: [NodeSnapshot] {
    var nodes: [NodeSnapshot] = []
    var pending = [self]
    while let node = pending.popLast() {
      nodes.append(node)
      pending += node.children.reversed()
    }
    return nodes
  }
}

extension ViewHost {
  /// The tree as it was last laid out.
  public var tree: NodeSnapshot { NodeSnapshot(rootNode, in: .zero) }
}
