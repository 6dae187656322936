import Foundation

/// The cells of a grid in their rows and columns, with what holds for whole rows and columns.
struct GridCells {
  private(set) var cells: ContiguousArray<GridCell> = []
  private(set) var columnAlignments: ContiguousArray<AlignmentKey?> = []
  private(set) var rowAlignments: ContiguousArray<AlignmentKey?> = []
  /// The distance before each column and row; 0 before the first.
  private(set) var columnDistances: ContiguousArray<Double> = []
  private(set) var rowDistances: ContiguousArray<Double> = []

  var columnCount: Int { columnDistances.count }
  var rowCount: Int { rowDistances.count }

  init(_ nodes: ContiguousArray<LayoutNode>, _ metrics: GridMetrics) {
    var loose: [(node: LayoutNode, row: Int)] = []
    var row = -1
    var column = 0
    var width = 0
    var mark: GridRowMark?
    for node in nodes {
      let next = node.trait(ObjectIdentifier(GridRowKey.self)) as? GridRowMark
      if next == nil || next !== mark {
        row += 1
        column = 0
        mark = next
        rowAlignments.append(next?.alignment)
      }
      guard next != nil else {
        loose.append((node, row))
        continue
      }
      let span = max(node.trait(ObjectIdentifier(GridCellColumnsKey.self)) as? Int ?? 1, 1)
      cells.append(GridCell(node, row: row, column: column, span: span))
      column += span
      width = max(width, column)
    }
    if width == 0 && !loose.isEmpty { width = 1 }
    for (node, row) in loose { cells.append(GridCell(node, row: row, column: 0, span: width)) }
    columnAlignments = ContiguousArray(repeating: nil, count: width)
    for cell in cells {
      let key = ObjectIdentifier(GridColumnAlignmentKey.self)
      guard let guide = cell.node.trait(key) as? HorizontalAlignment else { continue }
      columnAlignments[cell.column] = guide.key
    }
    measureDistances(width, row + 1, metrics)
  }

  private mutating func measureDistances(_ columns: Int, _ rows: Int, _ metrics: GridMetrics) {
    columnDistances = ContiguousArray(repeating: metrics.columnSpacing ?? 0, count: columns)
    rowDistances = ContiguousArray(repeating: metrics.rowSpacing ?? 0, count: rows)
    if columns > 0 { columnDistances[0] = 0 }
    if rows > 0 { rowDistances[0] = 0 }
    guard metrics.columnSpacing == nil || metrics.rowSpacing == nil else { return }
    var known = ContiguousArray(repeating: false, count: columns)
    var lines = ContiguousArray(repeating: ContiguousArray<Spacing>(), count: rows)
    var before: GridCell?
    var spacingBefore = Spacing.empty
    for cell in cells {
      let spacing = cell.node.spacing()
      lines[cell.row].append(spacing)
      if metrics.columnSpacing == nil, let before, before.row == cell.row {
        let distance = spacingBefore.distance(to: spacing, along: .horizontal)
        columnDistances[cell.column] =
          known[cell.column] ? max(columnDistances[cell.column], distance) : distance
        known[cell.column] = true
      }
      before = cell
      spacingBefore = spacing
    }
    if metrics.columnSpacing == nil {
      for column in columnDistances.indices.dropFirst() where !known[column] {
        columnDistances[column] = Spacing.defaultDistance
      }
    }
    guard metrics.rowSpacing == nil else { return }
    for row in rowDistances.indices.dropFirst() {
      var distance = -Double.infinity
      for upper in lines[row - 1] {
        for lower in lines[row] {
          distance = max(distance, upper.distance(to: lower, along: .vertical))
        }
      }
      rowDistances[row] = distance == -.infinity ? Spacing.defaultDistance : distance
    }
  }
}
