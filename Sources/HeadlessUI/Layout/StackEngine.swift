import Foundation

/// The stack algorithm, for both axes: who is offered what, and where everybody ends up.
///
/// It works on the children in place and remembers the last arrangement only: the memo of the node
/// that runs it remembers the answers.
///
///     proposal ─► distances ─► order (priority, then least flexible) ─► offers ─► slots ─► size
///
/// A handle of one block of memory, with all that a stack knows in a row. Whoever owns it frees it,
/// and reserves room for the children before each question.
///
/// Memory of its own has two reasons. What a tree needs beyond the machine's caches decides how long
/// it takes, and here a stack is one block instead of an object and an array. And an access to an
/// object's property that lasts as long as a child's answer is kept on record by the runtime, which
/// then looks through the records of all levels above for each one below.
///
/// Why it is safe: the block begins with one initialized `Head`, followed by `head.count` initialized
/// slots; neither has anything to deinitialize. It is replaced and freed only while `isBusy` is not
/// set, and the block itself is used only while it is; a question to a busy stack works on a copy.
struct StackEngine {
  fileprivate struct Head {
    var totalDistance = 0.0
    /// What the children were last arranged for.
    var proposal = Proposal.unspecified
    var size = CGSize.zero
    /// How far the children reach beyond the alignment line, towards the start.
    var minorLow = 0.0
    /// Distance between neighbours in points; NaN for what they prefer.
    var uniformSpacing: Double
    var alignment: AlignmentKey
    /// How often the content changed.
    var changes: UInt32 = 0
    var count: Int32 = 0
    let axis: Axis
    var isArranged = false
    var hasDistances = false
    /// Children are being asked or placed.
    var isBusy = false
  }

  /// One child's part of an arrangement.
  fileprivate struct Slot {
    var size = CGSize.zero
    /// What the child was offered along the axis; NaN for unspecified. Before it is served, how long
    /// it is across the axis when it is offered all there is.
    var offer = Double.nan
    /// Where the child starts across the axis, relative to the alignment line. Before it is served,
    /// how long it is across when it is offered nothing.
    var minorOrigin = 0.0
    /// The distance to the child before it.
    var distance = 0.0
  }

  private typealias Slots = UnsafeMutableBufferPointer<Slot>

  private let block: UnsafeMutableRawPointer

  /// A stack with room for this number of children.
  init(axis: Axis, alignment: AlignmentKey, uniformSpacing: Double?, count: Int = 0) {
    self.init(
      Head(
        uniformSpacing: uniformSpacing ?? .nan, alignment: alignment, count: Int32(count),
        axis: axis))
  }

  private init(_ head: Head) {
    block = .allocate(
      byteCount: MemoryLayout<Head>.stride + Int(head.count) * MemoryLayout<Slot>.stride,
      alignment: MemoryLayout<Head>.alignment)
    block.initializeMemory(as: Head.self, to: head)
    slots.initialize(repeating: Slot())
  }

  /// The memory is gone: no more questions.
  func free() { block.deallocate() }

  private var head: UnsafeMutablePointer<Head> {
    @inline(__always) get { block.assumingMemoryBound(to: Head.self) }
  }

  private var slots: Slots {
    @inline(__always) get {
      Slots(
        start: (block + MemoryLayout<Head>.stride).assumingMemoryBound(to: Slot.self),
        count: count)
    }
  }

  /// The number of children that there is room for.
  var count: Int {
    @inline(__always) get { Int(head.pointee.count) }
  }

  /// The engine with room for this number of children; this one, if some are being asked just now.
  ///
  /// It takes the place of this one, whose memory is gone: whoever owns that assigns it, because an
  /// owner's property that is changed in place is watched by the runtime each time it is read.
  @inline(never)
  func withRoom(for count: Int) -> StackEngine {
    guard count != self.count, !head.pointee.isBusy else { return self }
    var new = head.pointee
    new.count = Int32(count)
    free()
    let engine = StackEngine(new)
    engine.invalidate()
    return engine
  }

  var axis: Axis { head.pointee.axis }

  var alignment: AlignmentKey { head.pointee.alignment }

  var uniformSpacing: Double? {
    head.pointee.uniformSpacing.isNaN ? nil : head.pointee.uniformSpacing
  }

  /// True if that is something else than before.
  func update(alignment: AlignmentKey, uniformSpacing: Double?) -> Bool {
    let spacing = uniformSpacing ?? .nan
    let before = head.pointee.uniformSpacing
    if head.pointee.alignment == alignment, before == spacing || before.isNaN && spacing.isNaN {
      return false
    }
    head.pointee.alignment = alignment
    head.pointee.uniformSpacing = spacing
    return true
  }

  func invalidate() {
    head.pointee.changes &+= 1
    head.pointee.hasDistances = false
    head.pointee.isArranged = false
  }

