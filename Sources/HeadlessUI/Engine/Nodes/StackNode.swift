import Foundation

/// A built-in horizontal or vertical stack.
final class StackNode: ContainerNode {
  private let engine: StackEngine

  init(_ engine: StackEngine, _ context: ViewContext) {
    self.engine = engine
    super.init(context)
  }

  func update(alignment: AlignmentKey, uniformSpacing: Double?) {
    guard engine.alignment != alignment || engine.uniformSpacing != uniformSpacing else { return }
    engine.alignment = alignment
    engine.uniformSpacing = uniformSpacing
    invalidate()
  }

  override var label: String { engine.axis == .horizontal ? "HStack" : "VStack" }

  override func contentDidChange() { engine.invalidate() }

  override func computeSize(_ proposal: Proposal) -> CGSize { engine.size(proposal, children) }

  override func computeSpacing() -> Spacing { engine.spacing(children) }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    engine.explicitGuide(key, viewSize, children)
  }

  override func placeChildren() {
    engine.arrange(for: placed, children)
    let children = children
    engine.forEachPlacement { index, origin, viewSize in
      children[index].place(at: origin, viewSize, in: self)
    }
  }

  override func setAside() -> () -> Void {
    let restoreMemo = super.setAside()
    let restoreArrangement = engine.setAside()
    return {
      restoreMemo()
      restoreArrangement()
    }
  }
}
