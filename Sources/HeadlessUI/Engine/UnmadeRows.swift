import Foundation

/// What scrolls around a view, and whether rows directly inside of it are made as they come in sight.
final class RowContext {
  /// The axes that scroll.
  let axes: Axis.Set
  /// Whether rows are made as they come in sight.
  let makesRowsInSight: Bool
  let unmade: UnmadeRows
  /// Whether what is in it appears when it comes in sight: it is in a lazy container.
  let isLazy: Bool
  private let next: RowContext?

  private init(
    _ axes: Axis.Set, _ unmade: UnmadeRows, isLazy: Bool, makesRowsInSight: Bool = false,
    next: RowContext? = nil
  ) {
    self.axes = axes
    self.unmade = unmade
    self.isLazy = isLazy
    self.makesRowsInSight = makesRowsInSight
    self.next = next
  }

  /// Inside of something that scrolls.
  convenience init(scrolling axes: Axis.Set, _ unmade: UnmadeRows) {
    self.init(axes, unmade, isLazy: false)
  }

  /// In a container inside, or in a row.
  var inside: RowContext { next ?? self }

  /// Directly inside of a container that makes rows as they come in sight.
  var rowsInSight: RowContext {
    RowContext(axes, unmade, isLazy: true, makesRowsInSight: true, next: cellsInSight)
  }

  /// In a lazy container of which all views are made.
  var cellsInSight: RowContext { RowContext(axes, unmade, isLazy: true) }
}

extension Optional<RowContext> {
  /// Whether an element may appear: if it is in a lazy container and lies further on than what can be
  /// seen, it is told to when it comes in sight.
  @MainActor func show(_ element: any AppearingElement) -> Bool {
    guard let self, self.isLazy else { return true }
    return self.unmade.show(element, self.axes)
  }
}

/// The rows in something that scrolls which are not made yet.
final class UnmadeRows {
  private struct WeakNode {
    weak var node: UnmadeRowsNode?
  }

  private struct WeakElement {
    weak var element: (any AppearingElement)?
  }

  private var nodes: [WeakNode] = []
  /// What appears when it comes in sight.
  private var waiting: [ObjectIdentifier: WeakElement] = [:]
  /// What has appeared, and goes when it is out of sight.
  private var shown: [ObjectIdentifier: WeakElement] = [:]
  /// What scrolls, once it has placed its content.
  private weak var scroll: LayoutNode?

  func add(_ node: UnmadeRowsNode) {
    nodes.removeAll { $0.node == nil }
    nodes.append(WeakNode(node: node))
  }

  /// Has rows made that begin where they can be seen.
  func makeWhatIsInSight(of scroll: LayoutNode, _ axes: Axis.Set) {
    guard !scroll.context.isProbing else { return }
    self.scroll = scroll
    for entry in nodes {
      guard let rest = entry.node, rest.parent != nil, axes.contains(rest.axis.set)
      else { continue }
      let room = UnmadeRows.room(from: rest, in: scroll, rest.axis)
      if room > 0 { rest.make(room) }
    }
  }

  /// Tells what came in sight in a pass, and what went out of it.
  @MainActor
  func tellWhatIsInSight(of scroll: LayoutNode, _ axes: Axis.Set) {
    guard !waiting.isEmpty || !shown.isEmpty else { return }
    let window = VisibleArea(of: scroll, axes)
    hideWhatIsOutOfSight(of: window)
    showWhatIsInSight(of: window)
  }

  /// Tells what has appeared that it went out of sight.
  @MainActor
  private func hideWhatIsOutOfSight(of window: VisibleArea) {
    var gone: [ObjectIdentifier: AnyElement] = [:]
    shown = shown.filter { id, entry in
      guard let element = entry.element, element.isAlive else { return false }
      // A tab that is not in sight has told it already.
      guard element.isShown, !window.shows(element) else { return true }
      gone[id] = element
      return false
    }
    for case let element as any AppearingElement in AnyElement.outermostFirst(gone.values) {
      element.disappear()
      waiting[ObjectIdentifier(element)] = WeakElement(element: element)
    }
  }

  /// Tells what waits for it that it came in sight.
  @MainActor
  private func showWhatIsInSight(of window: VisibleArea) {
    var seen: [ObjectIdentifier: AnyElement] = [:]
    waiting = waiting.filter { id, entry in
      guard let element = entry.element, element.isAlive else { return false }
      guard window.shows(element) else { return true }
      seen[id] = element
      return false
    }
    for case let element as any AppearingElement in AnyElement.outermostFirst(seen.values) {
      element.appear()
    }
  }

  /// Whether an element can be seen; if not, it is told to appear when it can.
  @MainActor
  fileprivate func show(_ element: any AppearingElement, _ axes: Axis.Set) -> Bool {
    guard let scroll else { return true }
    let isInSight = VisibleArea(of: scroll, axes).shows(element)
    let entry = WeakElement(element: element)
    if isInSight {
      shown[ObjectIdentifier(element)] = entry
    } else {
      waiting[ObjectIdentifier(element)] = entry
    }
    return isInSight
  }

  /// From where a node begins to where what can be seen ends.
  private static func room(from node: LayoutNode, in scroll: LayoutNode, _ axis: Axis) -> Double {
    scroll.placed.size[axis] - VisibleArea(of: scroll, axis.set).start(of: node, axis)
  }
}

/// What can be seen of what scrolls.
private struct VisibleArea {
  private let axes: Axis.Set
  private let origin: CGPoint
  private let size: CGSize

  init(of scroll: LayoutNode, _ axes: Axis.Set) {
    self.axes = axes
    origin = scroll.absoluteOrigin
    size = scroll.placed.size
  }

  /// Where a node begins, from where what can be seen does.
  func start(of node: LayoutNode, _ axis: Axis) -> Double {
    let place = Double(node.absoluteOrigin[axis] - origin[axis])
    // From right to left, rows go on towards the left.
    let isMirrored = axis == .horizontal && node.flags.contains(.rightToLeft)
    return isMirrored ? size[axis] - place - node.placed.size[axis] : place
  }

  /// Whether any part of an element can be seen. What has no views can.
  @MainActor
  func shows(_ element: AnyElement) -> Bool {
    if let node = element.onlyNode { return shows(node) }
    let nodes = element.nodes
    return nodes.isEmpty || nodes.contains(where: shows)
  }

  private func shows(_ node: LayoutNode) -> Bool {
    [Axis.horizontal, .vertical].allSatisfy { axis in
      guard axes.contains(axis.set) else { return true }
      let (start, length) = (start(of: node, axis), node.placed.size[axis])
      return start < size[axis] && (start + length > 0 || start == 0 && length == 0)
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

/// A container in which rows that are not made lie between others.
protocol RowStack: LayoutNode {
  /// From the end of one row to the next.
  func distance(_ before: LayoutNode?, _ node: LayoutNode) -> Double
}
