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
    "fallbacks of ten points that the layout writes itself, and ten points that a lower limit raises "
    + "where the layout also asks its subviews for their ideal length"

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
      let axes = Axis.allCases.filter { axis in
        proposal[axis] == nil && size[axis] == usual[axis] && !isOwn(usual[axis], trial, axis)
          && RuleSubject.differ(size[axis], other[axis])
      }
      guard let axis = axes.first else { continue }
      return Violation(
        message:
          "the \(axis.lengthName) of \(subject.name) is 10 points for an unspecified \(axis.lengthName)",
        witness: ["\(NumberText.proposal(proposal)) → \(NumberText.size(size))"],
        expected: "the ideal \(axis.lengthName) of its content", found: "10",
        axes: Set(axes))
    }
    return raised(subject, trial)
  }

  /// Whether the ideal length of the only subview is as long.
  @MainActor private static func isOwn(
    _ length: CGFloat, _ trial: LayoutTrial, _ axis: Axis
  ) -> Bool {
    trial.subviewCount == 1 && trial.naturalSize(of: 0)[axis] == length
  }

  /// Longer than any length that is meant as a limit.
  private static let endless: CGFloat = 1e7

  /// Ten points that are raised to the layout's minimum, which no subview's own length is part of.
  @MainActor private static func raised(
    _ subject: RuleSubject, _ trial: LayoutTrial
  ) -> Violation? {
    let usual = ProposedViewSize.fallbackSize
    let session = trial.session()
    let size = session.size(.unspecified)
    ProposedViewSize.fallbackSize = CGSize(width: endless, height: endless)
    let other = trial.session().size(.unspecified)
    ProposedViewSize.fallbackSize = usual
    let least = trial.session().size(.zero)
    let axis = Axis.allCases.first { axis in
      size[axis] > usual[axis] && !RuleSubject.differ(size[axis], least[axis])
        && other[axis] > size[axis] + RuleSubject.tolerance
        && !session.asksForOwnLength(on: axis)
    }
    guard let axis else { return nil }
    let length = NumberText.length(size[axis])
    return Violation(
      message: "the \(axis.lengthName) of \(subject.name) is its minimum for an unspecified "
        + "\(axis.lengthName): 10 points, raised to \(length)",
      witness: [
        "\(NumberText.proposal(.unspecified)) → \(NumberText.size(size))",
        "\(NumberText.proposal(.zero)) → \(NumberText.size(least))",
      ],
      expected: "the ideal \(axis.lengthName) of its content", found: length, axes: [axis])
  }
}

extension LayoutSession {
  /// Whether a subview was asked how long it is by itself: what it takes without a limit, at least,
  /// or at most.
  func asksForOwnLength(on axis: Axis) -> Bool {
    questions.contains { question in
      guard let length = question.proposal[axis] else { return true }
      return length == 0 || length == .infinity
    }
  }
}
