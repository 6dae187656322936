/// `layout-trap`
enum LayoutTrap: Rule {
  static let id = "layout-trap"
  static let severity = Severity.error
  static let demand =
    "A probe comes back: it does not crash, recurse without an end, eat memory or hang."
  static let why =
    "An app would be gone or frozen at this place. The rest of the probe was not checked."
  static let fix =
    "See what it was doing, and guard it there: an index, a length that is infinite or NaN, a "
    + "recursion without a condition."
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: Double(Int(proposal.width ?? .infinity)), height: 10)
    }
    """
  static let sensitivity =
    "crashes for proposals that are not made"
}
