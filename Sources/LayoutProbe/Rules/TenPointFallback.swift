import HeadlessUI

/// `ten-point-fallback`
enum TenPointFallback: NodeRule {
  static let id = "ten-point-fallback"
  static let severity = Severity.warning
  static let demand =
    "The answer to an unspecified length is the layout's ideal length, not 10 points."
  static let why =
    "Scroll views, fixedSize() and most stacks leave a length unspecified: there the layout is "
    + "10 points long, regardless of its content, and its subviews overflow."
  static let fix =
    "Pass the ideal size of the content to replacingUnspecifiedDimensions(by:), computed from "
    + "the subviews' own answers to an unspecified proposal."
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    """
  static let sensitivity =
    "fallbacks of ten points that the layout writes itself"

  static func check(_ subject: RuleSubject) -> Violation? {
    guard let trial = subject.trial else { return nil }
    let usual = ProposedViewSize.fallbackSize
    for proposal in [
      ProposedViewSize.unspecified, ProposedViewSize(width: 100, height: nil),
      ProposedViewSize(width: nil, height: 100),
    ] {
      let size = trial.session().size(proposal)
      ProposedViewSize.fallbackSize = CGSize(width: usual.width + 7, height: usual.height + 7)
      let other = trial.session().size(proposal)
      ProposedViewSize.fallbackSize = usual
      guard
        let axis = Axis.allCases.first(where: { axis in
          proposal[axis] == nil && size[axis] == usual[axis]
            && RuleSubject.differ(size[axis], other[axis])
        })
      else { continue }
      return Violation(
        message:
          "the \(axis.lengthName) of \(subject.name) is 10 points for an unspecified \(axis.lengthName)",
        witness: ["\(NumberText.proposal(proposal)) → \(NumberText.size(size))"],
        expected: "the ideal \(axis.lengthName) of its content", found: "10")
    }
    return nil
  }
}
