import HeadlessUI

/// What a run is held to beyond the rules: budgets and a baseline.
package struct Gate {
  /// A baseline as a gate uses it.
  package struct Known {
    package var baseline: Baseline
    /// The file, as it is named to people.
    package var name: String
    package var scope: BaselineComparison.Scope
    /// Whether a recorded finding that is gone is wrong.
    package var isKept: Bool

    package init(
      _ baseline: Baseline, name: String, scope: BaselineComparison.Scope, isKept: Bool = true
    ) {
      self.baseline = baseline
      self.name = name
      self.scope = scope
      self.isKept = isKept
    }
  }

  /// What the configuration allows; a probe may say otherwise.
  package var budget = Budget()
  /// The limits of this run from the command line; they override those of probes.
  package var strongBudget = Budget()
  /// What is known; nil if there is no baseline.
  package var known: Known?
  package var allowsStale = false
  package var rules = RuleSettings()

  package init() {}

  /// The report with what the gate finds, and what there is to say that is no finding.
  package func judged(_ report: InspectReport) -> (report: InspectReport, notes: [String]) {
    var report = report
    report.gate += report.probes.flatMap { probe in
      excesses(probe).map { weighed($0, probe) }
    }
    guard let known else { return (report, []) }
    let comparison = BaselineComparison(report, known.baseline, known.scope)
    let findings = report.checked
    report.suppress { index in
      comparison.known[index].map {
        Finding.Suppression(
          origin: .baseline,
          reason: known.baseline.findings[$0].reason ?? "recorded in \(known.name)")
      }
    }
    var own: [CheckedFinding] = []
    for (index, position) in comparison.known.sorted(by: { $0.key < $1.key }) {
      let identity = comparison.findings[index].identity
      guard !comparison.unrepeatable.contains([identity.source, identity.probe]),
        let before = known.baseline.findings[position].metric,
        let now = findings[index].finding.metric,
        now > before + ProbeFigures.tolerance
      else { continue }
      own.append(worse(findings[index], before, now))
    }
    if let figures = known.baseline.figures {
      own += comparison.changes.filter { figures.isWorse($0.change) }.map {
        worse($0, report, known, figures)
      }
    }
    if known.isKept, !allowsStale {
      own += comparison.gone.map { stale(known.baseline.findings[$0], known) }
    }
    let probes = Dictionary(grouping: report.probes) { [$0.source, $0.name] }
    report.gate += own.map { weighed($0, probes[[$0.source, $0.probe ?? ""]]?.first) }
    return (report, notes(comparison, known))
  }

  /// The finding as the rules have it, and what its probe says about them.
  private func weighed(_ checked: CheckedFinding, _ probe: ProbeReport?) -> CheckedFinding {
    var checked = checked
    var settings = rules
    if let own = probe?.rules { settings.merge(own) }
    checked.finding = settings.applied(to: checked.finding)
    return checked
  }

  private func notes(_ comparison: BaselineComparison, _ known: Known) -> [String] {
    var notes: [String] = []
    func add(_ count: Int, _ one: String, _ many: String) {
      guard count > 0 else { return }
      notes.append(
        "\(count == 1 ? "1 \(one)" : "\(count) \(many)") \(known.name); record it: "
          + "layoutprobe baseline update")
    }
    if known.baseline.isOutdated {
      notes.append(
        "\(known.name) was written by an earlier version, whose figures are not compared; "
          + "rewrite it: layoutprobe baseline update")
    }
    guard let figures = known.baseline.figures else { return notes }
    let better = comparison.changes.count { figures.isBetter($0.change) }
    add(better, "figure is better than in", "figures are better than in")
    add(comparison.unrecorded.count, "layout has no figures in", "layouts have no figures in")
    add(
      comparison.orphaned.count, "layout no longer exists that has figures in",
      "layouts no longer exist that have figures in")
    return notes
  }

  // MARK: Findings

  private func excesses(_ probe: ProbeReport) -> [CheckedFinding] {
    let own = budget.overridden(by: probe.budget ?? Budget()).overridden(by: strongBudget)
    var found = probe.figures.flatMap { step, figures in
      own.excesses(figures).map { excess -> CheckedFinding in
        let name = excess.figure.name
        let limit = NumberText.length(CGFloat(excess.before))
        let now = NumberText.length(CGFloat(excess.now))
        return finding(
          BudgetExceeded.self, probe, step, key: excess.figure.key,
          message: "\(now) \(name); the budget is \(limit)", expected: "at most \(limit)",
          found: now, metric: excess.now)
      }
    }
    // A finding about the loop says more, unless it is suppressed.
    let isUnsettled = probe.loop?.verdict.isSettled == false
    let isSaid = probe.findings.contains { $0.family == .loop && $0.suppression == nil }
    if let passes = own.passes, let loop = probe.loop, isUnsettled, !isSaid {
      found.append(
        finding(
          BudgetExceeded.self, probe, nil, key: ProbeFigures.Figure.passes.key,
          message: "layout \(loop.verdict); the budget is \(passes) passes",
          expected: "at most \(passes) passes", found: loop.verdict.name, metric: nil))
    }
    return found
  }

  private func finding(
    _ rule: any Rule.Type, _ probe: ProbeReport, _ step: String?, key: String, message: String,
    expected: String?, found: String?, metric: Double?
  ) -> CheckedFinding {
    CheckedFinding(
      Finding(
        rule: rule.id, severity: rule.severity, path: "",
        key: key + (step.map { ", \($0)" } ?? ""), message: message + Gate.suffix(step),
        expected: expected, found: found, witness: [], metric: metric, why: rule.why,
        fix: rule.fix), source: probe.source, probe: probe.name, place: probe.place)
  }

  private static func suffix(_ step: String?) -> String {
    step.map { $0.isEmpty ? "" : " (step \($0))" } ?? ""
  }

  private func worse(
    _ change: BaselineComparison.Change, _ report: InspectReport, _ known: Known,
    _ figures: RecordedFigures
  ) -> CheckedFinding {
    let owner = change.owner
    let probe = report.probes.lazy.filter {
      known.scope.path($0.source) == owner.source && $0.name == owner.probe
    }.dropFirst(change.ordinal).first
    let before = NumberText.length(CGFloat(change.change.before))
    let now = NumberText.length(CGFloat(change.change.now))
    let limit = NumberText.length(CGFloat(figures.limit(change.change.before)))
    let allowed = figures.tolerance == 0 ? "" : ", at most \(limit) are allowed"
    let rule = BaselineWorse.self
    return CheckedFinding(
      Finding(
        rule: rule.id, severity: rule.severity, path: "",
        key: change.change.figure.key + (owner.step.isEmpty ? "" : ", \(owner.step)"),
        message: "\(change.change.text); the record is \(before)" + allowed
          + Gate.suffix(owner.step),
        expected: "at most \(limit)", found: now, witness: [], metric: change.change.now,
        why: rule.why, fix: rule.fix),
      source: probe?.source ?? owner.source, probe: owner.probe, place: probe?.place)
  }

  private func worse(_ checked: CheckedFinding, _ before: Double, _ now: Double) -> CheckedFinding {
    let rule = BaselineWorse.self
    let old = NumberText.length(CGFloat(before))
    let new = NumberText.length(CGFloat(now))
    return CheckedFinding(
      Finding(
        rule: rule.id, severity: rule.severity, path: checked.finding.path,
        key: "\(checked.finding.rule) \(checked.finding.key)", subject: checked.finding.subject,
        place: checked.finding.place,
        message: "\(checked.finding.message): by \(new); the record is \(old)",
        expected: "at most \(old)", found: new, witness: checked.finding.witness, metric: now,
        why: rule.why, fix: rule.fix),
      source: checked.source, probe: checked.probe, place: checked.place)
  }

  private func stale(_ gone: Baseline.KnownFinding, _ known: Known) -> CheckedFinding {
    let rule = BaselineStale.self
    let key = gone.identity.key.isEmpty ? "" : " \(gone.identity.key)"
    return CheckedFinding(
      Finding(
        rule: rule.id, severity: rule.severity, path: gone.identity.path,
        key: "\(gone.identity.rule)\(key)",
        message: "\(gone.identity.rule)\(key) is recorded in \(known.name), but was not found",
        witness: [], why: rule.why, fix: rule.fix),
      source: gone.identity.source, probe: gone.identity.probe, place: nil)
  }
}

extension InspectReport {
  /// Suppresses findings, by their indices in ``checked``.
  fileprivate mutating func suppress(_ decide: (Int) -> Finding.Suppression?) {
    var index = 0
    func next(_ suppression: inout Finding.Suppression?) {
      // A finding that is already suppressed keeps its reason.
      suppression = suppression ?? decide(index)
      index += 1
    }
    for probe in probes.indices {
      for finding in probes[probe].findings.indices {
        next(&probes[probe].findings[finding].suppression)
      }
    }
    for failure in failures.indices { next(&failures[failure].suppression) }
    for finding in gate.indices { next(&gate[finding].finding.suppression) }
  }
}
