import Foundation

/// Says about a preview what it asks for and does not get.
struct PreviewRemark: NodeModifier {
  typealias Body = Never

  let text: String

  nonisolated init(text: String) { self.text = text }

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> PassThroughNode {
    let node = PassThroughNode(child: child, context)
    context.layout.report(text, at: node)
    return node
  }

  func updateNode(_ node: PassThroughNode, _ context: ViewContext) {}
}