  /// What it remembers, in numbers; none if that is nothing.
  var contents: [Double] {
    let head = head.pointee
    guard head.isArranged || head.hasDistances else { return [] }
    let arrangement = [
      head.totalDistance, head.proposal.width, head.proposal.height, Double(head.size.width),
      Double(head.size.height), head.minorLow,
    ]
    return arrangement
      + slots.flatMap {
        [Double($0.size.width), Double($0.size.height), $0.offer, $0.minorOrigin, $0.distance]
      }
  }

  /// What a stack knew before it was asked something that must leave no trace.
  struct Saved {
    fileprivate let head: Head
    fileprivate let slots: ContiguousArray<Slot>
  }

  /// Forgets the arrangement; nil if there is none to put back.
  func setAside() -> Saved? {
    guard !head.pointee.isBusy else { return nil }
    let saved = Saved(head: head.pointee, slots: ContiguousArray(slots))
    invalidate()
    return saved
  }

  /// Remembers again what was set aside; nothing if there are other children now.
  func putBack(_ saved: Saved) {
    guard !head.pointee.isBusy, count == saved.slots.count else { return }
    head.pointee = saved.head
    _ = slots.update(fromContentsOf: saved.slots)
  }

  typealias Children = ContiguousArray<LayoutNode>

  // MARK: Questions

  func size(_ proposal: Proposal, _ children: Children) -> CGSize {
    withArrangement(proposal, children) { head, _ in head.pointee.size }
  }

