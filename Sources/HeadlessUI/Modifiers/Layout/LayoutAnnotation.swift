import Foundation

extension View {
  /// Attaches a value to the layout nodes of the view, for tools that read the tree.
  ///
  /// Does not change the layout. See ``NodeSnapshot/annotations``.
  nonisolated public func layoutAnnotation(_ value: any Sendable) -> some View {
    modifier(LayoutAnnotation(value: value))
  }
}

/// A value attached to a node.
struct LayoutAnnotation: NodeModifier {
  typealias Body = Never

  let value: any Sendable

  nonisolated init(value: any Sendable) { self.value = value }

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> AnnotationNode {
    AnnotationNode(child: child, value, context)
  }

  func updateNode(_ node: AnnotationNode, _ context: ViewContext) { node.value = value }
}

final class AnnotationNode: PassThroughNode {
  var value: any Sendable

  init(child: LayoutNode, _ value: any Sendable, _ context: ViewContext) {
    self.value = value
    super.init(child: child, context)
  }
}
