import Foundation

/// The bar at the top: items at both ends and a title between them; below, a large title and a search
/// field.
final class NavigationBarNode: BarNode {
  private struct Look: Equatable {
    var isLarge = false
    var lengths: BarLengths
    var largeTitle: CGFloat = 0

    /// The part of the bar above a large title.
    var row: CGFloat { lengths.navigation }
    /// The middle of items and of the title.
    var middle: CGFloat { lengths.aboveItems + lengths.itemRow / 2 }
    /// The distance of two items.
    var spacing: CGFloat { lengths.itemSpacing }
  }

  private var look: Look
  private var items: [BarSlot: [LayoutNode]] = [:]

  init(_ context: ViewContext) {
    look = Look(lengths: BarLengths(context.environment))
    super.init("NavigationBar", context)
  }

  /// Takes in what it shows.
  func show(_ findings: BarFindings, _ bars: Bars, _ lengths: BarLengths) {
    let new = Look(
      isLarge: bars.isLarge, lengths: lengths,
      largeTitle: bars.isLarge ? lengths.largeTitle : 0)
    if new != look {
      look = new
      flags.insert(.needsPlacing)
    }
    items = [
      .back: findings.hidesBackButton == true ? [] : findings.items[.back] ?? [],
      .leading: findings.items[.leading] ?? [],
      .trailing: findings.items[.trailing] ?? [],
    ]
    let principal = findings.items[.principal] ?? []
    if !principal.isEmpty {
      items[.principal] = principal
    } else if !bars.isLarge, let title = findings.items[.title]?.first {
      items[.principal] = [title]
    }
    if bars.isLarge, let title = findings.items[.largeTitle]?.first {
      items[.largeTitle] = [title]
    }
    if bars.hasSearch, let field = findings.items[.search]?.first { items[.search] = [field] }
    let order: [BarSlot] = [.back, .leading, .principal, .trailing, .largeTitle, .search]
    setChildren(ContiguousArray(order.flatMap { items[$0] ?? [] }))
  }

  override func placeChildren() {
    let width = placed.size.width
    let margin = ListMetrics.margin(inWidth: width)
    let edge = margin + look.lengths.glassInset
    let leadingEnd = placeLeading(margin: edge, width: width)
    let trailingStart = placeTrailing(margin: edge, width: width, after: leadingEnd)
    placeTitle(between: leadingEnd, and: trailingStart)
    for title in items[.largeTitle] ?? [] {
      let item = BarItem(title, height: look.largeTitle, atMost: width - 2 * margin)
      title.place(
        at: CGPoint(x: margin, y: look.row + BarLengths.largeTitleTop),
        ViewSize(item.size, item.proposal), in: self)
    }
    for field in items[.search] ?? [] {
      let height = BarLengths.searchField(look.lengths.design)
      let size = CGSize(width: max(0, width - 2 * margin), height: height)
      let proposal = Proposal(size)
      field.place(
        at: CGPoint(x: margin, y: look.row + look.largeTitle + BarLengths.searchFieldTop),
        ViewSize(field.size(proposal), proposal), in: self)
    }
  }

  /// Returns where the last item ends; where there is none, where one before the margin would.
  private func placeLeading(margin: CGFloat, width: CGFloat) -> CGFloat {
    var x = margin
    var end = margin - look.spacing
    if let back = items[.back]?.first {
      let item = BarItem(back, height: look.lengths.itemRow, atMost: width / 2)
      // On glass the button has the margin that others have.
      let start = look.lengths.glassInset > 0 ? margin - look.lengths.glassInset : 0
      item.place(at: start, middle: look.middle, in: self)
      end = start + item.size.width
      x = end + look.spacing - look.lengths.glassInset
    }
    for node in items[.leading] ?? [] {
      let item = BarItem(node, height: look.lengths.itemRow, atMost: width - margin - x)
      item.place(at: x, middle: look.middle, in: self)
      end = x + item.size.width
      x = end + look.spacing
    }
    return end
  }

  /// Returns where the first item begins.
  private func placeTrailing(margin: CGFloat, width: CGFloat, after leadingEnd: CGFloat) -> CGFloat
  {
    var end = width - margin
    var start = end + look.spacing
    for node in (items[.trailing] ?? []).reversed() {
      let item = BarItem(
        node, height: look.lengths.itemRow, atMost: end - leadingEnd - look.spacing)
      start = end - item.size.width
      item.place(at: start, middle: look.middle, in: self)
      end = start - look.spacing
    }
    return start
  }

  /// In the middle of the bar, or as near to it as the items leave room.
  private func placeTitle(between leadingEnd: CGFloat, and trailingStart: CGFloat) {
    let (from, to) = (leadingEnd + look.spacing, trailingStart - look.spacing)
    let spacing = look.spacing
    let parts = BarItem.row(
      items[.principal] ?? [], height: look.lengths.itemRow, atMost: to - from,
      spacing: spacing)
    let length = parts.width(spacing: spacing)
    parts.place(
      from: max(from, min((placed.size.width - length) / 2, to - length)), spacing: spacing,
      middle: look.middle, in: self)
  }
}
