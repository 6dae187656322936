import HeadlessUI

extension ProbeRunner {
  private static let passesOfKnownLoop = 20

  /// What is seen from laying it out once, and what fits on a screen.
  private static let rulesOfMatrix = rulesSeenAtOnce.union(ContractRules.idsOnRequest)

  /// Runs a probe, and then under each condition of a matrix.
  ///
  /// Rules about what fits on a screen are checked throughout, unless they are off. Findings that only
  /// conditions show are added, each once, with where it holds: from which text size on, on which
  /// devices.
  public func run(_ probe: Probe, _ matrix: LayoutMatrix) async -> ProbeReport {
    var runner = self
    runner.rules.enable(
      ContractRules.idsOnRequest, because: "enabled by the matrix", .configuration)
    var report = await runner.run(probe)
    guard case .view = probe.subject else { return report }
    checkpoint?(report, .matrix)
    runner.gathersPictures = false
    runner.interacts = false
    runner.explainsLoops = false
    runner.checkpoint = nil
    let checked = Self.rulesOfMatrix
    runner.checkedRules = checkedRules?.intersection(checked) ?? checked
    var found = MatrixFindings(own: report.findings)
    // A loop that is there without any condition is not proved once more under each.
    if found.ownsLoop { runner.limits.maximumPasses = Self.passesOfKnownLoop }
    let own = report.findings
    for condition in matrix.conditions {
      self.condition?("\(condition)")
      var other = runner
      condition.apply(to: &other)
      let findings = await TextLanguage.$current.withValue(condition.language) { [other, found] in
        let findings = await other.run(probe).findings
        guard found.isNewLoop(in: findings) else { return findings }
        var explaining = other
        explaining.explainsLoops = true
        return await explaining.run(probe).findings
      }
      found.add(findings.filter { checked.contains($0.rule) }, condition)
    }
    self.condition?("")
    report.findings = own + found.findings(in: matrix)
    return report
  }
}
