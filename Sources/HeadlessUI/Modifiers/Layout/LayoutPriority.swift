import Foundation

extension View {
  /// Sets the priority by which a stack hands out space; higher ones are served first.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value))
  }
}

struct LayoutPriorityModifier: NodeModifier {
  typealias Body = Never

  let priority: Double

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> LayoutPriorityNode {
    LayoutPriorityNode(child: child, priority, context)
  }

  func updateNode(_ node: LayoutPriorityNode, _ context: ViewContext) {
    node.ownPriority = priority
  }
}

/// Answers its priority; everything else is the child's.
final class LayoutPriorityNode: UnaryNode {
  var ownPriority: Double {
    didSet { if ownPriority != oldValue { invalidate() } }
  }

  init(child: LayoutNode, _ priority: Double, _ context: ViewContext) {
    ownPriority = priority
    super.init(child: child, context, [])
  }

  override var label: String { "layoutPriority" }
  override var detail: String? { Number.text(ownPriority) }
  override var priority: Double { ownPriority }

  override func childPlacement(_ viewSize: ViewSize) -> (origin: CGPoint, viewSize: ViewSize) {
    (.zero, viewSize)
  }
}
