import HeadlessUI

/// `bounds-origin-ignored`
enum BoundsOriginIgnored: NodeRule {
  static let id = "bounds-origin-ignored"
  static let severity = Severity.warning
  static let demand =
    "Subviews are placed relative to the bounds: when the bounds move, the subviews move with them."
  static let why =
    "The bounds do not always start at 0,0: subviews that are placed as if they did appear at "
    + "the top left corner of the screen, away from the layout."
  static let fix =
    "Start at bounds.minX and bounds.minY, or at bounds.midX and bounds.midY, not at 0."
  static let example = """
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                       cache: inout ()) {
      for subview in subviews { subview.place(at: .zero, proposal: .unspecified) }
    }
    """
  static let sensitivity =
    "subviews that are placed outside of the bounds in the first place"
  static let impliedBy: [any Rule.Type] = [PlaceNotFinite.self]

  private static let step = CGPoint(x: 100, y: 200)

  static func check(_ subject: RuleSubject) -> Violation? {
    for placing in subject.placings {
      guard let trial = subject.trial else { return nil }
      func place(_ origin: CGPoint) -> RuleSubject.Placing {
        let session = trial.session()
        _ = session.size(placing.proposal)
        let bounds = CGRect(origin: origin, size: placing.bounds.size)
        return RuleSubject.Placing(
          bounds: bounds, proposal: placing.proposal,
          placements: session.place(in: bounds, placing.proposal))
      }
      let (here, again, there) = (place(.zero), place(.zero), place(step))
      // A layout that places at random is the subject of another rule.
      guard here.placements == again.placements else { return nil }
      for index in here.placements.indices {
        let (before, after) = (here.placements[index].frame, there.placements[index].frame)
        let moved = CGPoint(x: after.minX - before.minX, y: after.minY - before.minY)
        // What is far outside anyhow is not meant to be seen.
        guard before.isFinite, after.isFinite, here.bounds.intersects(before),
          RuleSubject.differ(moved, step)
        else { continue }
        return Violation(
          message: "\(subject.name) does not move its subviews with its bounds",
          witness: [
            "\(subject.line(here)): \(subject.line(index, here))",
            "\(subject.line(there)): \(subject.line(index, there))",
          ],
          expected: "moved by \(NumberText.point(step))",
          found: "moved by \(NumberText.point(moved))",
          axes: Set(Axis.allCases.filter { stays(here, there, on: $0) }))
      }
    }
    return nil
  }

  /// Whether a subview does not move with the bounds on an axis.
  private static func stays(
    _ here: RuleSubject.Placing, _ there: RuleSubject.Placing, on axis: Axis
  ) -> Bool {
    zip(here.placements, there.placements).contains { before, after in
      guard before.frame.isFinite, after.frame.isFinite, here.bounds.intersects(before.frame)
      else { return false }
      return axis == .horizontal
        ? RuleSubject.differ(after.frame.minX - before.frame.minX, step.x)
        : RuleSubject.differ(after.frame.minY - before.frame.minY, step.y)
    }
  }
}
