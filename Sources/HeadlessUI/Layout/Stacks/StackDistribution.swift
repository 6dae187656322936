import Foundation

/// Divides the length of a stack among its children, and asks them for their sizes.
///
/// It holds no object: to count references to the children takes longer than to divide among few.
struct StackDistribution {
  typealias Children = StackEngine.Children

  let axis: Axis
  /// What is proposed across the axis; NaN for unspecified.
  let minor: Double
  let slots: StackStorage.Slots

  /// What is known of a child before it is served.
  private struct Candidate {
    var index: Int32
    /// Answers all proposals alike, so that there is nothing left to ask.
    var isConstant: Bool
    var priority: Double
    /// The answers to no length and to an infinite one, along the axis and across.
    var least: Double
    var leastMinor: Double
    var most: Double
    var mostMinor: Double

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

  private typealias Candidates = UnsafeMutableBufferPointer<Candidate>

  /// Divides the length that the distances leave. True if any child may have guides of its own.
  ///
  /// - Parameter record: takes down how it divides; nil unless that is asked for.
  func divide(_ length: Double, among children: Children, _ record: StackRecord?) -> Bool {
    guard let first = children.first else { return false }
    guard children.count > 1 else {
      serveAlone(first, length, record)
      return first.flags.contains(.hasGuides)
    }
    if let hasGuides = divideAmongConstants(length, children) { return hasGuides }
    return withUnsafeTemporaryAllocation(of: Candidate.self, capacity: children.count) {
      let known = prepare($0, children)
      if !known.isSorted { StackDistribution.sort($0) }
      if known.hasOnePriority {
        _ = serve($0, 0..<children.count, length, children, record, hasOnePriority: true)
      } else {
        serveByPriority($0, length, children, record)
      }
      return known.flags.contains(.hasGuides)
    }
  }

  private func serveAlone(_ child: LayoutNode, _ length: Double, _ record: StackRecord?) {
    let offer = max(length, 0)
    slots[0].size = child.size(Proposal(offer, on: axis, minor: minor))
    slots[0].offer = offer
    record?.serve(child, available: length, offer: offer, length: slots[0].size[axis])
  }

  /// Divides the length among children none of which is more flexible than another, for each has one
  /// answer: they are served in their order. Nil if they are not all like that, or not all of one
  /// priority.
  private func divideAmongConstants(_ length: Double, _ children: Children) -> Bool? {
    var available = length
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

  /// Asks each child how short and how long it can be.
  @inline(__always)
  private func prepare(
    _ candidates: Candidates, _ children: Children
  ) -> (isSorted: Bool, hasOnePriority: Bool, flags: LayoutNode.Flags) {
    var isSorted = true
    var hasOnePriority = true
    var flags: LayoutNode.Flags = []
    for index in children.indices {
      let child = children[index]
      let constant = child.constantAnswer
      let least = constant ?? child.size(Proposal(0, on: axis, minor: minor))
      let most = constant ?? child.size(Proposal(.infinity, on: axis, minor: minor))
      let candidate = Candidate(
        index: Int32(index), isConstant: constant != nil, priority: child.priority,
        least: least[axis], leastMinor: least[axis.other],
        most: most[axis], mostMinor: most[axis.other])
      flags.formUnion(child.flags)
      candidates.initializeElement(at: index, to: candidate)
      if index > 0 {
        if Candidate.goesFirst(candidate, candidates[index - 1]) { isSorted = false }
        if candidate.priority != candidates[0].priority { hasOnePriority = false }
      }
    }
    return (isSorted, hasOnePriority, flags)
  }

  /// Serves the children of each priority after those of higher ones; the least lengths of the lower
  /// ones are kept for them.
  private func serveByPriority(
    _ candidates: Candidates, _ length: Double, _ children: Children, _ record: StackRecord?
  ) {
    var available = length
    var lower = 0.0
    for candidate in candidates where candidate.priority != candidates[0].priority {
      lower += candidate.least
    }
    available -= lower
    var start = 0
    while start < candidates.count {
      var end = start
      var reserved = 0.0
      while end < candidates.count && candidates[end].priority == candidates[start].priority {
        reserved += candidates[end].least
        end += 1
      }
      if start > 0 { available += reserved }
      available = serve(
        candidates, start..<end, available, children, record, hasOnePriority: false)
      start = end
    }
  }

  /// Offers each of them an equal part of what those before it left. Returns what is left in the end.
  @inline(__always)
  private func serve(
    _ candidates: Candidates, _ range: Range<Int>, _ length: Double, _ children: Children,
    _ record: StackRecord?, hasOnePriority: Bool
  ) -> Double {
    var available = length
    for position in range {
      let candidate = candidates[position]
      let index = Int(candidate.index)
      let sharers = range.upperBound - position
      let offer = max(available / Double(sharers), 0)
      let answer: CGSize
      // The least and the most it was asked for already.
      if offer == 0 || candidate.isConstant {
        answer = CGSize(candidate.least, on: axis, minor: candidate.leastMinor)
      } else if offer == .infinity {
        answer = CGSize(candidate.most, on: axis, minor: candidate.mostMinor)
      } else {
        answer = children[index].size(Proposal(offer, on: axis, minor: minor))
      }
      slots[index].size = answer
      slots[index].offer = offer
      record?.serve(
        children[index], priority: hasOnePriority ? nil : candidate.priority,
        flexibility: (candidate.least, candidate.most),
        available: available, sharers: sharers, offer: offer, length: answer[axis])
      let left = available - answer[axis]
      if !left.isNaN { available = left }
    }
    return available
  }

  /// Stable, and quick where little is out of order.
  private static func sort(_ candidates: Candidates) {
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
}
