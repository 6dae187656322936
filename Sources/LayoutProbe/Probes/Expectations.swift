import HeadlessUI

extension Probe {
  /// The probe with a finding that is there on purpose: it does not count, and that it is not found
  /// is an error (`expectation-unmet`).
  ///
  ///     Probe("grows") { GeometryLoop() }.expects("loop-diverging")
  ///
  /// - Parameter id: the id of a rule about the layout of a probe.
  public func expects(_ id: String) -> Probe {
    var probe = self
    probe.expectations.append(id)
    return probe
  }
}

extension ProbeReport {
  /// Notes what the probe says about its budget, about rules and about findings.
  mutating func declare(_ probe: Probe) {
    budget = probe.budget
    rules = probe.rules.decisions.isEmpty ? nil : probe.rules
    expectations = probe.expectations.isEmpty ? nil : probe.expectations
  }

  /// The report with the findings that the probe expects marked, and those that are missing added.
  ///
  /// - Parameters:
  ///   - settings: which rules count; what the probe says about them holds as well.
  ///   - isWhole: whether all rules were checked, so that what was not found is not there.
  package func meetingExpectations(_ settings: RuleSettings, isWhole: Bool) -> ProbeReport {
    guard let expectations else { return self }
    var settings = settings
    if let rules { settings.merge(rules) }
    var report = self
    // What was missing may have been found by another process.
    report.findings.removeAll { $0.rule == ExpectationUnmet.id }
    for id in expectations {
      for index in report.findings.indices
      where report.findings[index].rule == id && report.findings[index].suppression == nil {
        report.findings[index].suppression = Finding.Suppression(
          origin: .expectation, reason: "the probe expects it")
      }
      guard isWhole, !report.findings.contains(where: { $0.rule == id }) else { continue }
      let violation = Violation(
        message: ProbeReport.unmet(id), witness: [], expected: id, found: nil, key: id)
      report.findings.append(
        settings.applied(
          to: ContractRules.finding(ExpectationUnmet.self, violation, at: "", subject: nil)))
    }
    return report
  }

  private static func unmet(_ id: String) -> String {
    guard ContractRules.ids.contains(id) else { return "there is no rule '\(id)' to expect" }
    guard !ContractRules.ofRuns.contains(where: { $0.id == id }) else {
      return "\(id) is a rule about the whole run: a probe cannot expect it"
    }
    return "the probe expects \(id), which was not found"
  }
}
