import HeadlessUI

/// `size-not-finite`
enum SizeNotFinite: NodeRule {
  static let id = "size-not-finite"
  static let severity = Severity.error
  static let demand =
    "No size is NaN, and none is infinite unless infinity is proposed."
  static let why =
    "A position computed from such a size is not valid: SwiftUI traps with 'view origin is "
    + "invalid', Core Animation with 'CALayer position contains NaN'."
  static let fix =
    "Replace unspecified and infinite proposals before computing with them, for example with "
    + "proposal.replacingUnspecifiedDimensions(by:), and check that there are subviews before "
    + "dividing by their number."
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: proposal.width ?? .infinity, height: 10)
    }
    """
  static let sensitivity =
    "proposals between the tested ones, where neither the source nor a jump of the answers "
    + "shows that the layout behaves differently"

  static func check(_ subject: RuleSubject) -> Violation? {
    for proposal in subject.proposals {
      let size = subject.size(proposal)
      if size.width.isNaN || size.height.isNaN {
        return violation(subject, proposal, "is not a number")
      }
    }
    // With an infinite other side, an aspect ratio may well be infinite on both.
    for proposal in subject.proposals
    where proposal.width != .infinity && proposal.height != .infinity {
      let size = subject.size(proposal)
      for axis in Axis.allCases where isEndless(size[axis]) {
        let degree = size[axis].isInfinite ? "infinitely" : "almost infinitely"
        return violation(subject, proposal, "is \(degree) \(axis.adjective)")
      }
    }
    return nil
  }

  /// Sums with the largest numbers that there are are infinite, and differences of those are none.
  private static func isEndless(_ length: CGFloat) -> Bool { abs(length) > 1e100 }

  @MainActor private static func isBroken(_ subject: RuleSubject, on axis: Axis) -> Bool {
    subject.proposals.contains { proposal in
      let length = subject.size(proposal)[axis]
      let isOffered = proposal.width == .infinity || proposal.height == .infinity
      return length.isNaN || (!isOffered && isEndless(length))
    }
  }

  @MainActor private static func violation(
    _ subject: RuleSubject, _ proposal: ProposedViewSize, _ what: String
  ) -> Violation {
    Violation(
      message: "the size of \(subject.name) \(what) for \(NumberText.proposal(proposal))",
      witness: [subject.line(proposal)], expected: "finite numbers",
      found: NumberText.size(subject.size(proposal)),
      axes: Set(Axis.allCases.filter { isBroken(subject, on: $0) }))
  }
}
