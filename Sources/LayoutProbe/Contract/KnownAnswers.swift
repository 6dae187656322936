import HeadlessUI

/// Answers to proposals, found by the proposals' bits.
///
/// A dictionary would do, but looking up what is known is the most that rules do, and hashing that keeps
/// out strangers' keys takes a tenth of the time of all rules.
struct KnownAnswers {
  private struct Slot {
    var width: UInt64
    var height: UInt64
    var answer: CGSize
  }

  /// A power of two of them, of which at most three quarters are taken.
  private var slots: [Slot?] = Array(repeating: nil, count: 128)
  private var count = 0

  /// The answer to a proposal; nil if it is not known.
  subscript(_ proposal: ProposedViewSize) -> CGSize? {
    let (width, height) = (Self.bits(proposal.width), Self.bits(proposal.height))
    return slots[index(width, height)]?.answer
  }

  /// Keeps an answer.
  mutating func insert(_ answer: CGSize, to proposal: ProposedViewSize) {
    if 4 * (count + 1) > 3 * slots.count { grow() }
    let (width, height) = (Self.bits(proposal.width), Self.bits(proposal.height))
    let index = index(width, height)
    if slots[index] == nil { count += 1 }
    slots[index] = Slot(width: width, height: height, answer: answer)
  }

  private static func bits(_ length: CGFloat?) -> UInt64 {
    // Both zeros are one length; no length has the bits of this one that is no number.
    length.map { Double($0 == 0 ? 0 : $0).bitPattern } ?? .max
  }

  /// Where a proposal is, or would be.
  private func index(_ width: UInt64, _ height: UInt64) -> Int {
    // The high bits of lengths are their exponents: all are mixed into the low ones.
    var hash = (width ^ height &* 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
    hash ^= hash >> 32
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while let slot = slots[index], slot.width != width || slot.height != height {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: 2 * old.count)
    for case let slot? in old { slots[index(slot.width, slot.height)] = slot }
  }
}
