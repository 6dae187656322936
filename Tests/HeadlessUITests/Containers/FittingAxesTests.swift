import Testing

@testable import HeadlessUI

@MainActor
@Suite("ViewThatFits, by axis")
struct FittingAxesTests {
  /// As high as its area of 2,000 square points asks for in the width that it is proposed.
  private struct Wrapping: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let width = min(proposal.width ?? 200, 200)
      return CGSize(width: width, height: 2_000 / max(width, 1))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  private func size(_ axes: Axis.Set, _ width: CGFloat, _ height: CGFloat) -> CGSize {
    let view = ViewThatFits(in: axes) {
      Wrapping() { Color.red }
      Color.blue.frame(width: 1, height: 1)
    }
    return ViewHost(view).sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  @Test("what is to fit in height has its height in the width that there is")
  func vertical() {
    #expect(size(.vertical, 100, 20) == CGSize(width: 100, height: 20))
    #expect(size(.vertical, 50, 20) == CGSize(width: 1, height: 1))
    #expect(size(.vertical, 400, 10) == CGSize(width: 200, height: 10))
  }

  @Test("what is to fit in width, or both ways, has its ideal width")
  func horizontal() {
    #expect(size(.horizontal, 200, 1) == CGSize(width: 200, height: 10))
    #expect(size(.horizontal, 199, 100) == CGSize(width: 1, height: 1))
    #expect(size([.horizontal, .vertical], 200, 10) == CGSize(width: 200, height: 10))
    #expect(size([.horizontal, .vertical], 199, 100) == CGSize(width: 1, height: 1))
  }
}
