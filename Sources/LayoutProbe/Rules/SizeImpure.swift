import HeadlessUI

/// `size-impure`
enum SizeImpure: NodeRule {
  static let id = "size-impure"
  static let severity = Severity.error
  static let demand = "The same proposal gets the same size, however often it is made."
  static let why =
    "Answers are remembered: which of several is used depends on who asked first, so the layout is "
    + "another one at every visit, and may never settle."
  static let fix =
    "Compute the size from the proposal and the subviews alone: no random numbers, no clocks, no "
    + "counters, no variables outside of the cache."
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: .random(in: 10...20), height: 10)
    }
    """

  private static let repetitions = 3

  static func check(_ subject: RuleSubject) -> Violation? {
    for proposal in RuleSubject.proposals.prefix(9) {
      let first = subject.fresh(proposal)
      for _ in 1..<repetitions {
        let again = subject.fresh(proposal)
        guard differs(first.width, again.width) || differs(first.height, again.height) else {
          continue
        }
        let asked = NumberText.proposal(proposal)
        return Violation(
          message: "\(subject.name) answers the same proposal in different ways",
          witness: [
            "\(asked) → \(NumberText.size(first))", "\(asked) → \(NumberText.size(again)), again",
          ], expected: NumberText.size(first), found: NumberText.size(again))
      }
    }
    return nil
  }

  private static func differs(_ a: CGFloat, _ b: CGFloat) -> Bool {
    a != b && !(a.isNaN && b.isNaN) && !(abs(a - b) <= RuleSubject.tolerance)
  }
}
