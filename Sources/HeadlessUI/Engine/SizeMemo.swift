import Foundation

/// The answers a node gave, keyed by the exact proposal.
///
/// A node below stacks is asked with up to nine proposals ({0, ∞, final} on each axis); all of
/// them must fit, or nesting stops being linear. When full, the oldest entry goes first.
///
/// Storage is one block outside the node: most nodes see one to four proposals, so the block starts
/// with room for four and grows twice. A node that has one answer to everything needs none.
struct SizeMemo {
  private struct Entry {
    var proposal: Proposal
    var answer: CGSize
  }

  // A block is owned by exactly one node, which frees it when it goes; copies are made only to put
  // them back, or aside as a whole. The first `count` of `capacity` entries are initialized.
  private enum Storage {
    case entries(UnsafeMutablePointer<Entry>?, count: UInt8, capacity: UInt8, oldest: UInt8)
    case always(CGSize)
  }

  private static let fullCapacity: UInt8 = 12

  private var storage = Storage.entries(nil, count: 0, capacity: 0, oldest: 0)

  init() {}

  /// Has this answer to all proposals.
  init(always answer: CGSize) { storage = .always(answer) }

  /// The answer to all proposals, if there is one.
  var constantAnswer: CGSize? {
    @inline(__always) get {
      if case .always(let answer) = storage { return answer }
      return nil
    }
  }

  @inline(__always)
  func lookup(_ proposal: Proposal) -> CGSize? {
    switch storage {
    case .always(let answer): return answer
    case .entries(let entries, let count, _, _):
      guard let entries else { return nil }
      for index in 0..<Int(count) where entries[index].proposal.isSame(as: proposal) {
        return entries[index].answer
      }
      return nil
    }
  }

  @inline(__always)
  mutating func insert(_ proposal: Proposal, _ answer: CGSize) {
    guard case .entries(let entries?, let count, let capacity, let oldest) = storage,
      count < capacity
    else { return insertWhenFull(proposal, answer) }
    (entries + Int(count)).initialize(to: Entry(proposal: proposal, answer: answer))
    storage = .entries(entries, count: count + 1, capacity: capacity, oldest: oldest)
  }

  @inline(never)
  private mutating func insertWhenFull(_ proposal: Proposal, _ answer: CGSize) {
    guard case .entries(let entries, let count, let capacity, let oldest) = storage else { return }
    let entry = Entry(proposal: proposal, answer: answer)
    if capacity < SizeMemo.fullCapacity {
      let larger: UInt8 = capacity == 0 ? 4 : capacity == 4 ? 9 : SizeMemo.fullCapacity
      let block = UnsafeMutablePointer<Entry>.allocate(capacity: Int(larger))
      if let entries {
        block.moveInitialize(from: entries, count: Int(count))
        entries.deallocate()
      }
      (block + Int(count)).initialize(to: entry)
      storage = .entries(block, count: count + 1, capacity: larger, oldest: oldest)
    } else if let entries {
      entries[Int(oldest)] = entry
      storage = .entries(
        entries, count: count, capacity: capacity, oldest: (oldest + 1) % SizeMemo.fullCapacity)
    }
  }

  /// Forgets the answers, but not one that is for all proposals.
  @inline(__always)
  mutating func removeAll() {
    guard case .entries(let entries, _, let capacity, _) = storage else { return }
    storage = .entries(entries, count: 0, capacity: capacity, oldest: 0)
  }

  /// A memo that knows only what no question could change.
  var withoutAnswers: SizeMemo {
    if case .always = storage { return self }
    return SizeMemo()
  }

  mutating func free() {
    guard case .entries(let entries, _, _, _) = storage else { return }
    entries?.deallocate()
    self = SizeMemo()
  }
}
