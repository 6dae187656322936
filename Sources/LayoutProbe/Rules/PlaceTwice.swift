import HeadlessUI

/// `place-twice`
enum PlaceTwice: NodeRule {
  static let id = "place-twice"
  static let severity = Severity.warning
  static let demand = "Every subview is placed once."
  static let why =
    "Only the last placement counts: the earlier ones are wasted work, or one of them is the "
    + "intended one."
  static let fix =
    "Place each subview once. If two layouts are blended on purpose, turn the rule off for "
    + "that probe and give the reason."
  static let example = """
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                       cache: inout ()) {
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: proposal)
        subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), proposal: proposal)
      }
    }
    """
  static let sensitivity =
    "second placements in sizes that the layout is not placed in"

  static let holdsForAnySize = true

  static func check(_ subject: RuleSubject) -> Violation? {
    for placing in subject.placings {
      guard let index = subject.lasting(placing, { $0.calls > 1 }).first else { continue }
      let earlier = placing.placements[index].earlier.map { "first at \(NumberText.point($0))" }
      let calls = placing.placements[index].calls
      return Violation(
        message: "\(subject.name) places \(subject.trial?.name(of: index) ?? "") \(calls) times",
        witness: [subject.line(placing)] + earlier.prefix(1)
          + ["then " + subject.line(index, placing)], expected: "once",
        found: "\(calls) times", metric: Double(calls))
    }
    return nil
  }
}
