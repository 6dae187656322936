import LayoutProbe

/// The one finding that a source is reduced to.
struct FindingSearch {
  let target: ReductionTarget
  /// The file of the probe.
  let source: String
  /// Where the probe is declared.
  let line: Int

  /// - Parameters:
  ///   - probe: the name of the probe, or a part of it; nil for any.
  ///   - rule: the rule; nil for any.
  /// - Throws: `UsageError` if there is no such finding, or more than one kind of them.
  init(_ report: InspectReport, probe: String?, rule: String?, helpCommand: String) throws {
    func error(_ message: String, _ list: [String]) -> UsageError {
      let names = Array(Set(list)).sorted()
      return UsageError(
        message: message,
        suggestion: names.isEmpty ? nil : (["there are:"] + names).joined(separator: "\n    "),
        helpCommand: helpCommand)
    }
    if report.probes.isEmpty, let failure = report.failures.first,
      report.failures.allSatisfy({ $0.probe == nil })
    {
      throw UsageError(
        message: "\(failure.source) cannot be inspected", suggestion: failure.message,
        helpCommand: helpCommand)
    }
    let names = report.probes.map(\.name) + report.failures.compactMap(\.probe)
    var probes = Set(names)
    if let probe {
      let exact = probes.filter { $0 == probe }
      probes = exact.isEmpty ? probes.filter { $0.localizedStandardContains(probe) } : exact
      guard !probes.isEmpty else { throw error("there is no probe '\(probe)'", names) }
    }
    guard !probes.isEmpty else { throw error("there is no probe", []) }
    let all = report.checked.filter { $0.counts || $0.isExpected }
      .filter { checked in probes.contains { $0 == checked.probe } }
    let right = all.filter { rule == nil || $0.finding.rule == rule }.worstFirst
    let what = probe.map { "the probe '\($0)'" } ?? "any probe"
    guard let first = right.first else {
      let rules = all.map { "\($0.finding.rule) in \($0.probe ?? "")" }
      let wanted = rule.map { "no finding of \($0)" } ?? "no finding"
      throw error("there is \(wanted) in \(what)", rules)
    }
    if rule == nil, Set(right.map(\.finding.rule)).count > 1 {
      throw error(
        "more than one rule is broken: choose one with --rule",
        right.map { "\($0.finding.rule) in \($0.probe ?? "")" })
    }
    guard Set(right.map(\.probe)).count == 1 else {
      throw error("more than one probe has it: choose one with --probe", right.compactMap(\.probe))
    }
    target = ReductionTarget(first)
    source = first.source
    let report = report.probes.first { $0.name == first.probe && $0.source == first.source }
    line = (report?.place ?? first.place)?.line ?? 1
  }
}
