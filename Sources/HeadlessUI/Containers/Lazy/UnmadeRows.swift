import Foundation

/// What scrolls around a view, and whether rows directly inside of it are made as they come in sight.
final class RowContext {
  /// The axes that scroll.
  let axes: Axis.Set
  /// Whether rows are made as they come in sight.
  let makesRowsInSight: Bool
  let unmade: UnmadeRows
  private let next: RowContext?

  private init(_ axes: Axis.Set, _ unmade: UnmadeRows, makesRowsInSight: Bool, next: RowContext?) {
    self.axes = axes
    self.unmade = unmade
    self.makesRowsInSight = makesRowsInSight
    self.next = next
  }

  /// Inside of something that scrolls.
  convenience init(scrolling axes: Axis.Set, _ unmade: UnmadeRows) {
    self.init(axes, unmade, makesRowsInSight: false, next: nil)
  }

  /// Around a container in which it is another.
  convenience init(around inner: RowContext) {
    self.init(inner.axes, inner.unmade, makesRowsInSight: false, next: inner)
  }

  /// In a container inside, or in a row.
  var inside: RowContext { next ?? self }

  /// Directly inside of a container that makes rows as they come in sight.
  var rowsInSight: RowContext {
    let plain = RowContext(axes, unmade, makesRowsInSight: false, next: nil)
    return RowContext(axes, unmade, makesRowsInSight: true, next: plain)
  }
}

/// The rows in something that scrolls which are not made yet.
final class UnmadeRows {
  private struct WeakNode {
    weak var node: UnmadeRowsNode?
  }

  private var nodes: [WeakNode] = []

  func add(_ node: UnmadeRowsNode) {
    nodes.removeAll { $0.node == nil }
    nodes.append(WeakNode(node: node))
  }

  /// Has rows made that begin where they can be seen.
  func makeWhatIsInSight(of scroll: LayoutNode, _ axes: Axis.Set) {
    guard !nodes.isEmpty, !scroll.context.isProbing else { return }
    let origin = scroll.absoluteOrigin
    let size = scroll.placed.size
    for entry in nodes {
      guard let rest = entry.node, rest.parent != nil else { continue }
      let axis = rest.axis
      guard axes.contains(axis.set) else { continue }
      let place = rest.absoluteOrigin
      // From right to left, rows go on towards the left.
      let isMirrored = axis == .horizontal && rest.flags.contains(.rightToLeft)
      let start =
        isMirrored
        ? origin[axis] + size[axis] - place[axis] - rest.placed.size[axis]
        : place[axis] - origin[axis]
      let room = size[axis] - start
      if room > 0 { rest.make(room) }
    }
  }
}

extension Axis {
  /// The set of this axis alone.
  var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

/// Stands for rows that are not made: as long as they would be if they were like those before.
final class UnmadeRowsNode: LayoutNode {
  let axis: Axis
  /// How many rows are not made.
  var count: Int {
    didSet { if count != oldValue { invalidate() } }
  }
  private let request: (Int) -> Void

  /// Rows that are made before it is known how many can be seen.
  static let firstRows = 8
  /// Rows of which the length is looked at.
  private static let comparedRows = 16

  /// - Parameter request: asked to make so many more rows.
  init(_ axis: Axis, count: Int, _ context: ViewContext, request: @escaping (Int) -> Void) {
    self.axis = axis
    self.count = count
    self.request = request
    super.init(context)
  }

  override var label: String { "ForEach" }
  override var detail: String? { count == 1 ? "1 row not made" : "\(count) rows not made" }

  /// The siblings before this one.
  private var rowsBefore: ArraySlice<LayoutNode> {
    guard let parent else { return [] }
    let siblings = parent.childNodes
    let end = min(Int(index), siblings.count)
    return siblings[max(0, end - UnmadeRowsNode.comparedRows)..<end].filter { !$0.isSectionEdge }[
      ...]
  }

  /// From the beginning of one row to that of the next.
  private func stride(_ proposal: Proposal) -> (length: Double, distance: Double) {
    let rows = rowsBefore
    guard let last = rows.last else { return (0, 0) }
    let ideal = Proposal(.nan, on: axis, minor: proposal[axis.other])
    let lengths = rows.map { Double($0.size(ideal)[axis]) }.filter(\.isFinite)
    let length = lengths.isEmpty ? 0 : lengths.reduce(0, +) / Double(lengths.count)
    return (length, (parent as? any RowStack)?.distance(last, last) ?? 0)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let (length, distance) = stride(proposal)
    return CGSize(
      Double(count) * length + Double(max(count - 1, 0)) * distance, on: axis, minor: 0)
  }

  override func computeSpacing() -> Spacing { rowsBefore.last?.spacing() ?? .plainView }

  /// Has as many rows made as there is room for.
  func make(_ room: Double) {
    let (length, distance) = stride(placed.proposal)
    let most = Double(count)
    let needed =
      length + distance > 0 ? (room / (length + distance)).rounded(.up) : UnmadeRowsNode.blindRows
    request(Int(max(1, min(needed.isFinite ? needed : most, most))))
  }

  /// Rows that are made where those before have no length.
  private static let blindRows = 16.0
}
