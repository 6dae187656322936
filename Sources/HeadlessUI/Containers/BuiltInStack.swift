import Foundation

/// What `HStack`, `VStack` and `ZStack` have in common: a container that vanishes around exactly one
/// static child, whose priority, spacing and guides then come through, and in a tab's label, of which
/// tabs take the icon and the title alone.
@MainActor
protocol BuiltInStack: View where Body == Never {
  associatedtype Content: View
  associatedtype Node: ContainerNode
  var content: Content { get }
  /// What the content learns about the stack around it; nil for no axis.
  static var stackAxis: Axis? { get }
  /// The node of a stack that begins with this number of children.
  func makeNode(_ context: ViewContext, childCount: Int) -> Node
  func updateNode(_ node: Node)
}

extension BuiltInStack {
  /// The container and its content.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    StackElement(view, context)
  }
}

final class StackElement<V: BuiltInStack>: ContainerElement<V, V.Content> {
  init(_ view: V, _ context: ViewContext) {
    super.init(context)
    show(view.content, context.inside(stackAxis: V.stackAxis))
    guard content?.staticNodeCount != 1, context.environment.barSlot != .tab else { return }
    let nodes = content?.nodes ?? []
    let node = view.makeNode(context, childCount: nodes.count)
    node.setChildren(nodes)
    self.node = node
  }

  override func update(_ view: V, _ context: ViewContext) {
    super.update(view, context)
    show(view.content, context.inside(stackAxis: V.stackAxis))
    if let node = node as? V.Node { view.updateNode(node) }
  }
}
