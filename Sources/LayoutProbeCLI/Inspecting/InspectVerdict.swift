import LayoutProbe

/// The exit code of a run of probes, and the line that says why it is not 0.
struct InspectVerdict: Equatable {
  let code: ExitCode
  let reason: String?
  /// The findings because of which it is not 0.
  private let failing: [CheckedFinding]

  static let success = InspectVerdict(code: .success, reason: nil)

  init(code: ExitCode, reason: String?) {
    self.code = code
    self.reason = reason
    failing = []
  }

  /// - Parameter hint: what to do when nothing was found to probe.
  init(_ report: InspectReport, hint: String?) {
    // A source that cannot be used is an error at every level that a run fails on: it was not inspected.
    let failing = report.checked.filter { checked in
      report.fails(checked)
        || (checked.finding.isOfSource && checked.counts
          && checked.finding.severity == .error)
    }
    let unusable = failing.count { $0.finding.isOfSource }
    let timeouts = failing.count { $0.finding.isTimeout }
    var reasons = [ReportCount(failing).counted].filter { !$0.isEmpty }
    func add(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { reasons.append(count == 1 ? "1 \(one)" : "\(count) \(many)") }
    }
    add(unusable, "source cannot be used", "sources cannot be used")
    add(timeouts, "probe exceeded the time limit", "probes exceeded the time limit")
    if unusable > 0 {
      code = .usage
    } else if failing.count > timeouts {
      code = .findings
    } else if timeouts > 0 {
      code = .timeout
    } else if report.probes.isEmpty, !report.failures.isEmpty,
      report.failures.allSatisfy({ $0.kind == .standIn })
    {
      code = .nothing
      reasons.append("nothing was inspected: the probes show stand-ins only")
    } else if report.probes.isEmpty, report.failures.allSatisfy({ $0.isOfSource }) {
      code = .nothing
      let left = report.failures.count
      reasons.append(
        left == 0
          ? "nothing to probe" + (hint.map { ": \($0)" } ?? "")
          : "nothing was checked: \(left) source\(left == 1 ? "" : "s") cannot be used")
    } else {
      code = .success
    }
    reason = reasons.isEmpty ? nil : reasons.joined(separator: "; ")
    self.failing = failing
  }
}

extension Finding {
  fileprivate var isTimeout: Bool {
    isOfTrap && key == ProbeFailure.Kind.timeout.rawValue
  }
}

extension InspectVerdict {
  /// Findings that are named on standard error; of more, the number is enough.
  private static let namedFindings = 10

  /// The code, its reason said. Where the report goes elsewhere, the reason names what failed.
  func told(_ context: CommandContext, isReportSeen: Bool = Terminal.isTerminal(1)) -> ExitCode {
    guard let reason else { return code }
    var lines = isReportSeen ? [] : failing.prefix(InspectVerdict.namedFindings).map(name)
    let rest = failing.count - lines.count
    if !lines.isEmpty, rest > 0 { lines.append("and \(rest) more") }
    for line in lines + [reason] { context.errors("layoutprobe: \(line)\n") }
    return code
  }

  private func name(_ checked: CheckedFinding) -> String {
    let place = checked.place?.description ?? checked.source
    let probe = checked.probe.map { " \($0.onOneLine)" } ?? ""
    return "failed: \(place)\(probe) [\(checked.finding.rule)]"
  }
}
