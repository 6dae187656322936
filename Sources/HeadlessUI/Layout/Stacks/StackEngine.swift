import Foundation

/// The stack algorithm, for both axes: what each child is offered, and where it is placed.
///
/// It works on the children in place and remembers the last arrangement only: the memo of the node
/// that runs it remembers the answers.
///
///     proposal ─► distances ─► order (priority, then least flexible) ─► offers ─► slots ─► size
///
/// The owner frees its ``storage``, and reserves room for the children before each question.
struct StackEngine {
  typealias Children = ContiguousArray<LayoutNode>
  typealias Head = StackStorage.Head
  typealias Slots = StackStorage.Slots

  let storage: StackStorage

  /// A stack with room for this number of children.
  init(axis: Axis, alignment: AlignmentKey, uniformSpacing: Double?, count: Int = 0) {
    self.init(
      StackStorage(
        axis: axis, alignment: alignment, uniformSpacing: uniformSpacing, count: count))
  }

  private init(_ storage: StackStorage) { self.storage = storage }

  /// The engine with room for this number of children; this one, if some are being asked just now.
  ///
  /// It takes the place of this one, whose memory is gone: the owner assigns it, because an owner's
  /// property that is changed in place is watched by the runtime each time it is read.
  func withRoom(for count: Int) -> StackEngine { StackEngine(storage.withRoom(for: count)) }

  /// The memory is gone: no more questions.
  func free() { storage.free() }

  var axis: Axis { storage.head.pointee.axis }

  var alignment: AlignmentKey { storage.head.pointee.alignment }

  /// The distance between all children in points; nil for what they prefer.
  var uniformSpacing: Double? {
    let spacing = storage.head.pointee.uniformSpacing
    return spacing.isNaN ? nil : spacing
  }

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

  /// Hands over the children's arrangement for a proposal.
  @inline(__always)
  private func withArrangement<R>(
    _ proposal: Proposal, _ children: Children,
    _ body: (UnsafeMutablePointer<Head>, Slots) -> R
  ) -> R {
    let head = storage.head
    guard !head.pointee.isBusy, storage.count == children.count else {
      return withCopy(children.count) { $0.withArrangement(proposal, children, body) }
    }
    head.pointee.isBusy = true
    let slots = storage.slots
    if !head.pointee.isArranged || !head.pointee.proposal.isSame(as: proposal) {
      arrange(proposal, children, head, slots)
    }
    let result = body(head, slots)
    head.pointee.isBusy = false
    return result
  }

  /// Works with a stack like this one that is gone afterwards: a layout may ask a stack that is asking it.
  @inline(never)
  private func withCopy<R>(_ count: Int, _ body: (StackEngine) -> R) -> R {
    let copy = StackEngine(storage.empty(for: count))
    defer { copy.free() }
    return body(copy)
  }
}
