import Foundation

/// The bar at the bottom: its items are spread over its width, or as its spacers have them; the state is in
/// the middle.
final class ToolbarNode: BarNode {
  init(_ context: ViewContext) { super.init("Toolbar", context) }

  /// How many of the children are not the state.
  private var itemCount = 0

  /// Takes in what it shows.
  func show(_ findings: BarFindings) {
    let (items, status) = (findings.items[.bottom] ?? [], findings.items[.status] ?? [])
    itemCount = items.count
    setChildren(ContiguousArray(items + status))
  }

  override func placeChildren() {
    let (width, height) = (placed.size.width, min(placed.size.height, BarLengths.toolbarRow))
    let margin = ListMetrics.margin(inWidth: width)
    var room = width - 2 * margin
    for node in children[itemCount...] {
      let item = BarItem(node, height: height, atMost: room)
      item.place(at: (width - item.size.width) / 2, middle: height / 2, in: self)
    }
    let items = children[..<itemCount].map { node -> BarItem? in
      guard !(node.visible is SpacerNode) else { return nil }
      let item = BarItem(node, height: height, atMost: room)
      room -= item.size.width
      return item
    }
    let gaps = gaps(items, room: max(0, room))
    var x = margin + gaps.before
    for (index, item) in items.enumerated() {
      if let item {
        item.place(at: x, middle: height / 2, in: self)
        x += item.size.width + (index + 1 < items.count ? gaps.between : 0)
      } else {
        let size = CGSize(width: gaps.spacer, height: 0)
        children[index].place(
          at: CGPoint(x: x, y: height / 2), ViewSize(size, Proposal(size)), in: self)
        x += gaps.spacer
      }
    }
  }

  /// The lengths before the first item, between two, and of each spacer.
  private func gaps(_ items: [BarItem?], room: CGFloat) -> (
    before: CGFloat, between: CGFloat, spacer: CGFloat
  ) {
    let spacers = items.count { $0 == nil }
    if spacers > 0 { return (0, 0, room / CGFloat(spacers)) }
    if items.count < 2 { return (room / 2, 0, 0) }
    return (0, room / CGFloat(items.count - 1), 0)
  }
}
