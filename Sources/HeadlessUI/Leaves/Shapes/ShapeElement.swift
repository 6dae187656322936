import Foundation

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  /// Shows the shape filled with the foreground, without evaluating its body for that.
  @MainActor
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    ShapeElement(view, context)
  }
}

/// A shape as a view.
private final class ShapeElement<S: Shape>: ViewElement<S> {
  private let node: ShapeNode<S>

  private static var layers: [ShapeLayer] {
    [ShapeLayer(operation: .fill(FillStyle()), style: ForegroundStyle())]
  }

  init(_ view: S, _ context: ViewContext) {
    node = ShapeNode(view, ShapeElement.layers, context)
    super.init(context)
  }

  override func update(_ view: S, _ context: ViewContext) {
    super.update(view, context)
    node.update(view, ShapeElement.layers, context)
  }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) { nodes.append(node) }

  override var staticNodeCount: Int? { 1 }
}