  /// Where the children go in a stack of this size, from (0, 0).
  ///
  /// An unspecified minor proposal becomes the stack's own minor size: that is how a row that was
  /// asked for its ideal height offers this height to its children.
  @inline(__always)
  func forEachPlacement(
    _ viewSize: ViewSize, _ children: Children, _ body: (Int, CGPoint, ViewSize) -> Void
  ) {
    let axis = axis
    var proposal = viewSize.proposal
    if proposal[axis.other].isNaN { proposal[axis.other] = viewSize.size[axis.other] }
    withArrangement(proposal, children) { head, slots in
      let minorLow = head.pointee.minorLow
      let minor = proposal[axis.other]
      var position = 0.0
      for index in slots.indices {
        let slot = slots[index]
        position += slot.distance
        body(
          index, CGPoint(position, on: axis, minor: slot.minorOrigin - minorLow),
          ViewSize(slot.size, Proposal(slot.offer, on: axis, minor: minor)))
        position += slot.size[axis]
      }
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ viewSize: ViewSize, _ children: Children
  ) -> CGFloat? {
    guard !key.staysInside else { return nil }
    var fold = ExplicitFold(key)
    forEachPlacement(viewSize, children) { index, origin, childSize in
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

  /// Hands over the children's arrangement for a proposal.
  @inline(__always)
  private func withArrangement<R>(
    _ proposal: Proposal, _ children: Children,
    _ body: (UnsafeMutablePointer<Head>, Slots) -> R
  ) -> R {
    let head = head
    guard !head.pointee.isBusy, count == children.count else {
      return withCopy(children.count) { $0.withArrangement(proposal, children, body) }
    }
    head.pointee.isBusy = true
    let slots = slots
    if !head.pointee.isArranged || !head.pointee.proposal.isSame(as: proposal) {
      arrange(proposal, children, head, slots)
    }
    let result = body(head, slots)
    head.pointee.isBusy = false
    return result
  }

  /// Works with a stack like this one that is gone afterwards: a layout may ask whoever is asking it.
  @inline(never)
  private func withCopy<R>(_ count: Int, _ body: (StackEngine) -> R) -> R {
    var head = head.pointee
    head.count = Int32(count)
    head.isBusy = false
    let copy = StackEngine(head)
    copy.invalidate()
    defer { copy.free() }
    return body(copy)
  }

  private func arrange(
    _ proposal: Proposal, _ children: Children, _ head: UnsafeMutablePointer<Head>, _ slots: Slots
  ) {
    let changesBefore = head.pointee.changes
    if !head.pointee.hasDistances {
      head.pointee.totalDistance = prepareDistances(children, slots)
    }
    let axis = axis
    let major = proposal[axis]
    let minor = proposal[axis.other]
    let record = children.first.flatMap(ReasonLog.of).map { _ in StackRecord() }
    // Found out while each child is at hand: to come back to all of them is slow if they are many.
    var hasGuides = head.pointee.alignment.kind == .custom
    if major.isNaN {
      for index in children.indices {
        slots[index].size = children[index].size(proposal)
        slots[index].offer = .nan
        record?.serve(children[index], length: slots[index].size[axis])
        if children[index].flags.contains(.hasGuides) { hasGuides = true }
      }
    } else if distribute(
      major - head.pointee.totalDistance, minor, children, slots, record)
    {
      hasGuides = true
    }
    align(proposal, hasGuides, children, head, slots, record)
    record?.hand(
      to: children, axis: axis, proposal, distances: slots.map(\.distance),
      length: head.pointee.size[axis], line: -head.pointee.minorLow)
    head.pointee.proposal = proposal
    head.pointee.isArranged = true
    head.pointee.hasDistances = head.pointee.changes == changesBefore
  }

  /// Sets the distances between neighbours, and returns their sum.
  private func prepareDistances(
    _ children: Children, _ slots: Slots
  ) -> Double {
    guard let first = children.first else { return 0 }
    slots[0].distance = 0
    let uniformSpacing = head.pointee.uniformSpacing
    if !uniformSpacing.isNaN {
      for index in 1..<children.count { slots[index].distance = uniformSpacing }
      return uniformSpacing * Double(children.count - 1)
    }
    let axis = axis
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
    /// Answers all proposals alike, so that there is nothing left to ask.
    var isConstant: Bool
    var priority: Double
    var least: Double
    var most: Double

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

  /// Divides the space that the distances leave. True if any child may have guides of its own.
  private func distribute(
    _ space: Double, _ minor: Double, _ children: Children,
    _ slots: Slots, _ record: StackRecord?
  ) -> Bool {
    let count = children.count
    guard count > 0 else { return false }
    let axis = axis
    var flags: LayoutNode.Flags = []
    guard count > 1 else {
      let offer = max(space, 0)
      slots[0].size = children[0].size(Proposal(offer, on: axis, minor: minor))
      slots[0].offer = offer
      record?.serve(
        children[0], available: space, offer: offer, length: slots[0].size[axis])
      return children[0].flags.contains(.hasGuides)
    }
    if let hasGuides = distributeAmongConstants(space, children, slots) { return hasGuides }
    withUnsafeTemporaryAllocation(of: Candidate.self, capacity: count) { candidates in
      var isSorted = true
      var hasOnePriority = true
      for index in 0..<count {
        let child = children[index]
        let constant = child.constantAnswer
        let least = constant ?? child.size(Proposal(0, on: axis, minor: minor))
        let most = constant ?? child.size(Proposal(.infinity, on: axis, minor: minor))
        slots[index].minorOrigin = least[axis.other]
        slots[index].offer = most[axis.other]
        let candidate = Candidate(
          index: Int32(index), isConstant: constant != nil, priority: child.priority,
          least: least[axis], most: most[axis])
        flags.formUnion(child.flags)
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
          if offer == 0 || candidates[position].isConstant {
            answer = CGSize(
              candidates[position].least, on: axis, minor: slots[index].minorOrigin)
          } else if offer == .infinity {
            answer = CGSize(candidates[position].most, on: axis, minor: slots[index].offer)
          } else {
            answer = children[index].size(Proposal(offer, on: axis, minor: minor))
          }
          slots[index].size = answer
          slots[index].offer = offer
          record?.serve(
            children[index], priority: hasOnePriority ? nil : candidates[position].priority,
            flexibility: (candidates[position].least, candidates[position].most),
            available: available, sharers: end - position, offer: offer, length: answer[axis])
          let left = available - answer[axis]
          if !left.isNaN { available = left }
        }
        start = end
      }
    }
    return flags.contains(.hasGuides)
  }

  /// Divides the space among children none of which is more flexible than another, for each has one
  /// answer: they are served in their order. Nil if they are not all like that, or not all of one
  /// priority.
  private func distributeAmongConstants(
    _ space: Double, _ children: Children, _ slots: Slots
  ) -> Bool? {
    let axis = axis
    var available = space
    var flags: LayoutNode.Flags = []
    let priority = children[0].priority
    for index in children.indices {
      let child = children[index]
      guard let answer = child.constantAnswer, child.priority == priority else { return nil }
      slots[index].size = answer
      slots[index].offer = max(available / Double(children.count - index), 0)
      flags.formUnion(child.flags)
      let left = available - answer[axis]
      if !left.isNaN { available = left }
    }
    return flags.contains(.hasGuides)
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
  private func align(
    _ proposal: Proposal, _ hasGuides: Bool, _ children: Children,
    _ head: UnsafeMutablePointer<Head>, _ slots: Slots, _ record: StackRecord?
  ) {
    let axis = axis
    let minor = proposal[axis.other]
    let alignment = head.pointee.alignment
    var total = slots.isEmpty ? 0 : head.pointee.totalDistance
    // The alignment line itself always counts.
    var low = 0.0
    var high = 0.0
    for index in slots.indices {
      let slot = slots[index]
      let extent = slot.size[axis.other]
      let guide: Double
      if hasGuides {
        let viewSize = ViewSize(slot.size, Proposal(slot.offer, on: axis, minor: minor))
        guide =
          record?.guide(alignment, of: children[index], viewSize)
          ?? Double(children[index].guide(alignment, viewSize))
      } else {
        switch alignment.kind {
        case .start: guide = 0
        case .center: guide = extent * 0.5
        default: guide = extent
        }
        record?.align(children[index], by: alignment, at: guide)
      }
      let origin = guide.isNaN ? -.infinity : -guide
      slots[index].minorOrigin = origin
      low = min(low, origin)
      high = max(high, origin + extent)
      total += slot.size[axis]
    }
    head.pointee.size = CGSize(total, on: axis, minor: high - low)
    head.pointee.minorLow = low
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
