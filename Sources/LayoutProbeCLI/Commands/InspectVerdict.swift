import LayoutProbe

/// The exit code of a run of probes, and the line that says why it is not 0.
struct InspectVerdict: Equatable {
  let code: ExitCode
  let reason: String?

  static let success = InspectVerdict(code: .success, reason: nil)

  init(code: ExitCode, reason: String?) {
    self.code = code
    self.reason = reason
  }

  /// - Parameter hint: what to do when nothing was found to probe.
  init(_ report: InspectReport, hint: String?) {
    let counted = report.checked.filter(report.fails).map(\.finding)
    // As an error it counts whatever the run fails on: what was not looked at is no success.
    let unusable = report.checked.count { checked in
      checked.finding.rule == "source-unusable" && checked.counts
        && (checked.finding.severity == .error || report.fails(checked))
    }
    let timeouts = counted.count { $0.isTimeout }
    var reasons: [String] = []
    func add(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { reasons.append(count == 1 ? "1 \(one)" : "\(count) \(many)") }
    }
    add(unusable, "source could not be used", "sources could not be used")
    let groups = InspectVerdict.groups
    for group in groups {
      add(counted.count { group.holds($0) && !$0.isTimeout }, group.one, group.many)
    }
    for severity in Severity.allCases.reversed() {
      let rest = counted.count { finding in
        finding.severity == severity && !groups.contains { $0.holds(finding) }
          && finding.rule != "source-unusable"
      }
      add(rest, severity.rawValue, "\(severity.rawValue)s")
    }
    add(timeouts, "probe did not finish", "probes did not finish")
    let findings = counted.count { $0.rule != "source-unusable" && !$0.isTimeout }
    if unusable > 0 {
      code = .usage
    } else if findings > 0 {
      code = .findings
    } else if timeouts > 0 {
      code = .timeout
    } else if report.probes.isEmpty, !report.failures.isEmpty,
      report.failures.allSatisfy({ $0.kind == .standIn })
    {
      code = .nothing
      reasons.append("nothing was inspected: what the probes show is stood in for")
    } else if report.probes.isEmpty, report.failures.allSatisfy({ $0.rule == "source-unusable" }) {
      code = .nothing
      let left = report.failures.count
      reasons.append(
        left == 0
          ? "nothing to probe" + (hint.map { ": \($0)" } ?? "")
          : "nothing was checked: \(left) source\(left == 1 ? "" : "s") could not be used")
    } else {
      code = .success
    }
    reason = reasons.isEmpty ? nil : reasons.joined(separator: "; ")
  }

  /// Findings that are counted in words of their own.
  private struct Group {
    var one: String
    var many: String
    var holds: (Finding) -> Bool
  }

  private static var groups: [Group] {
    [
      Group(one: "probe crashed", many: "probes crashed") { $0.rule == "layout-trap" },
      Group(one: "layout does not settle", many: "layouts do not settle") {
        $0.rule.hasPrefix("loop-")
      },
      Group(one: "budget is exceeded", many: "budgets are exceeded") {
        $0.rule == "budget-exceeded"
      },
      Group(one: "thing is worse than recorded", many: "things are worse than recorded") {
        $0.rule == "baseline-worse"
      },
      Group(one: "recorded thing is gone", many: "recorded things are gone") {
        $0.rule == "baseline-stale"
      },
    ]
  }
}

extension Finding {
  fileprivate var isTimeout: Bool {
    rule == "layout-trap" && key == ProbeFailure.Kind.timeout.rawValue
  }
}

extension InspectVerdict {
  /// The code, its reason said.
  func told(_ context: CommandContext) -> ExitCode {
    if let reason { context.errors("layoutprobe: \(reason)\n") }
    return code
  }
}
