import HeadlessUI

/// `size-not-monotone`
enum SizeNotMonotone: NodeRule {
  static let id = "size-not-monotone"
  static let severity = Severity.warning
  static let demand = "More space on an axis does not make the answer smaller on that axis."
  static let why =
    "Stacks use the difference between the answers to 0 and to infinity as a view's "
    + "flexibility and divide their space by it: a view that shrinks when it is proposed more "
    + "jumps when a window grows, and can cause a feedback cycle."
  static let fix =
    "Derive the answer from the proposal with min, max and rising steps; look for branches "
    + "such as 'if width > 500' that return a smaller size."
  static let comparesAnswers = true
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: (proposal.width ?? 0) > 500 ? 200 : 300, height: 10)
    }
    """
  static let sensitivity =
    "steps down and up again between two lengths at which the answers are equal, and layouts that "
    + "show one of their subviews at a time"
  static let impliedBy: [any Rule.Type] = [
    SizeInverted.self, SizeNotFinite.self, SizeNegative.self,
  ]

  static func check(_ subject: RuleSubject) -> Violation? {
    for axis in Axis.allCases {
      let lengths = Set(subject.tellingLengths(axis) + subject.turns(axis)).sorted()
      for cross in [nil, 100, .infinity] as [CGFloat?] {
        subject.learn(lengths.map { ProposedViewSize($0, on: axis, across: cross) })
        if let violation = check(subject, axis, lengths, cross) { return violation }
      }
    }
    return nil
  }

  @MainActor private static func check(
    _ subject: RuleSubject, _ axis: Axis, _ lengths: [CGFloat], _ cross: CGFloat?
  ) -> Violation? {
    func falls(_ low: CGFloat?, _ high: CGFloat?, _ cross: CGFloat?) -> Bool {
      guard let low, let high, low < high else { return false }
      let narrow = subject.size(ProposedViewSize(low, on: axis, across: cross))[axis]
      let wide = subject.size(ProposedViewSize(high, on: axis, across: cross))[axis]
      return narrow > wide && subject.differByPixel(narrow, wide)
    }
    let answers = lengths.map { subject.size(ProposedViewSize($0, on: axis, across: cross))[axis] }
    for index in lengths.indices.dropFirst() where answers[index - 1] > answers[index] {
      let (low, high) = (lengths[index - 1], lengths[index])
      guard falls(low, high, cross) else { continue }
      let shown = Shrinking.lengths([low, high, cross]) { falls($0[0], $0[1], $0[2]) }
      let before = ProposedViewSize(shown[0], on: axis, across: shown[2])
      let after = ProposedViewSize(shown[1], on: axis, across: shown[2])
      let (narrow, wide) = (subject.size(before)[axis], subject.size(after)[axis])
      guard !subject.showsOneSubview else { return nil }
      return Violation(
        message:
          "\(subject.name) is \(axis == .horizontal ? "narrower" : "shorter") with more space",
        witness: [subject.line(before), subject.line(after)],
        expected: "at least \(NumberText.length(narrow))", found: NumberText.length(wide),
        metric: Double(narrow - wide))
    }
    return nil
  }
}
