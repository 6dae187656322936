import Foundation

/// The stack algorithm, for both axes: who is offered what, and where everybody ends up.
///
/// It works on the children in place and remembers the last arrangement only: the memo of the node
/// that runs it remembers the answers.
///
///     proposal ─► distances ─► order (priority, then least flexible) ─► offers ─► slots ─► size
struct StackEngine {
  let axis: Axis
  var alignment: AlignmentKey
  /// Distance between neighbours in points; nil for what they prefer.
  var uniformSpacing: Double?

  /// One child's part of an arrangement.
  private struct Slot {
    var size: CGSize
    /// What the child was offered along the axis; NaN for unspecified.
    var offer: Double
    /// Where the child starts across the axis, relative to the alignment line.
    var minorOrigin: Double
  }

  private var distances: ContiguousArray<Double> = []
  private var totalDistance = 0.0
  private var hasDistances = false
  private var slots: ContiguousArray<Slot> = []
  private var arranged: (proposal: Proposal, size: CGSize, minorLow: Double)?

  init(axis: Axis, alignment: AlignmentKey, uniformSpacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    self.uniformSpacing = uniformSpacing
  }

  mutating func invalidate() {
    hasDistances = false
    arranged = nil
  }

  typealias Children = ContiguousArray<LayoutNode>

  // MARK: Questions

  mutating func size(_ proposal: Proposal, _ children: Children) -> CGSize {
    arrange(proposal, children)
    return arranged?.size ?? .zero
  }

  /// Arranges the children for a stack of this size; `forEachPlacement` then tells where they go.
  ///
  /// An unspecified minor proposal becomes the stack's own minor size: that is how a row that was
  /// asked for its ideal height offers this height to its children.
  mutating func arrange(for viewSize: ViewSize, _ children: Children) {
    var proposal = viewSize.proposal
    if proposal[axis.other].isNaN { proposal[axis.other] = viewSize.size[axis.other] }
    arrange(proposal, children)
  }

  /// Where the children go in the last arrangement, from (0, 0).
  func forEachPlacement(_ body: (Int, CGPoint, ViewSize) -> Void) {
    guard let arranged else { return }
    let minor = arranged.proposal[axis.other]
    var position = 0.0
    for index in slots.indices {
      let slot = slots[index]
      if index > 0 { position += distance(index) }
      body(
        index, CGPoint(position, on: axis, minor: slot.minorOrigin - arranged.minorLow),
        ViewSize(slot.size, Proposal(slot.offer, on: axis, minor: minor)))
      position += slot.size[axis]
    }
  }

  mutating func explicitGuide(
    _ key: AlignmentKey, _ viewSize: ViewSize, _ children: Children
  ) -> CGFloat? {
    guard !key.staysInside else { return nil }
    var fold = ExplicitFold(key)
    arrange(for: viewSize, children)
    forEachPlacement { index, origin, childSize in
      guard let value = children[index].explicitGuide(key, childSize) else { return }
      fold.add(value + CGFloat(origin[key.axis]))
    }
    return fold.value
  }

  /// Across the axis the largest preferences of all, along it those of the first and the last.
  func spacing(_ children: Children) -> Spacing {
    guard let first = children.first, let last = children.last else { return .zero }
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var result = Spacing.empty
    for child in children {
      result.formUnion(child.spacing(), edges: axis == .horizontal ? .vertical : .horizontal)
    }
    result.formUnion(first.spacing(), edges: start)
    result.formUnion(last.spacing(), edges: end)
    return result
  }

  // MARK: Arrangement

  @inline(__always)
  private func distance(_ index: Int) -> Double { uniformSpacing ?? distances[index] }

  private mutating func prepareDistances(_ children: Children) {
    hasDistances = true
    guard uniformSpacing == nil else {
      totalDistance = (uniformSpacing ?? 0) * Double(max(children.count - 1, 0))
      return
    }
    distances.removeAll(keepingCapacity: true)
    distances.reserveCapacity(children.count)
    totalDistance = 0
    guard var before = children.first?.spacing() else { return }
    distances.append(0)
    for child in children.dropFirst() {
      let spacing = child.spacing()
      let distance = before.distance(to: spacing, along: axis)
      distances.append(distance)
      totalDistance += distance
      before = spacing
    }
  }

  private mutating func arrange(_ proposal: Proposal, _ children: Children) {
    if let arranged, arranged.proposal.isSame(as: proposal) { return }
    if !hasDistances { prepareDistances(children) }
    if slots.count != children.count {
      slots = ContiguousArray(
        repeating: Slot(size: .zero, offer: .nan, minorOrigin: 0), count: children.count)
    }
    let major = proposal[axis]
    let minor = proposal[axis.other]
    if major.isNaN {
      for index in children.indices {
        settle(index, children[index], offer: .nan, minor)
      }
    } else {
      distribute(major, minor, children)
    }
    summarize(proposal, children)
  }

