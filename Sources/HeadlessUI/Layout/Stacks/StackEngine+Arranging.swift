import Foundation

extension StackEngine {
  /// Sets sizes, offers and places of the children.
  func arrange(
    _ proposal: Proposal, _ children: Children, _ head: UnsafeMutablePointer<Head>, _ slots: Slots
  ) {
    let changesBefore = head.pointee.changes
    if !head.pointee.hasDistances {
      head.pointee.totalDistance = prepareDistances(
        children, slots, uniform: head.pointee.uniformSpacing)
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
    } else {
      let distribution = StackDistribution(axis: axis, minor: minor, slots: slots)
      let length = major - head.pointee.totalDistance
      if distribution.divide(length, among: children, record) { hasGuides = true }
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
    _ children: Children, _ slots: Slots, uniform: Double
  ) -> Double {
    guard let first = children.first else { return 0 }
    slots[0].distance = 0
    if !uniform.isNaN {
      for index in 1..<children.count { slots[index].distance = uniform }
      return uniform * Double(children.count - 1)
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
