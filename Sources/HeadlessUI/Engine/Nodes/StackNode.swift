import Foundation

/// A built-in horizontal or vertical stack.
final class StackNode: ContainerNode {
  private var engine: StackEngine
  // Not read from the engine: the name is asked for while the engine works.
  private let axis: Axis

  init(_ engine: StackEngine, _ context: ViewContext) {
    self.engine = engine
    axis = engine.axis
    super.init(context)
  }

  func update(alignment: AlignmentKey, uniformSpacing: Double?) {
    guard engine.alignment != alignment || engine.uniformSpacing != uniformSpacing else { return }
    engine.alignment = alignment
    engine.uniformSpacing = uniformSpacing
    invalidate()
  }

  override var label: String { axis == .horizontal ? "HStack" : "VStack" }

  override func contentDidChange() { engine.invalidate() }

  override func computeSize(_ proposal: Proposal) -> CGSize { engine.size(proposal, children) }

  override func computeSpacing() -> Spacing { engine.spacing(children) }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    engine.explicitGuide(key, viewSize, children)
  }

  override func placeChildren() {
    engine.arrange(for: placed, children)
    // Copies: a child may ask this stack again while it is placed.
    let (engine, children) = (engine, children)
    engine.forEachPlacement { index, origin, viewSize in
      children[index].place(at: origin, viewSize, in: self)
    }
  }

  override func setAside() -> () -> Void {
    let restoreMemo = super.setAside()
    let saved = engine
    return { [self] in
      restoreMemo()
      engine = saved
    }
  }
}
