import HeadlessUI

/// `subview-escaped`
enum SubviewEscaped: RunRule {
  static let id = "subview-escaped"
  static let severity = Severity.warning
  static let demand = "Subviews are placed only while their layout is asked to place them."
  static let why =
    "A placement at any other time has no effect, and a proxy that is kept may stand for a view that "
    + "is gone by then."
  static let fix =
    "Do not keep subviews in variables, caches or closures in order to place them; keep what decides "
    + "about their places in a state that the layout reads."
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
        message: "a subview is placed when its layout is not being asked to",
        witness: [used.message],
        expected: "placements in placeSubviews", found: "one at another time", path: used.path)
    ]
  }
}
