import HeadlessUI

/// `update-repeated`
enum UpdateRepeated: RunRule {
  static let id = "update-repeated"
  static let severity = Severity.warning
  static let demand = "A layout writes a state at most twice in a frame."
  static let why =
    "All but the last of the values are lost, and which one is the last follows from the order of "
    + "the subviews; a value that is read in between may be an old one."
  static let fix =
    "Write once, where the final value is known: gather the values of several subviews first, and "
    + "compare before writing."
  static let example = """
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                       cache: inout ()) {
      for subview in subviews {
        let size = subview.sizeThatFits(proposal)
        DispatchQueue.main.async { height = max(height, size.height) }  // a @Binding
      }
    }
    """
  static let sensitivity =
    "writes of actions: those of many views to one state are one update, however many there are"

  private static let allowed = 2

  static func check(_ run: RunEvidence) -> [Violation] {
    var found: [Writer: [StateWrite]] = [:]
    for pass in run.passes {
      let writes = pass.writes.filter {
        $0.outcome == .applied && $0.source?.kind == .layout
      }
      for (writer, writes) in Dictionary(grouping: writes, by: Writer.init)
      where writes.count > max(allowed, found[writer]?.count ?? 0) {
        found[writer] = writes
      }
    }
    return found.values.sorted {
      ($0[0].pass, $0[0].stateID, $0[0].source?.child ?? 0)
        < ($1[0].pass, $1[0].stateID, $1[0].source?.child ?? 0)
    }
    .map { writes in
      let first = writes[0]
      let name = first.source?.name ?? ""
      return Violation(
        message: "\(first.state) is written \(writes.count) times in one pass by \(name)",
        witness: writes.prefix(allowed + 1).map { "pass \(first.pass): \($0.old) → \($0.new)" },
        expected: "at most \(allowed) writes", found: "\(writes.count)",
        metric: Double(writes.count), path: first.source?.path ?? "", key: first.state,
        subject: name, place: first.place)
    }
  }

  /// Who writes which state; each subview's binding by itself, for it may be of another part.
  private struct Writer: Hashable {
    var site: WriteSite
    var state: Int
    var path: String
    var child: Int?

    init(_ write: StateWrite) {
      site = WriteSite(write)
      state = write.stateID
      path = write.source?.path ?? ""
      child = write.source?.child
    }
  }
}
