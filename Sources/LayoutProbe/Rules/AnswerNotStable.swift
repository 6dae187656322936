import HeadlessUI

/// `answer-not-stable`
enum AnswerNotStable: NodeRule {
  static let id = "answer-not-stable"
  static let severity = Severity.warning
  static let demand =
    "A size that fits the proposal it answers is the answer to itself: offered its own size, a view "
    + "takes it."
  static let why =
    "Views are often offered the size that they asked for (by fixedSize(), by frames, by layouts "
    + "that measure first and place then): the one that answers otherwise is cut off, wraps where it "
    + "need not, or changes at each visit."
  static let fix =
    "Compare with a tolerance (a row that fits exactly must not wrap for a rounding), and subtract "
    + "what you add: the same spacing and insets in both directions."
  static let comparesAnswers = true
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let room = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 50))
      return CGSize(width: room.width - 8, height: room.height)
    }
    """
  static let sensitivity =
    "layouts whose answer is larger than every proposal that is tried"
  static let impliedBy: [any Rule.Type] = [
    SizeInverted.self, SizeNotFinite.self, SizeNegative.self, IdealOutsideRange.self,
    SizeNotMonotone.self,
  ]

  static func check(_ subject: RuleSubject) -> Violation? {
    let natural = subject.size(nil, nil)
    let lengths: [CGFloat?] =
      [nil, 100, 300, .infinity, 50, 1000] + [natural.width, natural.height].filter(\.isFinite)
    let proposals =
      lengths.flatMap { width in lengths.map { ProposedViewSize(width: width, height: $0) } }
      + Axis.allCases.flatMap { axis in
        subject.turns(axis).map { ProposedViewSize($0, on: axis, across: nil) }
      }
    subject.learn(proposals)
    subject.learn(
      proposals.map { subject.size($0) }.filter(\.isFinite).map { ProposedViewSize($0) })
    func breaks(_ proposal: ProposedViewSize) -> Bool {
      let answer = subject.size(proposal)
      guard answer.isFinite, fits(answer.width, proposal.width),
        fits(answer.height, proposal.height)
      else { return false }
      return RuleSubject.differ(subject.size(ProposedViewSize(answer)), answer)
    }
    guard let found = proposals.first(where: breaks) else { return nil }
    let simple = Simplest.lengths([found.width, found.height]) {
      breaks(ProposedViewSize(width: $0[0], height: $0[1]))
    }
    let proposal = ProposedViewSize(width: simple[0], height: simple[1])
    let answer = subject.size(proposal)
    let second = subject.size(ProposedViewSize(answer))
    return Violation(
      message: "\(subject.name) does not take the size that it answers",
      witness: [subject.line(proposal), subject.line(ProposedViewSize(answer))],
      expected: NumberText.size(answer), found: NumberText.size(second),
      metric: Double(max(abs(answer.width - second.width), abs(answer.height - second.height))))
  }

  private static func fits(_ answer: CGFloat, _ proposed: CGFloat?) -> Bool {
    proposed.map { answer <= $0 + RuleSubject.tolerance } ?? true
  }
}
