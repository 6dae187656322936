import Foundation

/// What the lazy stacks and grids have in common: one container node around all of the content.
@MainActor
protocol LazyContainer: View where Body == Never {
  associatedtype Content: View
  associatedtype Node: ContainerNode
  var content: Content { get }
  /// What the content learns about the container; nil for no axis.
  static var stackAxis: Axis? { get }
  /// Along which it grows.
  static var growingAxis: Axis? { get }
  func makeNode(_ context: ViewContext) -> Node
  func updateNode(_ node: Node)
}

extension LazyContainer {
  static var stackAxis: Axis? { nil }
  static var growingAxis: Axis? { stackAxis }

  /// The container and its content.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    LazyContainerElement(view, context)
  }
}

private final class LazyContainerElement<V: LazyContainer>: ContainerElement<V, V.Content> {
  init(_ view: V, _ context: ViewContext) {
    super.init(context)
    show(view.content, inside(context))
    node = view.makeNode(context)
    fill()
  }

  override func update(_ view: V, _ context: ViewContext) {
    super.update(view, context)
    show(view.content, inside(context))
    if let node = node as? V.Node { view.updateNode(node) }
  }

  private func inside(_ context: ViewContext) -> ViewContext {
    var inside = context.inside(stackAxis: V.stackAxis)
    // Where it does not scroll, all of it is in sight, or is cut off.
    if let axis = V.growingAxis, let rows = inside.rows, rows.axes.contains(axis.set) {
      inside.rows = V.stackAxis == nil ? rows.cellsInSight : rows.rowsInSight
    }
    return inside
  }
}
