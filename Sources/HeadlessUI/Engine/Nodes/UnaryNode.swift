import Foundation

/// A node with one child: sizes, priority and spacing say how it differs from the child.
class UnaryNode: LayoutNode {
  final private(set) var child: LayoutNode

  init(child: LayoutNode, _ context: ViewContext, _ flags: Flags = .memoizes) {
    self.child = child
    super.init(context, flags)
    adopt(child)
  }

  deinit { release(child) }

  /// Puts another node in the place of the child.
  final func replaceChild(_ new: LayoutNode) {
    guard new !== child else { return }
    release(child)
    child = new
    adopt(new)
    invalidate()
  }

  /// Where the child goes, and with which proposal, in a node of this size.
  func childPlacement(_ viewSize: ViewSize) -> (origin: CGPoint, viewSize: ViewSize) {
    (.zero, ViewSize(child.size(viewSize.proposal), viewSize.proposal))
  }

  override func computeSize(_ proposal: Proposal) -> CGSize { child.size(proposal) }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    let placement = childPlacement(viewSize)
    guard let value = child.explicitGuide(key, placement.viewSize) else { return nil }
    return value + CGFloat(placement.origin[key.axis])
  }

  override func computeSpacing() -> Spacing { child.spacing() }

  override func placeChildren() {
    let placement = childPlacement(placed)
    child.place(at: placement.origin, placement.viewSize, in: self)
  }

  override var childNodes: ContiguousArray<LayoutNode> { [child] }

  override func trait(_ key: ObjectIdentifier) -> Any? { child.trait(key) }
}

extension LayoutNode {
  /// What all modifiers of the view are wrapped around.
  final var innermost: LayoutNode {
    var node = self
    while let unary = node as? UnaryNode { node = unary.child }
    return node
  }
}

/// A node that leaves the layout of its child alone: it carries a trait or records an effect.
class PassThroughNode: UnaryNode {
  init(child: LayoutNode, _ context: ViewContext) {
    super.init(child: child, context, .isTransparent)
  }

  override final func childPlacement(_ viewSize: ViewSize) -> (origin: CGPoint, viewSize: ViewSize)
  {
    (.zero, viewSize)
  }

  override var priority: Double { child.priority }
}
