import HeadlessUI

/// `ideal-compressed`
enum IdealCompressed: NodeRule {
  static let id = "ideal-compressed"
  static let severity = Severity.warning
  static let demand = "An unspecified side of a proposal is not treated as a side of 0."
  static let why =
    "Scroll views, fixedSize() and most stacks leave a side of the proposal unspecified: there the "
    + "layout puts each subview on a line of its own, has a size of 0, or stays at its minimum, although no side limits it."
  static let fix =
    "Treat nil as the length that the subviews take with their ideal sizes, not as 0: use "
    + "proposal.width ?? .infinity to break lines, and return the ideal width."
  static let comparesAnswers = true
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      rows(subviews, width: proposal.width ?? 0).size
    }
    """
  static let sensitivity =
    "layouts whose other side has the same length for every proposal, unless their source writes 0 "
    + "for a side that is not proposed"
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
          ? "\(subject.name) wraps for an unspecified \(axis.lengthName) as for a \(axis.lengthName) of 0"
          : "\(subject.name) has a \(axis.lengthName) of 0 where none is proposed",
        witness: [subject.line(nil, nil), subject.line(least), subject.line(most)],
        expected: "the ideal \(axis.lengthName) of its subviews",
        found: NumberText.length(ideal[axis]))
    }
    return Axis.allCases.lazy.compactMap { staysSmall(subject, $0) }.first
  }

  /// A layout whose source writes 0 for nil, and that is as small as it gets where nothing is
  /// proposed, though it would take room and asks no subview for its own length.
  @MainActor private static func staysSmall(_ subject: RuleSubject, _ axis: Axis) -> Violation? {
    guard subject.clues.zeroForUnspecified.contains(axis), let trial = subject.trial,
      trial.subviewCount > 0
    else { return nil }
    let least = ProposedViewSize(0, on: axis, across: nil)
    let ideal = subject.size(nil, nil)
    guard ideal.isFinite, !RuleSubject.differ(ideal, subject.size(least)) else { return nil }
    let most =
      [nil, .infinity].map { ProposedViewSize(.infinity, on: axis, across: $0) }
      .max { subject.size($0)[axis] < subject.size($1)[axis] } ?? .infinity
    guard subject.size(most)[axis] > ideal[axis] + RuleSubject.tolerance else { return nil }
    let session = trial.session()
    _ = session.size(.unspecified)
    guard !session.asksForOwnLength(on: axis) else { return nil }
    return Violation(
      message: "\(subject.name) has its minimum \(axis.lengthName) where none is proposed, "
        + "because nil is replaced by 0",
      witness: [subject.line(nil, nil), subject.line(least), subject.line(most)],
      expected: "an ideal \(axis.lengthName)", found: NumberText.length(ideal[axis]))
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
