import HeadlessUI

/// `subview-escaped`
enum SubviewEscaped: RunRule {
  static let id = "subview-escaped"
  static let severity = Severity.warning
  static let demand = "Subviews are placed only while the placeSubviews of their layout runs."
  static let why =
    "A placement at any other time has no effect, and the view of a kept proxy may no longer exist."
  static let fix =
    "Do not keep subviews in variables, caches or closures in order to place them; keep the "
    + "values that determine their positions in a state that the layout reads."
  static let example = """
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                       cache: inout ()) {
      DispatchQueue.main.async { subviews[0].place(at: bounds.origin, proposal: proposal) }
    }
    """
  static let sensitivity =
    "proxies that are kept and never used"

  static func check(_ run: RunEvidence) -> [Violation] {
    let used = run.issues.first { $0.message.hasPrefix("LayoutSubview.place") }
    guard let used else { return [] }
    return [
      Violation(
        message: "a subview is placed outside of the placeSubviews of its layout",
        witness: [used.message],
        expected: "placements in placeSubviews", found: "one at another time", path: used.path)
    ]
  }
}
