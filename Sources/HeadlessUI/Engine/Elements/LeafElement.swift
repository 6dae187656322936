import Foundation

final class LeafElement<V: LeafView>: ViewElement<V> {
  private let node: V.Node

  init(_ view: V, _ context: ViewContext) {
    node = view.makeLeaf(context)
    super.init(context)
  }

  override func update(_ view: V, _ context: ViewContext) {
    super.update(view, context)
    view.updateLeaf(node, context)
  }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) { nodes.append(node) }

  override var onlyNode: LayoutNode? { node }

  override var staticNodeCount: Int? { 1 }
}
