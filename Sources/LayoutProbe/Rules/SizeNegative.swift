import HeadlessUI

/// `size-negative`
enum SizeNegative: NodeRule {
  static let id = "size-negative"
  static let severity = Severity.error
  static let demand = "No size is negative."
  static let why =
    "Frames reject a negative size ('Invalid frame dimension (negative or non-finite).'), and "
    + "the drawing inside it is inverted."
  static let fix = "Use max(0, …) where a length is subtracted from the proposal."
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: (proposal.width ?? 100) - 20, height: 10)
    }
    """
  static let sensitivity =
    "proposals between the tested ones, where neither the source nor a jump of the answers "
    + "shows that the layout behaves differently"

  static func check(_ subject: RuleSubject) -> Violation? {
    for proposal in subject.proposals {
      let size = subject.size(proposal)
      if size.width < -RuleSubject.tolerance || size.height < -RuleSubject.tolerance {
        return Violation(
          message: "the size of \(subject.name) is negative for \(NumberText.proposal(proposal))",
          witness: [subject.line(proposal)], expected: "0 or more",
          found: NumberText.size(size), metric: Double(-min(size.width, size.height)),
          axes: Set(
            Axis.allCases.filter { axis in
              subject.proposals.contains { subject.size($0)[axis] < -RuleSubject.tolerance }
            }))
      }
    }
    return nil
  }
}
