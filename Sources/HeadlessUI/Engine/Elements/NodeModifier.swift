import Foundation

/// A modifier that puts a node of its own around each node of its content.
///
/// `Group { a; b }.padding()` pads `a` and `b`.
@MainActor
protocol NodeModifier: ViewModifier where Body == Never {
  associatedtype Node: UnaryNode
  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> Node
  func updateNode(_ node: Node, _ context: ViewContext)
}

extension NodeModifier {
  /// Wraps the nodes of the content.
  public static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    NodeModifierElement(view, context)
  }
}

final class NodeModifierElement<Content: View, Modifier: NodeModifier>: WrappingElement<
  ModifiedContent<Content, Modifier>, Content
>
{
  private var modifier: Modifier
  private var wrappers: ContiguousArray<Modifier.Node> = []

  init(_ view: ModifiedContent<Content, Modifier>, _ context: ViewContext) {
    modifier = view.modifier
    super.init(context)
    show(view.content, context.inside())
    wrap()
  }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ context: ViewContext) {
    super.update(view, context)
    modifier = view.modifier
    show(view.content, context.inside())
    for wrapper in wrappers { modifier.updateNode(wrapper, context) }
  }

  private func wrap() {
    let inner = content?.nodes ?? []
    if wrappers.isEmpty {
      wrappers.reserveCapacity(inner.count)
      for node in inner { wrappers.append(modifier.makeNode(node, context)) }
      return
    }
    var known: [ObjectIdentifier: Modifier.Node] = [:]
    for wrapper in wrappers { known[ObjectIdentifier(wrapper.child)] = wrapper }
    wrappers = ContiguousArray(
      inner.map { known[ObjectIdentifier($0)] ?? modifier.makeNode($0, context) })
  }

  override func structureDidChange() {
    // The wrappers have to be there before anybody above collects them.
    wrap()
    super.structureDidChange()
  }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) {
    for wrapper in wrappers { nodes.append(wrapper) }
  }
}