  @inline(__always)
  private mutating func settle(
    _ index: Int, _ child: LayoutNode, offer: Double, _ minor: Double
  ) {
    slots[index].size = child.size(Proposal(offer, on: axis, minor: minor))
    slots[index].offer = offer
  }

  /// How much of the major axis a child can take or leave.
  private struct Candidate {
    var index: Int32
    var priority: Double
    var least: Double
    /// NaN where it was not asked for.
    var flexibility: Double

    /// Higher priority first; then the less flexible; of two that can grow without end, the one
    /// with the larger minimum. Equal ones keep the order of the view builder.
    static func goesFirst(_ a: Candidate, _ b: Candidate) -> Bool {
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility == .infinity && b.flexibility == .infinity { return a.least > b.least }
      return a.flexibility < b.flexibility
    }
  }

  private mutating func distribute(_ major: Double, _ minor: Double, _ children: Children) {
    let count = children.count
    guard count > 0 else { return }
    guard count > 1 else {
      settle(0, children[0], offer: max(major - totalDistance, 0), minor)
      return
    }
    let axis = axis
    withUnsafeTemporaryAllocation(of: Candidate.self, capacity: count) { candidates in
      var isSorted = true
      var hasOnePriority = true
      for index in 0..<count {
        let child = children[index]
        let least = child.size(Proposal(0, on: axis, minor: minor))[axis]
        let most = child.size(Proposal(.infinity, on: axis, minor: minor))[axis]
        let candidate = Candidate(
          index: Int32(index), priority: child.priority, least: least, flexibility: most - least)
        (candidates.baseAddress.unsafelyUnwrapped + index).initialize(to: candidate)
        if index > 0 {
          if Candidate.goesFirst(candidate, candidates[index - 1]) { isSorted = false }
          if candidate.priority != candidates[0].priority { hasOnePriority = false }
        }
      }
      if !isSorted { StackEngine.sort(candidates) }
      var available = major - totalDistance
      if !hasOnePriority {
        var lower = 0.0
        for candidate in candidates where candidate.priority != candidates[0].priority {
          lower += candidate.least
        }
        available -= lower
      }
      var start = 0
      while start < count {
        var end = count
        if !hasOnePriority {
          end = start
          var reserved = 0.0
          while end < count && candidates[end].priority == candidates[start].priority {
            reserved += candidates[end].least
            end += 1
          }
          if start > 0 { available += reserved }
        }
        for position in start..<end {
          let index = Int(candidates[position].index)
          let offer = max(available / Double(end - position), 0)
          settle(index, children[index], offer: offer, minor)
          let left = available - slots[index].size[axis]
          if !left.isNaN { available = left }
        }
        start = end
      }
    }
  }

  /// Stable, and quick where little is out of order.
  private static func sort(_ candidates: UnsafeMutableBufferPointer<Candidate>) {
    if candidates.count <= 16 {
      for index in 1..<candidates.count {
        let moving = candidates[index]
        var hole = index
        while hole > 0 && Candidate.goesFirst(moving, candidates[hole - 1]) {
          candidates[hole] = candidates[hole - 1]
          hole -= 1
        }
        candidates[hole] = moving
      }
    } else {
      // Swift's sort is stable.
      var sorted = candidates
      sorted.sort(by: Candidate.goesFirst)
    }
  }

  /// Aligns the children across the axis and adds up the stack's size.
  private mutating func summarize(_ proposal: Proposal, _ children: Children) {
    let minorAxis = axis.other
    let minor = proposal[minorAxis]
    var total = totalDistance
    // The alignment line itself always counts.
    var low = 0.0
    var high = 0.0
    for index in children.indices {
      let slot = slots[index]
      let extent = slot.size[minorAxis]
      let guide: Double
      if children[index].flags.contains(.hasGuides) || alignment.kind == .custom {
        guide = Double(
          children[index].guide(
            alignment,
            ViewSize(slot.size, Proposal(slot.offer, on: axis, minor: minor))))
      } else {
        switch alignment.kind {
        case .start: guide = 0
        case .center: guide = extent * 0.5
        default: guide = extent
        }
      }
      let origin = guide.isNaN ? -.infinity : -guide
      slots[index].minorOrigin = origin
      low = min(low, origin)
      high = max(high, origin + extent)
      total += slot.size[axis]
    }
    if children.isEmpty { total = 0 }
    arranged = (proposal, CGSize(total, on: axis, minor: high - low), low)
  }
}

extension CGPoint {
  @inline(__always)
  init(_ major: Double, on axis: Axis, minor: Double) {
    if axis == .horizontal {
      self.init(x: major, y: minor)
    } else {
      self.init(x: minor, y: major)
    }
  }
}
