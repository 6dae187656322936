/// `layout-trap`
enum LayoutTrap: Rule {
  static let id = "layout-trap"
  static let severity = Severity.error
  static let demand =
    "A probe finishes: it does not crash, recurse without end, exhaust the memory or hang."
  static let why =
    "An app that asks the same would crash or freeze here. The rest of the probe was not checked."
  static let fix =
    "Look at the activity that the finding names, and guard it: an index, a length that is "
    + "infinite or NaN, a recursion without a condition. An object that is missing from the "
    + "environment is given by environmentObject(_:) or environment(_:), in a preview too."
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: Double(Int(proposal.width ?? .infinity)), height: 10)
    }
    """
  static let sensitivity =
    "crashes for proposals that are not made"
}
