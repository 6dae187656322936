import HeadlessUI

/// `unachievable-minimum`
enum UnachievableMinimum: NodeRule {
  static let id = "unachievable-minimum"
  static let severity = Severity.warning
  static let demand =
    "A view that is proposed its minimum size takes no more than that, and has space for its "
    + "subviews there."
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
  static let sensitivity =
    "minima that are too small only next to certain neighbours, and subviews that overlap in a "
    + "minimum of 0 or in one below the ideal size"
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
    return Axis.allCases.lazy.compactMap { overlap(subject, $0) }.first
  }

  // A layout that overlaps its subviews on purpose does so with more room too, or needs less than
  // its ideal size.
  /// Subviews of lengths that never change, which overlap in the size that the layout has as its
  /// minimum and as its ideal, and lie apart in a larger one.
  @MainActor private static func overlap(_ subject: RuleSubject, _ axis: Axis) -> Violation? {
    let ideal = subject.size(nil, nil)[axis]
    let least = subject.size(ProposedViewSize(0, on: axis, across: nil))[axis]
    guard least > 0, !RuleSubject.differ(least, ideal), let natural = subject.placings.first,
      natural.proposal == .unspecified, isWhole(natural), let pair = overlapping(natural)
    else { return nil }
    let roomy = subject.otherPlacings.first { placing in
      placing.ownAxes.count == 2 && placing.bounds.size[axis] > ideal + RuleSubject.tolerance
        && isWhole(placing) && hasSameSizes(placing, natural) && overlapping(placing) == nil
    }
    guard let roomy else { return nil }
    let (first, second) = (natural.placements[pair.0].frame, natural.placements[pair.1].frame)
    let shared = first.intersection(second).size[axis]
    return Violation(
      message: "the subviews of \(subject.name) overlap in its minimum \(axis.lengthName)",
      witness: [
        subject.line(natural), subject.line(pair.0, natural), subject.line(pair.1, natural),
        "apart in " + subject.line(roomy),
      ], expected: "a minimum in which they lie apart",
      found: "\(NumberText.length(shared)) points of overlap", metric: Double(shared))
  }

  private static func isWhole(_ placing: RuleSubject.Placing) -> Bool {
    placing.placements.count > 1
      && placing.placements.allSatisfy { $0.calls == 1 && $0.frame.isFinite }
  }

  private static func hasSameSizes(_ a: RuleSubject.Placing, _ b: RuleSubject.Placing) -> Bool {
    a.placements.count == b.placements.count
      && zip(a.placements, b.placements).allSatisfy {
        !RuleSubject.differ($0.frame.size, $1.frame.size)
      }
  }

  /// The first two subviews that cover each other by more than what is rounded to pixels.
  private static func overlapping(_ placing: RuleSubject.Placing) -> (Int, Int)? {
    let frames = placing.placements.map(\.frame)
    for (index, frame) in frames.enumerated() {
      let other = frames.dropFirst(index + 1).firstIndex { other in
        let shared = frame.intersection(other)
        return !shared.isNull && min(shared.width, shared.height) > roundedLength
      }
      if let other { return (index, other) }
    }
    return nil
  }

  private static let roundedLength: CGFloat = 0.51
}
