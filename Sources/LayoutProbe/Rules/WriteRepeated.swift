import HeadlessUI

/// `write-repeated`
enum WriteRepeated: RunRule {
  static let id = "write-repeated"
  static let severity = Severity.note
  static let demand = "A value is not written again while it is the same."
  static let why =
    "SwiftUI compares the values and drops an equal one, but the code that writes still runs. "
    + "If the value stops being comparable, the write becomes a loop."
  static let fix = "Compare before writing: if value != new { value = new }."
  static let example = """
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                       cache: inout ()) {
      DispatchQueue.main.async { width = bounds.width }  // a @Binding
    }
    """
  static let sensitivity =
    "values that are equal only by their content, not by =="

  static func check(_ run: RunEvidence) -> [Violation] {
    var order: [WriteSite] = []
    var equal: [WriteSite: [StateWrite]] = [:]
    for write in run.passes.flatMap(\.writes) where write.outcome == .equal {
      let site = WriteSite(write)
      if equal[site] == nil { order.append(site) }
      equal[site, default: []].append(write)
    }
    return order.compactMap { site in
      guard let writes = equal[site], let first = writes.first else { return nil }
      let writer = first.source.map { " by \($0.name)" } ?? ""
      let times = writes.count == 1 ? "once" : "\(writes.count) times"
      return Violation(
        message: "\(first.state) is written \(times)\(writer) with its current value",
        witness: ["pass \(first.pass): \(first.old) → \(first.new)"],
        expected: "no write of an equal value", found: times, metric: Double(writes.count),
        path: first.source?.path ?? "", key: first.state,
        subject: first.source?.kind == .layout ? first.source?.name : nil, place: first.place)
    }
  }
}
