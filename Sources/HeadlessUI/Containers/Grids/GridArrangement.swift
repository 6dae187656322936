import Foundation

/// The widths of a grid's columns and the heights of its rows for one proposal.
///
/// How SwiftUI shares space among flexible columns is not public. Here columns share a width as the
/// views of an `HStack` would, least flexible first, where a column needs what its neediest cell
/// needs; rows share the height in the same way, at these widths. A cell that spans columns widens
/// them equally where it needs more than they have.
struct GridArrangement {
  private let cells: GridCells
  private let metrics: GridMetrics
  private var columns: ContiguousArray<Line>
  private var rows: ContiguousArray<Line>
  /// Records how the space is divided; nil if that is not asked for.
  private let record: GridRecord?

  /// A column or row: its extent and where in it the alignment line is.
  private struct Line {
    var length = 0.0
    var guide = 0.0
    var origin = 0.0

    mutating func include(_ length: Double, guide: Double) {
      let after = max(self.length - self.guide, length - guide)
      self.guide = max(self.guide, guide)
      self.length = self.guide + after
    }
  }

  init(
    _ cells: GridCells, _ metrics: GridMetrics, _ proposal: Proposal, _ record: GridRecord? = nil
  ) {
    self.record = record
    self.cells = cells
    self.metrics = metrics
    columns = ContiguousArray(repeating: Line(), count: cells.columnCount)
    rows = ContiguousArray(repeating: Line(), count: cells.rowCount)
    columns = distribute(.horizontal, proposal.width)
    widenForSpans(proposal.width)
    columns = GridArrangement.withOrigins(columns, cells.columnDistances)
    rows = distribute(.vertical, proposal.height)
    rows = GridArrangement.withOrigins(rows, cells.rowDistances)
    record?.finish(cells, proposal, size)
  }

  var size: CGSize {
    CGSize(
      width: columns.last.map { $0.origin + $0.length } ?? 0,
      height: rows.last.map { $0.origin + $0.length } ?? 0)
  }

  private static func withOrigins(
    _ lines: ContiguousArray<Line>, _ distances: ContiguousArray<Double>
  ) -> ContiguousArray<Line> {
    var lines = lines
    var position = 0.0
    for index in lines.indices {
      position += distances[index]
      lines[index].origin = position
      position += lines[index].length
    }
    return lines
  }

  private func alignment(_ axis: Axis, _ line: Int) -> AlignmentKey {
    axis == .horizontal
      ? cells.columnAlignments[line] ?? metrics.horizontal
      : cells.rowAlignments[line] ?? metrics.vertical
  }

  /// The width of the columns of a cell, distances between them included.
  private func width(_ cell: GridCell) -> Double {
    var width = 0.0
    for column in cell.columns {
      width += columns[column].length
      if column > cell.column { width += cells.columnDistances[column] }
    }
    return width
  }

  /// What a cell is asked when its column or row is offered `offer`.
  private func proposal(_ axis: Axis, _ offer: Double, _ cell: GridCell) -> Proposal {
    axis == .horizontal
      ? Proposal(width: offer, height: .nan) : Proposal(width: width(cell), height: offer)
  }

  // MARK: Sharing

  private func distribute(_ axis: Axis, _ total: Double) -> ContiguousArray<Line> {
    let distances = axis == .horizontal ? cells.columnDistances : cells.rowDistances
    var sized = ContiguousArray(repeating: ContiguousArray<GridCell>(), count: distances.count)
    let axes: Axis.Set = axis == .horizontal ? .horizontal : .vertical
    for cell in cells.cells where !cell.unsizedAxes.contains(axes) {
      if axis == .vertical {
        sized[cell.row].append(cell)
      } else if cell.span == 1 {
        sized[cell.column].append(cell)
      }
    }
    var lines = ContiguousArray(repeating: Line(), count: distances.count)
    guard !total.isNaN else {
      for index in lines.indices {
        lines[index] = line(axis, index, sized[index], offer: .nan)
        record?.serve(
          axis, index, longest(axis, sized[index], offer: .nan), length: lines[index].length)
      }
      return lines
    }
    let candidates = sized.indices.map { index in
      let least = line(axis, index, sized[index], offer: 0).length
      let most = line(axis, index, sized[index], offer: .infinity).length
      return (
        index: index, flexibility: most - least, least: least, most: most,
        priority: sized[index].map(\.node.priority).max() ?? 0
      )
    }
    let order = candidates.sorted { a, b in
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility == .infinity && b.flexibility == .infinity { return a.least > b.least }
      return a.flexibility < b.flexibility
    }
    var available = total - distances.reduce(0, +)
    for (position, candidate) in order.enumerated() {
      let equals = order[position...].prefix { $0.priority == candidate.priority }.count
      let reserved = order[(position + equals)...].reduce(0) { $0 + $1.least }
      let offer = max((available - reserved) / Double(equals), 0)
      lines[candidate.index] = line(axis, candidate.index, sized[candidate.index], offer: offer)
      record?.serve(
        axis, candidate.index, longest(axis, sized[candidate.index], offer: offer),
        range: (candidate.least, candidate.most), available: available - reserved, sharers: equals,
        offer: offer, length: lines[candidate.index].length)
      let left = available - lines[candidate.index].length
      if !left.isNaN { available = left }
    }
    return lines
  }

