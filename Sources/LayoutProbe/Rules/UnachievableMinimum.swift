import HeadlessUI

/// `unachievable-minimum`
enum UnachievableMinimum: NodeRule {
  static let id = "unachievable-minimum"
  static let severity = Severity.warning
  static let demand = "A view that is proposed its minimum size takes no more than that."
  static let why =
    "A container that reserves the minimum (a stack, a split view, a window's smallest size) "
    + "reserves too little: the view overlaps its neighbours or is cut off. The minimum of a "
    + "stack, the sum of its views' minima, can be such a size."
  static let fix =
    "Answer a proposal of 0 with the size that the view takes when it is proposed that size: "
    + "add up what its subviews take there."
  static let comparesAnswers = true
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: proposal.width == 0 ? 40 : max(proposal.width ?? 0, 80), height: 10)
    }
    """
  static let sensitivity = "minima that are too small only next to certain neighbours"
  static let impliedBy: [any Rule.Type] = [
    SizeInverted.self, SizeNotFinite.self, SizeNegative.self,
    SizeNotMonotone.self, AnswerNotStable.self,
  ]

  static func check(_ subject: RuleSubject) -> Violation? {
    for axis in Axis.allCases {
      for cross in [nil, 100, 300, .infinity] as [CGFloat?] {
        let asked = ProposedViewSize(0, on: axis, across: cross)
        let least = subject.size(asked)[axis]
        guard least > 0, least.isFinite else { continue }
        let offered = ProposedViewSize(least, on: axis, across: cross)
        let taken = subject.size(offered)[axis]
        guard taken > least + RuleSubject.tolerance else { continue }
        return Violation(
          message:
            "\(subject.name) is \(axis.comparative) than its minimum when it is proposed its minimum",
          witness: [subject.line(asked), subject.line(offered)],
          expected: "at most \(NumberText.length(least))", found: NumberText.length(taken),
          metric: Double(taken - least))
      }
    }
    return nil
  }
}
