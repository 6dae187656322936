import HeadlessUI

/// `ideal-outside-range`
enum IdealOutsideRange: NodeRule {
  static let id = "ideal-outside-range"
  static let severity = Severity.warning
  static let demand = "The ideal size lies between the minimum and the maximum."
  static let why =
    "fixedSize(), scroll views and ViewThatFits use the ideal size, stacks use the minimum and "
    + "the maximum: the view has different sizes in different containers."
  static let fix = "Treat an unspecified proposal as one of the sizes between 0 and infinity."
  static let comparesAnswers = true
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: proposal.width == nil ? 500 : 100, height: 10)
    }
    """
  static let sensitivity =
    "ideal sizes that are wrong, but between the minimum and the maximum, and layouts that show one "
    + "of their subviews at a time"

  static func check(_ subject: RuleSubject) -> Violation? {
    let (least, ideal, most) = (
      subject.size(0, nil), subject.size(nil, nil), subject.size(.infinity, nil)
    )
    if let violation = check(subject, "width", least.width, ideal.width, most.width) {
      return Violation(
        message: violation,
        witness: [subject.line(0, nil), subject.line(nil, nil), subject.line(.infinity, nil)],
        expected: range(least.width, most.width), found: NumberText.length(ideal.width))
    }
    let (low, high) = (subject.size(nil, 0), subject.size(nil, .infinity))
    guard let violation = check(subject, "height", low.height, ideal.height, high.height) else {
      return nil
    }
    return Violation(
      message: violation,
      witness: [subject.line(nil, 0), subject.line(nil, nil), subject.line(nil, .infinity)],
      expected: range(low.height, high.height), found: NumberText.length(ideal.height))
  }

  private static func range(_ least: CGFloat, _ most: CGFloat) -> String {
    "\(NumberText.length(least)) to \(NumberText.length(most))"
  }

  @MainActor private static func check(
    _ subject: RuleSubject, _ side: String, _ least: CGFloat, _ ideal: CGFloat, _ most: CGFloat
  ) -> String? {
    // Those that are inverted or no numbers break other rules.
    guard least <= most, !ideal.isNaN else { return nil }
    let isOutside =
      ideal < least - RuleSubject.tolerance || ideal > most + RuleSubject.tolerance
    guard isOutside, !subject.showsOneSubview else { return nil }
    if ideal < least - RuleSubject.tolerance {
      return "the ideal \(side) of \(subject.name) is below its minimum"
    }
    return "the ideal \(side) of \(subject.name) is above its maximum"
  }
}