  /// The cell that asks for the most of a line.
  private func longest(
    _ axis: Axis, _ sized: ContiguousArray<GridCell>, offer: Double
  ) -> LayoutNode? {
    sized.max {
      $0.node.size(proposal(axis, offer, $0))[axis] < $1.node.size(proposal(axis, offer, $1))[axis]
    }?.node
  }

  private func line(
    _ axis: Axis, _ index: Int, _ sized: ContiguousArray<GridCell>, offer: Double
  ) -> Line {
    let key = alignment(axis, index)
    var line = Line()
    for cell in sized {
      let proposal = proposal(axis, offer, cell)
      let size = cell.node.size(proposal)
      let length = size[axis]
      // An infinite extent has no middle to align.
      let guide = length.isFinite ? Double(guide(key, of: cell, ViewSize(size, proposal))) : 0
      line.include(length, guide: guide.isNaN ? 0 : guide)
    }
    return line
  }

  /// A cell with an anchor is aligned by no guide of its own, and takes the room of its length.
  private func guide(_ key: AlignmentKey, of cell: GridCell, _ viewSize: ViewSize) -> CGFloat {
    cell.anchor == nil
      ? cell.node.guide(key, viewSize) : key.defaultValue(in: cell.node, viewSize)
  }

  private mutating func widenForSpans(_ total: Double) {
    for cell in cells.cells
    where cell.span > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let width = width(cell)
      let used =
        columns.reduce(0) { $0 + $1.length } + cells.columnDistances.reduce(0, +)
      let offer = total.isNaN ? .nan : width + max(total - used, 0)
      let missing =
        Double(cell.node.size(Proposal(width: offer, height: .nan)).width) - width
      guard missing > 0 else { continue }
      for column in cell.columns { columns[column].length += missing / Double(cell.span) }
      record?.widen(cell, by: missing / Double(cell.span))
    }
  }

  // MARK: Placing

  /// Where each cell goes, from (0, 0), with its answer to the space it has.
  func placements() -> [(node: LayoutNode, origin: CGPoint, viewSize: ViewSize)] {
    cells.cells.map { cell in
      let space = Proposal(width: width(cell), height: rows[cell.row].length)
      let size = cell.node.size(space)
      let viewSize = ViewSize(size, space)
      let corner = CGPoint(x: columns[cell.column].origin, y: rows[cell.row].origin)
      if let anchor = cell.anchor {
        return (
          cell.node,
          CGPoint(
            x: corner.x + anchor.x * (CGFloat(space.width) - size.width),
            y: corner.y + anchor.y * (CGFloat(space.height) - size.height)), viewSize
        )
      }
      let x = offset(.horizontal, cell, columns[cell.column], viewSize)
      let y = offset(.vertical, cell, rows[cell.row], viewSize)
      let origin = CGPoint(x: corner.x + CGFloat(x), y: corner.y + CGFloat(y))
      if record != nil {
        GridRecord.note(
          cell, viewSize, at: origin, alignment(.horizontal, cell.column),
          alignment(.vertical, cell.row))
      }
      return (cell.node, origin, viewSize)
    }
  }

  /// How far into its space a cell goes along an axis, for its guide to meet the line's.
  private func offset(_ axis: Axis, _ cell: GridCell, _ line: Line, _ viewSize: ViewSize) -> Double
  {
    let key = alignment(axis, axis == .horizontal ? cell.column : cell.row)
    let slack = viewSize.proposal[axis] - viewSize.size[axis]
    let guide = Double(cell.node.guide(key, viewSize))
    switch key.kind {
    case .start where guide == 0: return 0
    case .center where guide == viewSize.size[axis] * 0.5: return slack / 2
    case .end where guide == viewSize.size[axis]: return slack
    default: return line.guide - guide
    }
  }
}
