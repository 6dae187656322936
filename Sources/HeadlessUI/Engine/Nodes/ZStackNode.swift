import Foundation

/// A built-in stack in depth.
final class ZStackNode: ContainerNode {
  private var engine: ZStackEngine

  init(_ alignment: Alignment, _ context: ViewContext) {
    engine = ZStackEngine(alignment: alignment)
    super.init(context)
  }

  func update(_ alignment: Alignment) {
    guard engine.alignment != alignment else { return }
    engine.alignment = alignment
    invalidate()
  }

  override var fit: NodeFit { NodeFit(layersContent: true) }

  override var label: String { "ZStack" }

  override func computeSize(_ proposal: Proposal) -> CGSize { engine.size(proposal, children) }

  override func gatherSpacing() -> Spacing { children.mergedSpacing() }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    engine.explicitGuide(key, viewSize, children)
  }

  override func placeChildren() {
    let children = children
    for (child, placement) in zip(children, engine.placements(placed, children)) {
      child.place(at: placement.origin, placement.viewSize, in: self)
    }
  }
}
