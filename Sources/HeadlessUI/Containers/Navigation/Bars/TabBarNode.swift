import Foundation

/// The bar of tabs: each has the same part of the width.
final class TabBarNode: BarNode {
  private var buttons: ContiguousArray<TabButtonNode> = []
  private let viewContext: ViewContext
  private var lengths: BarLengths

  init(_ context: ViewContext) {
    viewContext = context
    lengths = BarLengths(context.environment)
    super.init("TabBar", context)
  }

  /// Takes in what the tabs show, in their order.
  func show(_ labels: [ContiguousArray<LayoutNode>], _ lengths: BarLengths) {
    if lengths != self.lengths {
      self.lengths = lengths
      flags.insert(.needsPlacing)
    }
    while buttons.count < labels.count { buttons.append(TabButtonNode(viewContext)) }
    buttons.removeLast(buttons.count - labels.count)
    for (button, label) in zip(buttons, labels) {
      button.show(label, lengths)
    }
    setChildren(ContiguousArray(buttons.map { $0 as LayoutNode }))
  }

  override var itemsOverlap: Bool { lengths.tabsAreOnGlass }

  override func placeChildren() {
    let (width, count) = (placed.size.width, CGFloat(buttons.count))
    if lengths.tabsAreOnGlass {
      return placeOnGlass(room: width - 2 * BarLengths.besideGlassTabs)
    }
    let gap = BarLengths.besideTab
    for (index, button) in buttons.enumerated() {
      let start = (CGFloat(index) * width / count).rounded() + gap
      let end = (CGFloat(index + 1) * width / count).rounded() - gap
      let size = CGSize(width: max(0, end - start), height: max(0, placed.size.height - 1))
      button.place(at: CGPoint(x: start, y: 1), ViewSize(size, Proposal(size)), in: self)
    }
  }

  /// Each tab lies over its neighbours, and over what is no safe area. Fewer than four are as wide as four,
  /// in the middle.
  private func placeOnGlass(room: CGFloat) {
    let (count, overlap) = (CGFloat(buttons.count), BarLengths.glassTabOverlap)
    let length = room / (1 + (max(4, count) - 1) / overlap)
    let size = CGSize(width: max(0, length), height: BarLengths.glassTab)
    let start = (placed.size.width - length * (1 + (count - 1) / overlap)) / 2
    for (index, button) in buttons.enumerated() {
      let x = start + CGFloat(index) * length / overlap
      button.place(
        at: CGPoint(x: x, y: BarLengths.aboveGlassTabs), ViewSize(size, Proposal(size)), in: self)
    }
  }
}

/// What is shown of a tab: an icon above or beside a title.
final class TabButtonNode: ContainerNode {
  private var lengths: BarLengths?

  private var isBeside: Bool { lengths.map { $0.device != .phone } ?? false }

  override var label: String { "Tab" }

  func show(_ nodes: ContiguousArray<LayoutNode>, _ lengths: BarLengths) {
    if lengths != self.lengths {
      self.lengths = lengths
      flags.insert(.needsPlacing)
    }
    setChildren(nodes)
  }

  override func placeChildren() {
    let (size, gap) = (placed.size, BarLengths.tabIconGap)
    if isBeside {
      let items = BarItem.row(children, height: size.height, atMost: size.width, spacing: gap)
      items.place(
        from: (size.width - items.width(spacing: gap)) / 2, spacing: gap, middle: size.height / 2,
        in: self)
      return
    }
    guard let lengths else { return }
    // Icons above, titles below: each has its line.
    for node in children {
      let item = BarItem(node, height: size.height, atMost: size.width)
      item.place(
        at: (size.width - item.size.width) / 2,
        middle: node.innermost is TextNode ? lengths.tabTitleMiddle : lengths.tabIconMiddle,
        in: self)
    }
  }
}
