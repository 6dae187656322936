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
  private var wrappers = Wrappers.several([])

  // Most content is one node: no lists for it.
  private enum Wrappers {
    case one(UnaryNode)
    /// With what stands for rows that are not made, which nothing is around.
    case several(ContiguousArray<LayoutNode>)

    func forEach(_ body: (UnaryNode) -> Void) {
      switch self {
      case .one(let wrapper): body(wrapper)
      case .several(let wrappers):
        for case let wrapper as UnaryNode in wrappers { body(wrapper) }
      }
    }
  }

  init(_ view: ModifiedContent<Content, Modifier>, _ context: ViewContext) {
    modifier = view.modifier
    super.init(context)
    show(view.content, context.inside())
    wrappers =
      if let node = content?.onlyNode {
        .one(modifier.makeNode(node, context))
      } else {
        .several(ContiguousArray((content?.nodes ?? []).map(wrapped)))
      }
  }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ context: ViewContext) {
    super.update(view, context)
    modifier = view.modifier
    show(view.content, context.inside())
    wrappers.forEach { wrapper in
      // All of them are this modifier's own nodes.
      guard let wrapper = wrapper as? Modifier.Node else { return }
      modifier.updateNode(wrapper, context)
    }
  }

  /// Wraps what is new, and keeps what is around nodes that are still there.
  private func wrapAgain() {
    var known: [ObjectIdentifier: UnaryNode] = [:]
    wrappers.forEach { known[ObjectIdentifier($0.child)] = $0 }
    wrappers = .several(
      ContiguousArray(
        (content?.nodes ?? []).map {
          known[ObjectIdentifier($0)] ?? wrapped($0)
        }))
  }

  private func wrapped(_ node: LayoutNode) -> LayoutNode {
    node is UnmadeRowsNode ? node : modifier.makeNode(node, context)
  }

  override func structureDidChange() {
    // The wrappers have to be there before anybody above collects them.
    wrapAgain()
    super.structureDidChange()
  }

  override var onlyNode: LayoutNode? {
    guard case .one(let wrapper) = wrappers else { return nil }
    return wrapper
  }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) {
    switch wrappers {
    case .one(let wrapper): nodes.append(wrapper)
    case .several(let wrappers): nodes.append(contentsOf: wrappers)
    }
  }
}
