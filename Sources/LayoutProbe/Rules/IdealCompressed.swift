import HeadlessUI

/// `ideal-compressed`
enum IdealCompressed: NodeRule {
  static let id = "ideal-compressed"
  static let severity = Severity.warning
  static let demand = "An unspecified side is not taken for a side without room."
  static let why =
    "Scroll views, fixedSize() and most stacks propose nothing on some side: there the layout wraps "
    + "as if nothing fitted beside anything, or has no size at all, though nothing limits it."
  static let fix =
    "Treat nil as the length that the subviews take by their own ideal sizes, not as 0: "
    + "proposal.width ?? .infinity where lines are broken, the natural width where it is answered."
  static let comparesAnswers = true
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      rows(subviews, width: proposal.width ?? 0).size
    }
    """
  static let sensitivity =
    "layouts that are equally long on the other side, whatever room they have"
  static let impliedBy: [any Rule.Type] = [
    SizeInverted.self, SizeNotFinite.self, SizeNegative.self, SizeNotMonotone.self,
    IdealOutsideRange.self, TenPointFallback.self, PlaceOutsideBounds.self,
  ]

  static func check(_ subject: RuleSubject) -> Violation? {
    for axis in Axis.allCases {
      let least = ProposedViewSize(0, on: axis, across: nil)
      let most = ProposedViewSize(.infinity, on: axis, across: nil)
      let ideal = subject.size(nil, nil)
      let (narrow, wide) = (subject.size(least), subject.size(most))
      guard ideal.isFinite, narrow.isFinite, !RuleSubject.differ(ideal, narrow),
        ideal[axis] < wide[axis] - RuleSubject.tolerance
      else { continue }
      let isWrapped = wide.isFinite && ideal[axis.other] > wide[axis.other] + RuleSubject.tolerance
      guard isWrapped || vanishes(subject, ideal, wide, axis) else { continue }
      return Violation(
        message: isWrapped
          ? "\(subject.name) wraps where no \(axis.lengthName) is proposed, as in a \(axis.lengthName) of 0"
          : "\(subject.name) has no \(axis.lengthName) where none is proposed",
        witness: [subject.line(nil, nil), subject.line(least), subject.line(most)],
        expected: "the natural \(axis.lengthName) of what is in it",
        found: NumberText.length(ideal[axis]))
    }
    return nil
  }

  /// Whether the ideal size is nothing, though the layout has a length of its own, beyond which it
  /// takes no room, and so has each subview.
  @MainActor
  private static func vanishes(
    _ subject: RuleSubject, _ ideal: CGSize, _ wide: CGSize, _ axis: Axis
  ) -> Bool {
    guard ideal[axis] == 0, wide.isFinite, let trial = subject.trial, trial.subviewCount > 0 else {
      return false
    }
    return (0..<trial.subviewCount).allSatisfy { trial.naturalSize(of: $0)[axis] > 0 }
  }
}
