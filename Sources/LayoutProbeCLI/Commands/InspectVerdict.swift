import LayoutProbe

/// The exit code of an inspection, and the line that says why it is not 0.
struct InspectVerdict: Equatable {
  let code: ExitCode
  let reason: String?

  init(_ report: InspectReport, hint: String?) {
    func count(_ kinds: Set<ProbeFailure.Kind>) -> Int {
      report.failures.count { kinds.contains($0.kind) }
    }
    func sources(_ count: Int) -> String { count == 1 ? "1 source" : "\(count) sources" }
    let unusable = count([.compile, .input])
    let crashes = count([.crash, .memory])
    let timeouts = count([.timeout])
    let counted = report.probes.flatMap(\.findings)
      .filter { $0.severity == .error && $0.suppression == nil }
    let loops = counted.count { $0.rule.hasPrefix("loop-") }
    var reasons: [String] = []
    if unusable > 0 { reasons.append("\(sources(unusable)) could not be used") }
    if crashes > 0 {
      reasons.append(crashes == 1 ? "1 probe crashed" : "\(crashes) probes crashed")
    }
    if loops > 0 {
      reasons.append(loops == 1 ? "1 layout does not settle" : "\(loops) layouts do not settle")
    }
    let errors = counted.count - loops
    if errors > 0 { reasons.append(errors == 1 ? "1 error" : "\(errors) errors") }
    if timeouts > 0 {
      reasons.append(
        timeouts == 1 ? "1 probe did not finish" : "\(timeouts) probes did not finish")
    }
    if unusable > 0 {
      code = .usage
    } else if crashes + loops + errors > 0 {
      code = .findings
    } else if timeouts > 0 {
      code = .timeout
    } else if report.probes.isEmpty {
      code = .nothing
      reasons.append("nothing to probe" + (hint.map { ": \($0)" } ?? ""))
    } else {
      code = .success
    }
    reason = reasons.isEmpty ? nil : reasons.joined(separator: "; ")
  }
}
