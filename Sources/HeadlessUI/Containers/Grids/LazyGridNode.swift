import Foundation

/// What the author of a lazy grid says about it.
struct LazyGridMetrics {
  /// Along which the grid grows.
  var axis: Axis
  var items: [GridItem]
  var alignment: AlignmentKey
  var spacing: Double?
}

/// A lazy grid: tracks across its axis, lines of views along it.
final class LazyGridNode: ContainerNode, LazyNode {
  var metrics: LazyGridMetrics {
    didSet { if !ValueComparison.areEqual(metrics, oldValue) { invalidate() } }
  }

  init(_ metrics: LazyGridMetrics, _ context: ViewContext) {
    self.metrics = metrics
    super.init(context)
  }

  override var label: String { metrics.axis == .vertical ? "LazyVGrid" : "LazyHGrid" }
  override var detail: String? {
    let count = metrics.items.count
    let noun = metrics.axis == .vertical ? "column" : "row"
    return "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  override var givenNumbers: GivenNumbers {
    metrics.items.reduce(
      GivenNumbers().distance("spacing", metrics.spacing.map { CGFloat($0) })
    ) { numbers, item in
      let numbers = numbers.distance("spacing", item.spacing)
      switch item.size {
      case .fixed(let length): return numbers.length("fixed", length)
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        return numbers.limits(("minimum", minimum), ("maximum", maximum))
      }
    }
  }
  override var priority: Double { 0 }
  var lazyAxes: Axis.Set { metrics.axis == .vertical ? .vertical : .horizontal }

  /// The indices of the views in each line; headers and footers of sections have one of their own.
  private func lines(_ trackCount: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (index, child) in children.enumerated() {
      if child.isSectionEdge {
        if start < index { lines.append(start..<index) }
        lines.append(index..<index + 1)
        start = index + 1
      } else if index - start == max(trackCount, 1) {
        lines.append(start..<index)
        start = index
      }
    }
    if start < children.count { lines.append(start..<children.count) }
    return lines
  }

  private struct Cell {
    let node: LayoutNode
    let track: GridTracks.Track
    let viewSize: ViewSize
    let lineOrigin: Double
    let lineLength: Double
  }

  private func cells(
    _ tracks: GridTracks, across: Double, _ record: TracksRecord? = nil
  ) -> (cells: [Cell], length: Double) {
    let axis = metrics.axis
    let spacing = metrics.spacing ?? Spacing.defaultDistance
    var cells: [Cell] = []
    var position = 0.0
    for (number, line) in lines(tracks.tracks.count).enumerated() {
      if number > 0 { position += spacing }
      let whole = GridTracks.Track(origin: 0, length: across, alignment: .center)
      let isEdge = children[line.lowerBound].isSectionEdge
      let sized = line.enumerated().map { offset, index in
        let track = isEdge || tracks.tracks.isEmpty ? whole : tracks.tracks[offset]
        let proposal = Proposal(.nan, on: axis, minor: track.length)
        return (children[index], track, ViewSize(children[index].size(proposal), proposal))
      }
      let length = sized.map { $0.2.size[axis] }.max() ?? 0
      record?.line(
        number, line, isEdge: isEdge, length: length,
        longest: sized.first { $0.2.size[axis] == length }?.0)
      for (node, track, viewSize) in sized {
        cells.append(
          Cell(
            node: node, track: track, viewSize: viewSize, lineOrigin: position, lineLength: length))
      }
      position += length
    }
    return (cells, position)
  }

  /// How long the longest view in each item is if nothing is proposed to it.
  private var idealLengths: [Double] {
    var lengths = [Double](repeating: 0, count: metrics.items.count)
    for line in lines(lengths.count) where !children[line.lowerBound].isSectionEdge {
      for (item, index) in zip(lengths.indices, line) {
        let size = children[index].size(Proposal(.nan, on: metrics.axis, minor: .nan))
        lengths[item] = max(lengths[item], size[metrics.axis.other])
      }
    }
    return lengths
  }

  /// - Parameter offered: the length across; NaN where nothing is proposed.
  private func tracks(_ offered: Double, _ record: TracksRecord? = nil) -> GridTracks {
    offered.isNaN
      ? GridTracks(metrics.items, ideal: idealLengths, record)
      : GridTracks(metrics.items, offered: offered, record)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let axis = metrics.axis
    let offered = proposal[axis.other]
    let log = ReasonLog.of(self)
    let record = log.map { _ in TracksRecord() }
    let tracks = tracks(offered, record)
    let across = offered.isNaN ? tracks.length : max(offered, tracks.length)
    let length = cells(tracks, across: across, record).length
    if let log, let record { log.note(.tracks(record.reason(axis)), of: self, for: proposal) }
    return CGSize(length, on: axis, minor: across)
  }

  override func placeChildren() {
    let axis = metrics.axis
    // A grid that had to be wider than it was offered shares its own width once more.
    let across = placed.size[axis.other]
    let tracks = tracks(placed.proposal[axis.other].isNaN ? .nan : across)
    let slack = across - tracks.length
    let shift =
      switch metrics.alignment.kind {
      case .start: 0.0
      case .end: slack
      default: slack / 2
      }
    for cell in cells(tracks, across: across).cells {
      let size = cell.viewSize.size
      let trackShift = cell.node.isSectionEdge ? 0 : shift
      let space = CGSize(cell.lineLength, on: axis, minor: cell.track.length)
      let corner = CGPoint(
        cell.lineOrigin, on: axis, minor: cell.track.origin + trackShift)
      let alignment = cell.track.alignment
      func offset(_ key: AlignmentKey, _ extent: Double, _ length: Double) -> Double {
        switch key.kind {
        case .start: 0
        case .center: (extent - length) / 2
        default: extent - length
        }
      }
      cell.node.place(
        at: CGPoint(
          x: corner.x
            + CGFloat(
              offset(alignment.horizontal.key, Double(space.width), Double(size.width))),
          y: corner.y
            + CGFloat(
              offset(alignment.vertical.key, Double(space.height), Double(size.height)))),
        cell.viewSize, in: self)
    }
  }
}
