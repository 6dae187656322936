import HeadlessUI
import Testing

@testable import LayoutProbe

@Suite("Answers that are known")
struct KnownAnswersTests {
  @Test("each proposal has its own answer, however many there are")
  func many() {
    let lengths: [CGFloat?] =
      [nil, .infinity, -.infinity, .nan] + (0..<40).map { CGFloat($0) * 12.5 }
    var known = KnownAnswers()
    for (x, width) in lengths.enumerated() {
      for (y, height) in lengths.enumerated() {
        let proposal = ProposedViewSize(width: width, height: height)
        #expect(known[proposal] == nil)
        known.insert(CGSize(width: x, height: y), to: proposal)
      }
    }
    for (x, width) in lengths.enumerated() {
      for (y, height) in lengths.enumerated() {
        #expect(
          known[ProposedViewSize(width: width, height: height)] == CGSize(width: x, height: y))
      }
    }
  }

  @Test("a later answer replaces the one before, and both zeros are one length")
  func again() {
    var known = KnownAnswers()
    known.insert(CGSize(width: 1, height: 1), to: ProposedViewSize(width: 0, height: nil))
    known.insert(CGSize(width: 2, height: 2), to: ProposedViewSize(width: -0.0, height: nil))
    #expect(known[ProposedViewSize(width: 0, height: nil)] == CGSize(width: 2, height: 2))
    #expect(known[ProposedViewSize(width: nil, height: 0)] == nil)
  }
}
