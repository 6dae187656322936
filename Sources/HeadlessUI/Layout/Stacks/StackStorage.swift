import Foundation

/// What a stack knows: its properties, and its children's arrangement for the last proposal.
///
/// A handle of one block of memory. The owner frees it, and reserves room for the children before each
/// question.
///
/// A block of its own, for two reasons. How long a layout takes depends on what a tree needs beyond the
/// machine's caches, and this is one block instead of an object and an array. And the runtime keeps a
/// record of each access to an object's property that lasts while a child answers, and searches the
/// records of all levels above for each one below.
///
/// Why it is safe: the block begins with one initialized `Head`, followed by `head.count` initialized
/// slots; neither has anything to deinitialize. It is replaced and freed only while `isBusy` is not
/// set, and the block itself is used only while it is; a question to a busy stack works on a copy.
struct StackStorage {
  struct Head {
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
  struct Slot {
    var size = CGSize.zero
    /// What the child was offered along the axis; NaN for unspecified.
    var offer = Double.nan
    /// Where the child starts across the axis, relative to the alignment line.
    var minorOrigin = 0.0
    /// The distance to the child before it.
    var distance = 0.0
  }

  typealias Slots = UnsafeMutableBufferPointer<Slot>

  private let block: UnsafeMutableRawPointer

  /// A stack with room for this number of children.
  init(axis: Axis, alignment: AlignmentKey, uniformSpacing: Double?, count: Int) {
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

  var head: UnsafeMutablePointer<Head> {
    @inline(__always) get { block.assumingMemoryBound(to: Head.self) }
  }

  var slots: Slots {
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

  /// Storage with room for this number of children; this one, if some are being asked just now.
  ///
  /// It takes the place of this one, whose memory is gone.
  @inline(never)
  func withRoom(for count: Int) -> StackStorage {
    guard count != self.count, !head.pointee.isBusy else { return self }
    let storage = empty(for: count)
    free()
    return storage
  }

  /// Storage of a stack like this one, whose children are yet to be arranged.
  func empty(for count: Int) -> StackStorage {
    var new = head.pointee
    new.count = Int32(count)
    new.isBusy = false
    let storage = StackStorage(new)
    storage.invalidate()
    return storage
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

  // MARK: Snapshots

  /// What a stack knew before it was asked something that must leave no trace.
  struct Snapshot {
    fileprivate let head: Head
    fileprivate let slots: ContiguousArray<Slot>
  }

  /// Forgets the arrangement, and returns it; nil while children are being asked.
  func takeSnapshot() -> Snapshot? {
    guard !head.pointee.isBusy else { return nil }
    let snapshot = Snapshot(head: head.pointee, slots: ContiguousArray(slots))
    invalidate()
    return snapshot
  }

  /// Remembers the arrangement again, unless there are other children now.
  func restore(_ snapshot: Snapshot) {
    guard !head.pointee.isBusy, count == snapshot.slots.count else { return }
    head.pointee = snapshot.head
    _ = slots.update(fromContentsOf: snapshot.slots)
  }
}
