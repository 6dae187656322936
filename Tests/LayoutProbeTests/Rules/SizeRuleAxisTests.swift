import HeadlessUI
import Testing

@testable import LayoutProbe

@MainActor
@Suite("Rules of sizes on either axis")
struct SizeRuleAxisTests {
  /// Answers 40 × 40, or something else along one axis.
  private struct Model: Measurable {
    let axis: Axis
    let answer: (CGFloat?) -> CGFloat

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      axis == .horizontal
        ? CGSize(width: answer(proposal.width), height: 40)
        : CGSize(width: 40, height: answer(proposal.height))
    }
  }

  private func rules(_ axis: Axis, _ answer: @escaping (CGFloat?) -> CGFloat) -> [String] {
    contract(of: Model(axis: axis, answer: answer)).map(\.rule)
  }

  @Test("a fixed length breaks no rule, and neither does one that follows what is proposed")
  func sound() {
    for axis in Axis.allCases {
      #expect(rules(axis) { _ in 40 }.isEmpty)
      #expect(rules(axis) { min(max($0 ?? 40, 10), 80) }.isEmpty)
    }
  }

  @Test("a length that is infinite or NaN is found on either axis", arguments: Axis.allCases)
  func notFinite(axis: Axis) {
    #expect(rules(axis) { $0 ?? .infinity } == ["size-not-finite"])
    #expect(rules(axis) { $0 == nil ? .nan : 40 } == ["size-not-finite"])
    #expect(rules(axis) { $0 == nil ? -.infinity : 40 }.contains("size-not-finite"))
    // As long as is proposed is right.
    #expect(rules(axis) { $0 ?? 40 }.isEmpty)
  }

  @Test("a negative length is found on either axis", arguments: Axis.allCases)
  func negative(axis: Axis) {
    #expect(rules(axis) { ($0 ?? 40) < 5 ? -1 : 40 }.contains("size-negative"))
    #expect(rules(axis) { ($0 ?? 40) < 5 ? 0 : 40 }.contains("size-negative") == false)
  }

  @Test("a minimum above the maximum is found on either axis", arguments: Axis.allCases)
  func inverted(axis: Axis) {
    #expect(rules(axis) { $0 == .infinity ? 20 : 60 }.contains("size-inverted"))
    #expect(rules(axis) { $0 == .infinity ? 60 : 20 }.contains("size-inverted") == false)
  }
}
