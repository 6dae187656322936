import HeadlessUI

/// How a container divided what it was proposed, in sentences.
struct ContainerText {
  private let reason: LayoutReason?

  init(_ node: PlacedReason) { reason = node.reason }

  /// For the container itself.
  var whole: [String] {
    switch reason {
    case .stack(let stack): return StackText(stack).whole
    case .grid(let grid):
      return [sum("columns", grid.columns), sum("rows", grid.rows)] + widened(grid) { _ in true }
    case .tracks(let tracks): return [room(tracks), items(tracks)]
    default: return []
    }
  }

  /// For one of its children, with so many turns before its own said one by one.
  func upTo(_ child: Int, at origin: CGPoint, turns: Int) -> [String] {
    switch reason {
    case .stack(let stack): return StackText(stack).upTo(child, at: origin, turnsBefore: turns)
    case .grid(let grid):
      guard let cell = grid.cells.first(where: { $0.child == child }) else { return [] }
      let columns = cell.column..<cell.column + cell.span
      return (cell.span == 1 ? StackText(grid.columns).turn(of: cell.column) : [])
        + widened(grid) { $0.columns.overlaps(columns) }
        + StackText(grid.rows).turn(of: cell.row)
    case .tracks(let tracks):
      guard let cell = tracks.cells.first(where: { $0.child == child }) else { return [] }
      return [room(tracks)] + (cell.item.map { [item(tracks.items[$0], $0, tracks)] } ?? [])
        + [
          "    line \(cell.line + 1) is \(number(cell.lineLength)) long: longest \(cell.longest)"
        ]
    default: return []
    }
  }

  private func sum(_ what: String, _ lines: StackReason) -> String {
    let lengths = lines.turns.sorted { $0.child < $1.child }.map { number($0.length) }
    let rest = lengths.count > 6 ? " + \(lengths.count - 6) more" : ""
    return "    \(what): \(lengths.prefix(6).joined(separator: " + "))\(rest) + "
      + "\(number(lines.distances.reduce(0, +))) of spacing = \(number(lines.length))"
  }

  /// Of the cells that make columns wider, one line.
  private func widened(
    _ grid: GridReason, _ isMeant: (GridReason.Widening) -> Bool
  ) -> [String] {
    let widenings = grid.widenings.filter(isMeant)
    guard let first = widenings.first else { return [] }
    let rest = widenings.count > 1 ? ", and \(widenings.count - 1) more cells do" : ""
    return [
      "    \(first.name) spans columns \(first.columns.lowerBound + 1) to "
        + "\(first.columns.upperBound): each \(number(first.length)) wider\(rest)"
    ]
  }

  private func room(_ tracks: TracksReason) -> String {
    guard let offered = tracks.offered else {
      return "    nothing is proposed: an item that is not fixed is as long as its longest view"
    }
    let items = tracks.items.count == 1 ? "1 item" : "\(tracks.items.count) items"
    return "    \(number(offered)) - \(number(tracks.spacing)) of spacing = "
      + "\(number(offered - tracks.spacing)) for \(items), fixed ones first"
  }

  private func items(_ tracks: TracksReason) -> String {
    "    items: " + tracks.items.prefix(6).map { number($0.length) }.joined(separator: ", ")
      + (tracks.items.count > 6 ? ", and \(tracks.items.count - 6) more" : "")
      + "; views in lines: \((tracks.cells.last?.line ?? -1) + 1)"
  }

  private func item(_ item: TracksReason.Item, _ index: Int, _ tracks: TracksReason) -> String {
    let share = item.share.map { "its share is \(number($0)), " } ?? ""
    let split =
      item.tracks > 1 ? ", in \(item.tracks) tracks of \(number(item.track))" : ""
    return "    item \(index + 1), \(item.name): \(share)it took \(number(item.length))\(split)"
  }

  private func number(_ value: Double) -> String { NumberText.length(CGFloat(value)) }
}
