import Foundation

/// The stack algorithm, for both axes: who is offered what, and where everybody ends up.
///
/// It works on the children in place and remembers the last arrangement only: the memo of the node
/// that runs it remembers the answers.
///
///     proposal ─► distances ─► order (priority, then least flexible) ─► offers ─► slots ─► size
///
/// An object, and every access to what it keeps is over before a child is asked: an access that
/// lasts as long as a child's answer is kept on record by the runtime, which then looks through the
/// records of all levels above for each one below.
final class StackEngine {
  let axis: Axis
  var alignment: AlignmentKey
  /// Distance between neighbours in points; nil for what they prefer.
  var uniformSpacing: Double?

  /// One child's part of an arrangement.
  private struct Slot {
    var size = CGSize.zero
    /// What the child was offered along the axis; NaN for unspecified.
    var offer = Double.nan
    /// Where the child starts across the axis, relative to the alignment line.
    var minorOrigin = 0.0
    /// The distance to the child before it.
    var distance = 0.0
  }

  private struct Arrangement {
    var proposal: Proposal
    var size: CGSize
    /// How far the children reach beyond the alignment line, towards the start.
    var minorLow: Double
  }

  // Empty while the children are asked: whoever asks the same stack meanwhile gets slots of his own.
  private var slots: ContiguousArray<Slot> = []
  private var totalDistance = 0.0
  private var hasDistances = false
  private var arranged: Arrangement?
  /// How often the content changed.
  private var changes: UInt32 = 0

  init(axis: Axis, alignment: AlignmentKey, uniformSpacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    self.uniformSpacing = uniformSpacing
  }

  func invalidate() {
    changes &+= 1
    hasDistances = false
    arranged = nil
  }

  /// Forgets the arrangement, and returns what puts it back.
  func setAside() -> () -> Void {
    let saved = (slots, totalDistance, hasDistances, arranged)
    slots = []
    invalidate()
    return { [self] in (slots, totalDistance, hasDistances, arranged) = saved }
  }

  typealias Children = ContiguousArray<LayoutNode>

  // MARK: Questions

  func size(_ proposal: Proposal, _ children: Children) -> CGSize {
    arrange(proposal, children)
    return arranged?.size ?? .zero
  }

  /// Arranges the children for a stack of this size; `forEachPlacement` then tells where they go.
  ///
  /// An unspecified minor proposal becomes the stack's own minor size: that is how a row that was
  /// asked for its ideal height offers this height to its children.
  func arrange(for viewSize: ViewSize, _ children: Children) {
    var proposal = viewSize.proposal
    if proposal[axis.other].isNaN { proposal[axis.other] = viewSize.size[axis.other] }
    arrange(proposal, children)
  }

  /// Where the children go in the last arrangement, from (0, 0).
  @inline(__always)
  func forEachPlacement(_ body: (Int, CGPoint, ViewSize) -> Void) {
    guard let arranged else { return }
    // A copy: a child may ask this stack again while it is placed.
    let slots = slots
    let minor = arranged.proposal[axis.other]
    var position = 0.0
    for index in slots.indices {
      let slot = slots[index]
      position += slot.distance
      body(
        index, CGPoint(position, on: axis, minor: slot.minorOrigin - arranged.minorLow),
        ViewSize(slot.size, Proposal(slot.offer, on: axis, minor: minor)))
      position += slot.size[axis]
    }
  }

