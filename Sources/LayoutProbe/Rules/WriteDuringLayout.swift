import HeadlessUI

/// `write-during-layout`
enum WriteDuringLayout: RunRule {
  static let id = "write-during-layout"
  static let severity = Severity.error
  static let demand = "No state is written while bodies are evaluated or views are sized or placed."
  static let why =
    "SwiftUI prints 'Modifying state during view update, this will cause undefined behavior.' "
    + "and drops the write; a change of an object is published, and the view updates during its "
    + "update."
  static let fix =
    "Write from an action (onGeometryChange, onPreferenceChange), or defer the write with "
    + "DispatchQueue.main.async and compare before writing."
  static let example = """
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                       cache: inout ()) {
      size = bounds.size  // a @Binding
    }
    """
  static let sensitivity = "writes of variables that are not states"

  static let message = "Modifying state during view update, this will cause undefined behavior."

  private static let publishing =
    "Publishing changes from within view updates is not allowed, this will cause undefined behavior."

  static func check(_ run: RunEvidence) -> [Violation] {
    var known: Set<WriteSite> = []
    let writes = run.passes.flatMap(\.writes).filter { $0.phase == .layout || $0.phase == .body }
    let named = Set(writes.filter { $0.place != nil }.map { $0.state.prefix { $0 != "." } })
    // An object whose property is not known at first is told by the write that names it.
    let unknown = named.isEmpty ? nil : StateWrite.unknownProperty
    return writes.filter {
      $0.place != nil || !named.contains($0.state[...]) && $0.state != unknown
    }
    .filter { known.insert(WriteSite($0)).inserted }
    .map { write in
      let writer = write.source.map { " by \($0.name)" } ?? ""
      let phase = write.phase == .body ? "a body is evaluated" : "layout is under way"
      // An object's change is published all the same.
      let isLost = write.outcome == .dropped || write.outcome == .prevented
      return Violation(
        message: "\(write.state) is written\(writer) while \(phase)"
          + (isLost ? ", and the write is lost" : ""),
        witness: [isLost ? message : publishing]
          + (write.new.isEmpty ? [] : ["\(write.old) → \(write.new)"]),
        expected: "a write from an action", found: "a write while \(phase)",
        path: write.source?.path ?? "", key: write.state,
        subject: write.source?.kind == .layout ? write.source?.name : nil, place: write.place)
    }
  }
}
