import Foundation

/// A node with any number of children.
class ContainerNode: LayoutNode {
  final private(set) var children: ContiguousArray<LayoutNode> = []

  /// True while a layout of this node may call `place` on its subviews.
  final var isPlacing = false

  override init(_ context: ViewContext, _ flags: Flags = .memoizes) {
    super.init(context, flags.union(.memoizesSpacing))
  }

  deinit { for child in children { release(child) } }

  override var childNodes: ContiguousArray<LayoutNode> { children }

  final func setChildren(_ new: ContiguousArray<LayoutNode>) {
    if new.count == children.count, zip(new, children).allSatisfy({ $0 === $1 }) { return }
    let old = children
    children = new
    for child in old { release(child) }
    for child in new { adopt(child) }
    invalidate()
  }

  override var priority: Double { children.isEmpty ? -.infinity : 0 }
}
