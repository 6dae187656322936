import Foundation

/// What the author of a grid says about it.
struct GridMetrics: Equatable {
  var horizontal: AlignmentKey
  var vertical: AlignmentKey
  var columnSpacing: Double?
  var rowSpacing: Double?
}

/// An eager grid.
///
///     cells ─► column widths (as a row of columns would share the width)
///           ─► row heights (as a column of rows would share the height) ─► size
final class GridNode: ContainerNode {
  var metrics: GridMetrics {
    didSet { if metrics != oldValue { invalidate() } }
  }

  private var cells: GridCells?
  private var arranged: (proposal: Proposal, arrangement: GridArrangement)?

  init(_ metrics: GridMetrics, _ context: ViewContext) {
    self.metrics = metrics
    super.init(context)
  }

  override var label: String { "Grid" }
  override var givenNumbers: GivenNumbers {
    GivenNumbers().distance("horizontalSpacing", metrics.columnSpacing.map { CGFloat($0) })
      .distance("verticalSpacing", metrics.rowSpacing.map { CGFloat($0) })
  }
  override var detail: String? {
    cells.map { "\($0.columnCount) × \($0.rowCount)" }
  }

  override func contentDidChange() {
    super.contentDidChange()
    cells = nil
    arranged = nil
  }

  private func arrangement(_ proposal: Proposal) -> GridArrangement {
    if let arranged, arranged.proposal.isSame(as: proposal) { return arranged.arrangement }
    let cells = cells ?? GridCells(children, metrics)
    self.cells = cells
    let log = ReasonLog.of(self)
    let record = log.map { _ in GridRecord() }
    let arrangement = GridArrangement(cells, metrics, proposal, record)
    if let reason = record?.reason { log?.note(.grid(reason), of: self, for: proposal) }
    arranged = (proposal, arrangement)
    return arrangement
  }

  override func computeSize(_ proposal: Proposal) -> CGSize { arrangement(proposal).size }

  override func gatherSpacing() -> Spacing { children.mergedSpacing() }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    guard !key.staysInside else { return nil }
    var fold = ExplicitFold(key)
    for (node, origin, cellSize) in arrangement(viewSize.proposal).placements() {
      guard let value = node.explicitGuide(key, cellSize) else { continue }
      fold.add(value + CGFloat(origin[key.axis]))
    }
    return fold.value
  }

  override func placeChildren() {
    for (node, origin, cellSize) in arrangement(placed.proposal).placements() {
      node.place(at: origin, cellSize, in: self)
    }
  }

  override func takeSnapshot() -> () -> Void {
    let restoreMemo = super.takeSnapshot()
    let saved = (cells, arranged)
    return { [self] in
      restoreMemo()
      (cells, arranged) = saved
    }
  }
}
