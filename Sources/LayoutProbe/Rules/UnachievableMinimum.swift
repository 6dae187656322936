import HeadlessUI

/// `unachievable-minimum`
enum UnachievableMinimum: NodeRule {
  static let id = "unachievable-minimum"
  static let severity = Severity.warning
  static let demand =
    "A view that is proposed its minimum size takes no more than that, and has space for its "
    + "subviews there. The limits that it names can be reached."
  static let why =
    "A container that reserves the minimum (a stack, a split view, a window's smallest size) "
    + "reserves too little: the view overlaps its neighbours or is cut off. The minimum of a "
    + "stack, the sum of its views' minima, can be such a size."
  static let fix =
    "Answer a proposal of 0 with the size that the view takes when it is proposed that size: "
    + "add up what its subviews take there, and use max for a lower limit and min for an upper one."
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
    SizeInverted.self, SizeNotFinite.self, SizeNegative.self, AnswerNotStable.self,
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
          metric: Double(taken - least), axes: [axis])
      }
    }
    return Axis.allCases.lazy.compactMap {
      overlap(subject, $0) ?? negativeRoom(subject, $0) ?? doubledLimit(subject, $0)
    }.first
  }

  /// A minimum that is less than what the layout itself takes off for spacing and insets.
  @MainActor private static func negativeRoom(
    _ subject: RuleSubject, _ axis: Axis
  ) -> Violation? {
    func isNegative(_ placement: TrialPlacement) -> Bool {
      placement.calls > 0 && (placement.proposal[axis] ?? 0) < -RuleSubject.tolerance
    }
    let asked = ProposedViewSize(0, on: axis, across: nil)
    guard let natural = subject.placings.first, natural.proposal == .unspecified,
      !natural.placements.contains(where: isNegative), let least = subject.placing(asked),
      let index = least.placements.firstIndex(where: isNegative),
      let length = least.placements[index].proposal[axis], length.isFinite
    else { return nil }
    let name = subject.trial?.name(of: index) ?? "subview \(index)"
    return Violation(
      message: "the minimum \(axis.lengthName) of \(subject.name) is less than its own spacing",
      witness: [
        subject.line(least),
        "\(name) is proposed a \(axis.lengthName) of \(NumberText.length(length))",
      ], expected: "0 or more for each subview", found: NumberText.length(length),
      metric: Double(-length), axes: [axis])
  }

  /// A limit that its source names and that it never gets to, because another one of the same kind
  /// is written where the other kind would be: what is meant is a range.
  @MainActor private static func doubledLimit(
    _ subject: RuleSubject, _ axis: Axis
  ) -> Violation? {
    for limit in subject.clues.doubledLimits {
      let shown = [nil, 300, .infinity].map {
        ProposedViewSize(limit.isLower ? 0 : .infinity, on: axis, across: $0)
      }
      let isFlexible = RuleSubject.differ(
        subject.size(ProposedViewSize(0, on: axis, across: .infinity))[axis],
        subject.size(ProposedViewSize(.infinity, on: axis, across: .infinity))[axis])
      guard isFlexible,
        shown.allSatisfy({ !RuleSubject.differ(subject.size($0)[axis], limit.effective) })
      else { continue }
      let (idle, held) = (NumberText.length(limit.idle), NumberText.length(limit.effective))
      let range = [limit.idle, limit.effective].sorted().map { NumberText.length($0) }
      return Violation(
        message: "\(subject.name) is never \(limit.isLower ? "less" : "more") than \(held) "
          + "\(axis.adjective): the limit of \(idle) in \(limit.code) has no effect",
        witness: [subject.line(shown[0])],
        expected: "a \(axis.lengthName) of \(range[0]) to \(range[1])",
        found: held, metric: Double(abs(limit.effective - limit.idle)),
        axes: [axis])
    }
    return nil
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
      found: "\(NumberText.length(shared)) points of overlap", metric: Double(shared),
      axes: [axis])
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
