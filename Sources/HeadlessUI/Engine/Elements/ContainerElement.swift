import Foundation

/// The element of a view that is one container node with the nodes of its content in it.
class ContainerElement<V: View, Content: View>: WrappingElement<V, Content> {
  /// The container; nil where a stack vanishes.
  final var node: ContainerNode?

  /// Gives the container the nodes of the content.
  final func fill() { node?.setChildren(content?.nodes ?? []) }

  override func structureDidChange() {
    guard node != nil else { return super.structureDidChange() }
    context.host.markRestructured(self)
  }

  override final func collectAgain() { fill() }

  override final func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) {
    if let node { nodes.append(node) } else { content?.appendNodes(to: &nodes) }
  }

  override final var onlyNode: LayoutNode? { node ?? content?.onlyNode }

  override final var staticNodeCount: Int? { node == nil ? content?.staticNodeCount : 1 }
}
