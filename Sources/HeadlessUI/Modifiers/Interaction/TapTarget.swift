import Foundation

/// Marks what can be tapped and is as large as its author made it.
struct TapTarget: NodeModifier, Equatable {
  typealias Body = Never

  let name: String

  nonisolated init(name: String) { self.name = name }

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> TapTargetNode {
    TapTargetNode(child: child, name, context)
  }

  func updateNode(_ node: TapTargetNode, _ context: ViewContext) {}
}

final class TapTargetNode: PassThroughNode {
  let name: String

  init(child: LayoutNode, _ name: String, _ context: ViewContext) {
    self.name = name
    super.init(child: child, context)
  }
}
