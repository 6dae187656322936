import HeadlessUI

/// `answer-not-stable`
enum AnswerNotStable: NodeRule {
  static let id = "answer-not-stable"
  static let severity = Severity.warning
  static let demand =
    "A size that fits its proposal is stable: proposed its own size, a view returns the same size."
  static let why =
    "Views are often proposed the size that they returned before: by fixedSize(), by frames, "
    + "and by layouts that measure first and place later. A view that then returns another size "
    + "is cut off, wraps needlessly, or changes with each layout."
  static let fix =
    "Compare with a tolerance, so that a row that fits exactly does not wrap because of "
    + "rounding, and subtract the spacing and insets from the proposal that the answer adds."
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
  ]

  static func check(_ subject: RuleSubject) -> Violation? {
    let natural = subject.size(nil, nil)
    let fallsElsewhere = subject.broken.contains(SizeNotMonotone.id)
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
      return subject.differByPixel(subject.size(ProposedViewSize(answer)), answer)
        && !(fallsElsewhere && Axis.allCases.contains { falls(subject, proposal, $0) })
    }
    guard let found = proposals.first(where: breaks) else { return nil }
    let simple = Shrinking.lengths([found.width, found.height]) {
      breaks(ProposedViewSize(width: $0[0], height: $0[1]))
    }
    let proposal = ProposedViewSize(width: simple[0], height: simple[1])
    let answer = subject.size(proposal)
    let second = subject.size(ProposedViewSize(answer))
    return Violation(
      message: "\(subject.name) returns another size when it is proposed its own size",
      witness: [subject.line(proposal), subject.line(ProposedViewSize(answer))],
      expected: NumberText.size(answer), found: NumberText.size(second),
      metric: Double(max(abs(answer.width - second.width), abs(answer.height - second.height))))
  }

  /// Whether the answer grows where less is proposed, the answer itself: that is not monotone, and
  /// said by that rule.
  @MainActor private static func falls(
    _ subject: RuleSubject, _ proposal: ProposedViewSize, _ axis: Axis
  ) -> Bool {
    let answer = subject.size(proposal)[axis]
    var second = proposal
    second[axis] = answer
    guard subject.size(second)[axis] > answer + RuleSubject.tolerance else { return false }
    guard proposal[axis] == nil else { return true }
    // Nothing proposed may stand for a length at which the answer falls.
    return (subject.tellingLengths(axis) + subject.turns(axis)).contains { length in
      var stated = proposal
      stated[axis] = length
      return length > answer && !RuleSubject.differ(subject.size(stated)[axis], answer)
    }
  }

  /// Less than the distance of the lengths beside a jump, at which an answer may be just too long.
  private static let roundedSum: CGFloat = 0.001

  private static func fits(_ answer: CGFloat, _ proposed: CGFloat?) -> Bool {
    proposed.map { answer <= $0 + roundedSum } ?? true
  }
}
