import HeadlessUI

/// `size-inverted`
enum SizeInverted: NodeRule {
  static let id = "size-inverted"
  static let severity = Severity.error
  static let demand =
    "The size for a proposal of 0 is not larger than the size for infinity, on either axis."
  static let why =
    "Stacks and frames use the first as the minimum and the second as the maximum; SwiftUI "
    + "crashes where the minimum exceeds the maximum."
  static let fix =
    "Answer a proposal of 0 with the smallest size and infinity with the largest; often the "
    + "two branches are swapped."
  static let comparesAnswers = true
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: proposal.width == .infinity ? 0 : 100, height: 10)
    }
    """
  static let sensitivity =
    "lengths on the other axis at which neither the source nor a jump of the answers shows "
    + "that the layout behaves differently"

  static func check(_ subject: RuleSubject) -> Violation? {
    _ = subject.proposals
    for cross in subject.lengths(across: .horizontal) {
      let narrow = subject.size(0, cross).width
      let wide = subject.size(.infinity, cross).width
      if narrow > wide + RuleSubject.tolerance {
        return Violation(
          message: "\(subject.name) is wider for a width of 0 than for an infinite one",
          witness: [subject.line(0, cross), subject.line(.infinity, cross)],
          expected: "a width of at most \(NumberText.length(wide)) for 0",
          found: NumberText.length(narrow), metric: Double(narrow - wide))
      }
    }
    for cross in subject.lengths(across: .vertical) {
      let low = subject.size(cross, 0).height
      let high = subject.size(cross, .infinity).height
      if low > high + RuleSubject.tolerance {
        return Violation(
          message: "\(subject.name) is taller for a height of 0 than for an infinite one",
          witness: [subject.line(cross, 0), subject.line(cross, .infinity)],
          expected: "a height of at most \(NumberText.length(high)) for 0",
          found: NumberText.length(low), metric: Double(low - high))
      }
    }
    return nil
  }
}
