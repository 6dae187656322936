import HeadlessUI

/// `subview-escaped`
enum SubviewEscaped: RunRule {
  static let id = "subview-escaped"
  static let severity = Severity.error
  static let demand = "Subviews are used only while the layout that was handed them is asked."
  static let why =
    "A proxy stands for a view that may be gone by then: SwiftUI's attribute graph ends the app with "
    + "'precondition failure', or the call has no effect."
  static let fix =
    "Do not keep subviews in variables, caches or closures; keep their sizes, or their indices."
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      DispatchQueue.main.async { height = subviews[0].sizeThatFits(.unspecified).height }
      return subviews[0].sizeThatFits(proposal)
    }
    """

  static func check(_ run: RunEvidence) -> [Violation] {
    let used = run.issues.first {
      $0.message.hasPrefix("LayoutSubview.place") || $0.message.hasPrefix("A LayoutSubview was")
    }
    guard let used else { return [] }
    return [
      Violation(
        message: "a subview is used when its layout is not being asked", witness: [used.message],
        expected: "uses during sizing and placing", found: "a use at another time", path: used.path)
    ]
  }
}