  func explicitGuide(
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

  private func arrange(_ proposal: Proposal, _ children: Children) {
    if let arranged, arranged.proposal.isSame(as: proposal) { return }
    let changesBefore = changes
    var working = slots
    slots = []
    if working.count != children.count {
      working = ContiguousArray(repeating: Slot(), count: children.count)
      hasDistances = false
    }
    let needsDistances = !hasDistances
    var total = totalDistance
    let result = working.withUnsafeMutableBufferPointer { slots in
      if needsDistances { total = prepareDistances(children, slots) }
      let major = proposal[axis]
      let minor = proposal[axis.other]
      if major.isNaN {
        for index in children.indices {
          slots[index].size = children[index].size(proposal)
          slots[index].offer = .nan
        }
      } else {
        distribute(major - total, minor, children, slots)
      }
      return summarize(proposal, total, children, slots)
    }
    slots = working
    totalDistance = total
    hasDistances = changes == changesBefore
    arranged = result
  }

  /// Sets the distances between neighbours, and returns their sum.
  private func prepareDistances(
    _ children: Children, _ slots: UnsafeMutableBufferPointer<Slot>
  ) -> Double {
    guard let first = children.first else { return 0 }
    slots[0].distance = 0
    if let uniformSpacing {
      for index in 1..<children.count { slots[index].distance = uniformSpacing }
      return uniformSpacing * Double(children.count - 1)
    }
    var total = 0.0
    var before = first.spacing()
    for index in 1..<children.count {
      let spacing = children[index].spacing()
      let distance = before.distance(to: spacing, along: axis)
      slots[index].distance = distance
      total += distance
      before = spacing
    }
    return total
  }

  /// How much of the major axis a child can take or leave.
  private struct Candidate {
    var index: Int32
    var priority: Double
    var least: Double
    var leastAcross: Double
    var most: Double
    var mostAcross: Double

    @inline(__always)
    var flexibility: Double { most - least }

    /// Higher priority first; then the less flexible; of two that can grow without end, the one
    /// with the larger minimum. Equal ones keep the order of the view builder.
    @inline(__always)
    static func goesFirst(_ a: Candidate, _ b: Candidate) -> Bool {
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility == .infinity && b.flexibility == .infinity { return a.least > b.least }
      return a.flexibility < b.flexibility
    }
  }

  /// Divides the space that the distances leave.
  private func distribute(
    _ space: Double, _ minor: Double, _ children: Children,
    _ slots: UnsafeMutableBufferPointer<Slot>
  ) {
    let count = children.count
    guard count > 0 else { return }
    let axis = axis
    guard count > 1 else {
      let offer = max(space, 0)
      slots[0].size = children[0].size(Proposal(offer, on: axis, minor: minor))
      slots[0].offer = offer
      return
    }
    withUnsafeTemporaryAllocation(of: Candidate.self, capacity: count) { candidates in
      var isSorted = true
      var hasOnePriority = true
      for index in 0..<count {
        let child = children[index]
        let least = child.size(Proposal(0, on: axis, minor: minor))
        let most = child.size(Proposal(.infinity, on: axis, minor: minor))
        let candidate = Candidate(
          index: Int32(index), priority: child.priority, least: least[axis],
          leastAcross: least[axis.other], most: most[axis], mostAcross: most[axis.other])
        (candidates.baseAddress.unsafelyUnwrapped + index).initialize(to: candidate)
        if index > 0 {
          if Candidate.goesFirst(candidate, candidates[index - 1]) { isSorted = false }
          if candidate.priority != candidates[0].priority { hasOnePriority = false }
        }
      }
      if !isSorted { StackEngine.sort(candidates) }
      var available = space
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
          let answer: CGSize
          // The least and the most it was asked for already.
          if offer == 0 {
            answer = CGSize(
              candidates[position].least, on: axis, minor: candidates[position].leastAcross)
          } else if offer == .infinity {
            answer = CGSize(
              candidates[position].most, on: axis, minor: candidates[position].mostAcross)
          } else {
            answer = children[index].size(Proposal(offer, on: axis, minor: minor))
          }
          slots[index].size = answer
          slots[index].offer = offer
          let left = available - answer[axis]
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
  private func summarize(
    _ proposal: Proposal, _ totalDistance: Double, _ children: Children,
    _ slots: UnsafeMutableBufferPointer<Slot>
  ) -> Arrangement {
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
      if alignment.kind == .custom || children[index].flags.contains(.hasGuides) {
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
    return Arrangement(
      proposal: proposal, size: CGSize(total, on: axis, minor: high - low), minorLow: low)
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
