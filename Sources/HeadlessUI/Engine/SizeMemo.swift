import Foundation

/// The answers a node gave, keyed by the exact proposal.
///
/// A node below stacks is asked with up to nine proposals ({0, ∞, final} on each axis); all of
/// them must fit, or nesting stops being linear. When full, the oldest entry goes first.
///
/// Storage is one block outside the node: most nodes see one to four proposals, so the block starts
/// with room for four and grows once.
struct SizeMemo {
  private struct Entry {
    var proposal: Proposal
    var answer: CGSize
  }

  private static let smallCapacity: UInt8 = 4
  private static let fullCapacity: UInt8 = 12

  // Owned by exactly one node, which frees it in its deinit; copies are made only by moving the
  // whole memo aside for a neutral measurement and back again.
  private var entries: UnsafeMutablePointer<Entry>?
  private var count: UInt8 = 0
  private var capacity: UInt8 = 0
  private var oldest: UInt8 = 0

  @inline(__always)
  func lookup(_ proposal: Proposal) -> CGSize? {
    guard let entries else { return nil }
    for index in 0..<Int(count) where entries[index].proposal.isSame(as: proposal) {
      return entries[index].answer
    }
    return nil
  }

  @inline(__always)
  mutating func insert(_ proposal: Proposal, _ answer: CGSize) {
    if count < capacity {
      (entries.unsafelyUnwrapped + Int(count)).initialize(
        to: Entry(proposal: proposal, answer: answer))
      count += 1
      return
    }
    insertWhenFull(proposal, answer)
  }

  @inline(never)
  private mutating func insertWhenFull(_ proposal: Proposal, _ answer: CGSize) {
    let entry = Entry(proposal: proposal, answer: answer)
    if capacity < SizeMemo.fullCapacity {
      let larger = capacity == 0 ? SizeMemo.smallCapacity : SizeMemo.fullCapacity
      let block = UnsafeMutablePointer<Entry>.allocate(capacity: Int(larger))
      if let entries {
        block.moveInitialize(from: entries, count: Int(count))
        entries.deallocate()
      }
      block[Int(count)] = entry
      entries = block
      capacity = larger
      count += 1
    } else if let entries {
      entries[Int(oldest)] = entry
      oldest = (oldest + 1) % SizeMemo.fullCapacity
    }
  }

  @inline(__always)
  mutating func removeAll() {
    count = 0
    oldest = 0
  }

  mutating func free() {
    entries?.deallocate()
    self = SizeMemo()
  }
}
