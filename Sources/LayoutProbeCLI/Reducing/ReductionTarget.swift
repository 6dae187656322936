import LayoutProbe

/// What a smaller source must still show: the same rule at the same kind of place.
struct ReductionTarget: Sendable, Equatable {
  let rule: String
  /// The kind of node that it is about: the last name of its path, without its number.
  let node: String
  /// The layout or view that it is about, as its type is named; nil if it is about the whole.
  let subject: String?
  /// How a probe died, with the first words of it; nil for what was found in a report.
  let death: String?

  init(_ checked: CheckedFinding) {
    rule = checked.finding.rule
    node = FindingTraits.lastName(of: checked.finding.path)
    subject = checked.finding.subject.map { String($0.prefix { $0 != "<" }) }
    death =
      ContractRules.saysUnchecked(rule)
      ? "\(checked.finding.key): \(Self.words(of: checked.finding.witness))" : nil
  }

  /// Whether a report has such a finding. What does not count in the source need not count in a
  /// smaller one.
  func isShown(in report: InspectReport) -> Bool {
    report.checked.contains { ReductionTarget($0) == self }
  }

  /// Where it is, for messages.
  var place: String {
    [node, subject ?? ""].first { !$0.isEmpty }.map { " at \($0)" } ?? ""
  }

  /// The first line of what a process said at its end, without places and numbers.
  private static func words(of witness: [String]) -> String {
    let line = witness.first { !$0.hasPrefix("while: ") } ?? ""
    let start = line.range(of: "Fatal error")?.lowerBound ?? line.startIndex
    return String(line[start...].filter { !$0.isNumber })
  }
}
