import Foundation

/// An element whose content is another element, shown as it is. Subclasses say which and in what
/// context.
class WrappingElement<V: View, Content: View>: ViewElement<V> {
  final private(set) var content: ViewElement<Content>?

  /// Makes or updates the content.
  final func show(_ view: Content, _ context: ViewContext) {
    if let content {
      updateChild(content, view, context)
    } else {
      content = makeChild(view, context)
    }
  }

  /// Takes the content out and puts another in its place: its identity changed.
  final func replace(with view: Content, _ context: ViewContext) {
    content?.dismantle()
    content = makeChild(view, context)
    structureDidChange()
  }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) {
    content?.appendNodes(to: &nodes)
  }

  // A subclass that appends other nodes than the content's overrides this too.
  override var onlyNode: LayoutNode? { content?.onlyNode }

  override var staticNodeCount: Int? {
    // Not with `??`: content that cannot tell is not content that makes nothing.
    guard let content else { return 0 }
    return content.staticNodeCount
  }

  override var children: ContiguousArray<AnyElement> { content.map { [$0] } ?? [] }
}
