import HeadlessUI

/// `size-fractional`
enum SizeFractional: NodeRule {
  static let id = "size-fractional"
  static let severity = Severity.note
  static let demand = "A layout's size is a whole number of pixels."
  static let why =
    "Edges between two pixels are drawn blurred, and sizes that are measured, rounded and "
    + "written back can differ by a pixel: one such screen is enough for a feedback cycle."
  static let fix = "Round sizes up to pixels: (length * displayScale).rounded(.up) / displayScale."
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100 / 3, height: 10)
    }
    """
  static let sensitivity =
    "fractions that the surroundings round away, or add"
  static let impliedBy: [any Rule.Type] = [SizeNotFinite.self]

  static func check(_ subject: RuleSubject) -> Violation? {
    guard let trial = subject.trial, trial.wasPlaced, trial.bounds.isFinite else { return nil }
    let size = trial.bounds.size
    // Who takes what is offered is not to blame for what that is.
    guard
      let axis = Axis.allCases.first(where: {
        isFractional(size[$0] * subject.displayScale) && size[$0] != trial.proposal[$0]
      })
    else { return nil }
    let whole = (size[axis] * subject.displayScale).rounded(.up) / subject.displayScale
    return Violation(
      message: "the \(axis.lengthName) of \(subject.name) ends between two pixels",
      witness: ["\(NumberText.proposal(trial.proposal)) → \(NumberText.size(size))"],
      expected: NumberText.length(whole), found: NumberText.length(size[axis]))
  }

  private static func isFractional(_ pixels: CGFloat) -> Bool {
    abs(pixels - pixels.rounded()) > RuleSubject.tolerance
  }
}
