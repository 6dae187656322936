import HeadlessUI

/// `place-missing`
enum PlaceMissing: NodeRule {
  static let id = "place-missing"
  static let severity = Severity.warning
  static let demand = "Every subview is placed."
  static let why =
    "SwiftUI puts a subview that is not placed at the centre of the layout, on top of the "
    + "others; it is not hidden."
  static let fix =
    "Place all subviews. Place hidden subviews outside of the bounds, with a proposal of zero."
  static let example = """
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                       cache: inout ()) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
    """
  static let sensitivity =
    "subviews that are left out only in sizes that the layout is not placed in"

  static let holdsForAnySize = true

  static func check(_ subject: RuleSubject) -> Violation? {
    // Nothing has to be placed where there is no room, unless that is all there ever is.
    let placings = subject.allPlacings.filter { !$0.bounds.isEmpty }
    for placing in placings.isEmpty ? subject.placings : placings {
      let missing = subject.lasting(placing) { $0.calls == 0 }
      guard let first = missing.first else { continue }
      let others = missing.count > 1 ? " and \(missing.count - 1) more" : ""
      return Violation(
        message: "\(subject.name) does not place \(subject.trial?.name(of: first) ?? "")\(others)",
        witness: [subject.line(placing)], expected: "\(placing.placements.count) placed",
        found: "\(placing.placements.count - missing.count) placed", metric: Double(missing.count))
    }
    return nil
  }
}
