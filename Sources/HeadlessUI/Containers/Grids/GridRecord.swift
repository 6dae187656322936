import Foundation

/// Takes down how a grid divides its width and its height, while it does.
final class GridRecord {
  private var columns = StackRecord()
  private var rows = StackRecord()
  private var widenings: [GridReason.Widening] = []
  private(set) var reason: GridReason?

  /// A column or row gets its length, which one of its cells asks for.
  func serve(
    _ axis: Axis, _ index: Int, _ longest: LayoutNode?, range: (least: Double, most: Double)? = nil,
    available: Double? = nil, sharers: Int = 1, offer: Double? = nil, length: Double
  ) {
    let name = axis == .horizontal ? "column" : "row"
    let cell = longest.map { ", longest \($0.visible.fullName)" } ?? ", empty"
    let record = axis == .horizontal ? columns : rows
    record.serve(
      StackReason.Turn(
        child: index, name: "\(name) \(index + 1)\(cell)", priority: nil, least: range?.least,
        most: range?.most, available: available, sharers: sharers, offer: offer, length: length))
  }

  /// A cell that spans columns makes each of them wider.
  func widen(_ cell: GridCell, by length: Double) {
    widenings.append(
      GridReason.Widening(
        name: cell.node.visible.fullName, columns: cell.columns, length: length))
  }

  /// The guides of a cell meet those of its column and row.
  static func note(
    _ cell: GridCell, _ viewSize: ViewSize, at origin: CGPoint, _ horizontal: AlignmentKey,
    _ vertical: AlignmentKey
  ) {
    guard let log = ReasonLog.of(cell.node) else { return }
    func meeting(_ key: AlignmentKey, _ line: String) -> PlaceReason.Meeting {
      let own = log.guide(key, of: cell.node, viewSize)
      return PlaceReason.Meeting(
        own: own,
        other: GuideReason(
          guide: own.guide, value: origin[key.axis] + own.value, setBy: [], name: line))
    }
    log.note(
      place: .guides(
        horizontal: meeting(horizontal, "column \(cell.column + 1)"),
        vertical: meeting(vertical, "row \(cell.row + 1)")), of: cell.node)
  }

  /// All lines have their lengths.
  func finish(_ cells: GridCells, _ proposal: Proposal, _ size: CGSize) {
    reason = GridReason(
      columns: columns.reason(
        axis: .horizontal, proposal.width, distances: Array(cells.columnDistances),
        length: Double(size.width)),
      rows: rows.reason(
        axis: .vertical, proposal.height, distances: Array(cells.rowDistances),
        length: Double(size.height)),
      widenings: widenings,
      cells: cells.cells.map {
        GridReason.Cell(
          child: Int($0.node.index), row: $0.row, column: $0.column, span: $0.span)
      })
  }
}
