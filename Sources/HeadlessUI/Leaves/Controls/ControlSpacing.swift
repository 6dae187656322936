import Foundation

/// Gives a control with a label the distances of a view that is no text: references of snapshot tests show 8
/// points between toggles in three images, and around the other controls in one.
struct ControlSpacing: NodeModifier {
  typealias Body = Never

  nonisolated init() {}

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> ControlSpacingNode {
    ControlSpacingNode(child: child, context)
  }

  func updateNode(_ node: ControlSpacingNode, _ context: ViewContext) {}
}

final class ControlSpacingNode: PassThroughNode {
  override func computeSpacing() -> Spacing { .plainView }
}
