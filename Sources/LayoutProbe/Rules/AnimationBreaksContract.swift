import HeadlessUI

/// `animation-breaks-contract`
enum AnimationBreaksContract: RunRule {
  static let id = "animation-breaks-contract"
  static let severity = Severity.warning
  static let demand =
    "A layout keeps the contract in every frame of an animation, not only in the first and the "
    + "last."
  static let why =
    "Interpolated values include values that no code sets: a radius of 0, a count of 2.5, an "
    + "overshoot below 0. A crash there affects some users, some of the time."
  static let fix =
    "Make the layout correct for every value between the two, and for springs slightly beyond "
    + "them: clamp the values, and check for 0 before dividing."
  static let example = """
    struct Fan: Layout {
      var spread: Double  // animated from -1 to 1: at 0, 1 / spread is not finite
      var animatableData: Double { get { spread } set { spread = newValue } }
    }
    """
  static let sensitivity =
    "violations only at steps, springs or frames other than the eight that are checked"

  /// A spring goes beyond its end.
  static let samples = [0.5, 0.25, 0.75, 0.1, 0.9, 0.05, 0.95, 1.1]

  static func check(_ run: RunEvidence) -> [Violation] {
    guard let change = run.animation else { return [] }
    return change.layouts.filter(\.interpolates).compactMap { check($0) }
  }

  @MainActor private static func check(_ layout: AnimatedLayout) -> Violation? {
    let atEnds = Set([0, 1].flatMap { broken(layout, $0).map(\.rule) })
    for progress in samples {
      guard let finding = broken(layout, progress).first(where: { !atEnds.contains($0.rule) })
      else { continue }
      return Violation(
        message: "\(layout.label) breaks \(finding.rule) in the middle of an animation",
        witness: ["at \(NumberText.length(CGFloat(progress * 100))) % of the way:"]
          + finding.witness,
        expected: finding.expected, found: finding.found, path: layout.path, subject: layout.label)
    }
    return nil
  }

  @MainActor private static func broken(_ layout: AnimatedLayout, _ progress: Double) -> [Finding] {
    guard let trial = LayoutTrial(layout.reference, progress: progress) else { return [] }
    let subject = RuleSubject(
      path: layout.path, name: layout.label, issues: [], trial: trial, isOfInterest: false
    ) { proposals in
      let session = trial.session()
      return proposals.map { session.size($0) }
    }
    return trial.neutrally {
      ContractRules.findings(subject) + [place(subject, trial)].compactMap(\.self)
    }
  }

  /// Whether a subview is placed where there is no place.
  @MainActor private static func place(_ subject: RuleSubject, _ trial: LayoutTrial) -> Finding? {
    for placing in subject.placings {
      guard let index = placing.placements.firstIndex(where: { !$0.frame.isFinite }) else {
        continue
      }
      return ContractRules.finding(
        PlaceNotFinite.self,
        Violation(
          message: "", witness: [subject.line(placing), subject.line(index, placing)],
          expected: "a place", found: NumberText.point(placing.placements[index].frame.origin)),
        at: subject.path, subject: nil)
    }
    return nil
  }
}
