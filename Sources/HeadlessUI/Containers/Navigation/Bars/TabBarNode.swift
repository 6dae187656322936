import Foundation

/// The bar of tabs: each has the same part of the width.
final class TabBarNode: BarNode {
  private var buttons: ContiguousArray<TabButtonNode> = []
  private let viewContext: ViewContext

  init(_ context: ViewContext) {
    viewContext = context
    super.init("TabBar", context)
  }

  /// Takes in what the tabs show, in their order.
  func show(_ labels: [ContiguousArray<LayoutNode>], _ lengths: BarLengths) {
    while buttons.count < labels.count { buttons.append(TabButtonNode(viewContext)) }
    buttons.removeLast(buttons.count - labels.count)
    for (button, label) in zip(buttons, labels) {
      button.show(label, isBeside: lengths.device != .phone)
    }
    setChildren(ContiguousArray(buttons.map { $0 as LayoutNode }))
  }

  override func placeChildren() {
    let (width, count) = (placed.size.width, CGFloat(buttons.count))
    let gap = BarLengths.besideTab
    for (index, button) in buttons.enumerated() {
      let start = (CGFloat(index) * width / count).rounded() + gap
      let end = (CGFloat(index + 1) * width / count).rounded() - gap
      let size = CGSize(width: max(0, end - start), height: max(0, placed.size.height - 1))
      button.place(at: CGPoint(x: start, y: 1), ViewSize(size, Proposal(size)), in: self)
    }
  }
}

/// What is shown of a tab: an icon above or beside a title.
final class TabButtonNode: ContainerNode {
  private var isBeside = false

  override var label: String { "Tab" }
  override func computeSize(_ proposal: Proposal) -> CGSize { proposal.replacingUnspecified() }

  func show(_ nodes: ContiguousArray<LayoutNode>, isBeside: Bool) {
    if isBeside != self.isBeside {
      self.isBeside = isBeside
      flags.insert(.needsPlacing)
    }
    setChildren(nodes)
  }

  override func placeChildren() {
    let size = placed.size
    var room = size.width
    let items = children.map { node in
      let item = BarItem(node, height: size.height, atMost: room)
      if isBeside { room -= item.size.width + BarLengths.tabIconGap }
      return item
    }
    if isBeside { placeBeside(items) } else { placeAbove(items) }
  }

  /// Icons above, titles below: each has its line.
  private func placeAbove(_ items: [BarItem]) {
    for item in items {
      let middle =
        item.node.isTextInBar ? BarLengths.tabTitleMiddle : BarLengths.tabIconMiddle
      place(item, x: (placed.size.width - item.size.width) / 2, middle: middle)
    }
  }

  private func placeBeside(_ items: [BarItem]) {
    let length =
      items.reduce(0) { $0 + $1.size.width }
      + BarLengths.tabIconGap * CGFloat(max(0, items.count - 1))
    var x = (placed.size.width - length) / 2
    for item in items {
      place(item, x: x, middle: placed.size.height / 2)
      x += item.size.width + BarLengths.tabIconGap
    }
  }

  private func place(_ item: BarItem, x: CGFloat, middle: CGFloat) {
    item.node.place(
      at: CGPoint(x: x, y: middle - item.size.height / 2), ViewSize(item.size, item.proposal),
      in: self)
  }
}

extension LayoutNode {
  /// Whether it is a text, with any modifiers.
  fileprivate var isTextInBar: Bool {
    var node = self
    while let unary = node as? UnaryNode { node = unary.child }
    return node is TextNode
  }
}
