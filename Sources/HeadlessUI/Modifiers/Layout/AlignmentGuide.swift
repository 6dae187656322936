import Foundation

extension View {
  /// Sets the position of a horizontal guide of the view.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets the position of a vertical guide of the view.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}

struct AlignmentGuideModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> AlignmentGuideNode {
    AlignmentGuideNode(child: child, key, computeValue, context)
  }

  func updateNode(_ node: AlignmentGuideNode, _ context: ViewContext) {
    node.set(key, computeValue)
  }
}

/// Sets one guide explicitly; everything else is the child's.
final class AlignmentGuideNode: UnaryNode {
  private var key: AlignmentKey
  private var computeValue: (ViewDimensions) -> CGFloat

  init(
    child: LayoutNode, _ key: AlignmentKey,
    _ computeValue: @escaping (ViewDimensions) -> CGFloat, _ context: ViewContext
  ) {
    self.key = key
    self.computeValue = computeValue
    super.init(child: child, context, .hasGuides)
  }

  func set(_ key: AlignmentKey, _ computeValue: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.computeValue = computeValue
    // Closures cannot be compared, so the guide may be another one.
    invalidate()
  }

  override var label: String { "alignmentGuide" }
  override var priority: Double { child.priority }

  override func childPlacement(_ viewSize: ViewSize) -> (origin: CGPoint, viewSize: ViewSize) {
    (.zero, viewSize)
  }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    guard key == self.key else { return child.explicitGuide(key, viewSize) }
    if let log = ReasonLog.of(self) {
      log.note(guideSetBy: "alignmentGuide of \(child.visible.fullName)")
    }
    return context.duringLayout { computeValue(ViewDimensions(node: child, viewSize: viewSize)) }
  }
}
