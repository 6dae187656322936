import Foundation

/// A built-in horizontal or vertical stack.
final class StackNode: ContainerNode {
  private var engine: StackEngine
  /// The spacing that it was given, where that is no length: it has its views' own then.
  private var invalidSpacing: CGFloat?

  init(_ engine: StackEngine, _ context: ViewContext) {
    self.engine = engine
    super.init(context)
  }

  deinit { engine.free() }

  func update(alignment: AlignmentKey, uniformSpacing: Double?) {
    check(spacing: uniformSpacing)
    if engine.storage.update(alignment: alignment, uniformSpacing: uniformSpacing) { invalidate() }
  }

  /// Takes note of a spacing that is no length.
  func check(spacing: Double?) {
    invalidSpacing = spacing.flatMap { $0.isFinite ? nil : CGFloat($0) }
  }

  var axis: Axis { engine.axis }

  /// The distance between all children; nil for what they prefer.
  var uniformSpacing: Double? {
    get { engine.uniformSpacing }
    set { update(alignment: engine.alignment, uniformSpacing: newValue) }
  }

  override var givenNumbers: GivenNumbers {
    GivenNumbers().distance("spacing", invalidSpacing)
  }

  override var label: String { engine.axis == .horizontal ? "HStack" : "VStack" }

  override func contentDidChange() {
    super.contentDidChange()
    engine.storage.invalidate()
  }

  /// The engine with room for the children, as a copy of its handle: no access to the property lasts
  /// while children are asked.
  private var readyEngine: StackEngine {
    @inline(__always) get {
      if engine.storage.count != children.count { engine = engine.withRoom(for: children.count) }
      return engine
    }
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    readyEngine.size(proposal, children)
  }

  override func gatherSpacing() -> Spacing { engine.spacing(children) }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    readyEngine.explicitGuide(key, viewSize, children)
  }

  override func placeChildren() {
    let children = children
    readyEngine.forEachPlacement(placed, children) { index, origin, viewSize in
      children[index].place(at: origin, viewSize, in: self)
    }
  }

  override func takeSnapshot() -> () -> Void {
    let restoreMemo = super.takeSnapshot()
    guard let snapshot = engine.storage.takeSnapshot() else { return restoreMemo }
    return { [self] in
      restoreMemo()
      engine.storage.restore(snapshot)
    }
  }
}
