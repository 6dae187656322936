import HeadlessUI

extension ProbeRunner {
  /// Uses each control that is shown, by its name and from a fresh start, and follows what that does;
  /// then those that only came in sight by it.
  func interact(_ probe: Probe, _ report: ProbeReport) async -> ProbeReport {
    await ControlUse.$isExpected.withValue(true) { await useControls(probe, report) }
  }

  private func useControls(_ probe: Probe, _ report: ProbeReport) async -> ProbeReport {
    guard case .view(let make) = probe.subject, let loop = report.loop else { return report }
    var report = report
    var interactions = InteractionReport()
    guard loop.isAtRest else {
      interactions.isRestless = true
      report.interactions = interactions
      return report
    }
    checkpoint?(report, .interaction)
    let (size, environment) = window(of: probe, make)
    let reporter = activity.map(ActivityReporter.init)
    let session = InteractionSession(runner: self, size: size) { [limits] in
      let host = ViewHost.following {
        ViewHost(make(), size: size, environment: environment, observer: reporter)
      }
      host.horizon = limits.horizon
      return host
    }
    var known: Set<String> = []
    var waiting = await session.names(after: []).map { [$0] }
    known.formUnion(waiting.joined())
    var found: [Finding] = []
    while !waiting.isEmpty {
      let chain = waiting.removeFirst()
      let name = chain.joined(separator: ", then ")
      let label = ProbeRunner.label(of: name)
      guard !skippedInteractions.contains(label) else { continue }
      guard interactions.uses.count < ProbeRunner.maximumUses else {
        interactions.unused = waiting.count + 1
        break
      }
      condition?("\(ProbeRunner.labelStart)\(label)")
      guard let result = await session.use(chain, named: name) else { continue }
      interactions.uses.append(result.use)
      found += result.findings
      if let step = result.step { report.steps.append(step) }
      guard chain.count < ProbeRunner.longestChain, result.use.passes != nil else { continue }
      for next in await session.names(after: chain) where known.insert(next).inserted {
        waiting.append(chain + [next])
      }
    }
    condition?("")
    report.interactions = interactions
    report.findings += judged(InteractionSession.merged(found), probe)
    return report
  }

  /// What the condition of a use begins with, before its label.
  package nonisolated static let labelStart = "after "

  /// A name as it goes into a record of fixed size.
  private static func label(of name: String) -> String {
    var label = name
    while label.utf8.count > 240 { label.removeLast() }
    return label
  }

  /// Controls that are used in one probe.
  private nonisolated static let maximumUses = 100
  /// Controls that are used one after the other, to reach others.
  private nonisolated static let longestChain = 3
}

/// Hosts of one view that are used.
@MainActor
private struct InteractionSession {
  let runner: ProbeRunner
  let size: CGSize
  let make: () -> ViewHost

  /// What became of one use.
  struct Result {
    var use: InteractionReport.Use
    var findings: [Finding]
    /// The whole run, if it does not come to rest.
    var step: ProbeReport.StepReport?
  }

  /// A host after the controls of a chain were used, with how that is done again; nil if one of them
  /// is not there.
  private func host(
    after chain: ArraySlice<String>
  ) async -> (host: ViewHost, stages: [PreparedHost.Stage], passes: Int)? {
    let host = make()
    var stages: [PreparedHost.Stage] = []
    guard var passes = await host.comeToRest(in: size) else { return nil }
    for name in chain {
      let stage = PreparedHost.Stage(passes: passes) { $0.use(named: name) }
      guard host.use(named: name), let more = await host.comeToRest(in: size) else { return nil }
      stages.append(stage)
      passes = more
    }
    return (host, stages, passes)
  }

  /// What can be used after the controls of a chain were.
  func names(after chain: [String]) async -> [String] {
    await host(after: chain[...])?.host.interactions.map(\.name) ?? []
  }

  /// Uses the last control of a chain, after the others; nil if it is not there.
  func use(_ chain: [String], named name: String) async -> Result? {
    guard let last = chain.last, let (host, stages, passes) = await host(after: chain.dropLast())
    else { return nil }
    let all = stages + [PreparedHost.Stage(passes: passes) { $0.use(named: last) }]
    let limits = runner.limits
    let another = { () -> PreparedHost in
      PreparedHost(make(), all, horizon: limits.horizon)
    }
    let before = host.issues.count
    _ = host.takeRowIDFlaws()
    runner.activity?(nil)
    guard host.use(named: last) else { return nil }
    host.extendHorizon(by: limits.horizon)
    let outcome = await LayoutRun(host, in: size, limits, makeAnother: another).run()
    let settling = Settling(limits: limits)
    var loop = settling.report(outcome)
    if !loop.isAtRest, runner.explainsLoops {
      loop = await settling.explain(outcome, canIntervene: true, in: size, making: another)
    }
    let evidence = RunEvidence(
      issues: Array(host.issues.dropFirst(before)), passes: outcome.trail.passes, loop: loop,
      rowIDFlaws: host.takeRowIDFlaws(), interaction: name)
    let findings = ContractRules.findings(evidence)
    let totals = outcome.trail.totals
    let isAtRest = loop.isAtRest
    return Result(
      use: InteractionReport.Use(name: name, passes: isAtRest ? outcome.trail.steps.count : nil),
      findings: findings,
      step: isAtRest
        ? nil
        : ProbeReport.StepReport(
          name: name, calls: totals.calls, layouts: totals.layouts, loop: loop, isUse: true))
  }

  /// What several controls do alike is said once.
  static func merged(_ findings: [Finding]) -> [Finding] {
    var order: [Finding] = []
    var others: [Int] = []
    for finding in findings {
      let same = order.firstIndex {
        $0.rule == finding.rule && $0.place == finding.place && $0.subject == finding.subject
          && $0.path == finding.path
      }
      if let same {
        others[same] += 1
      } else {
        order.append(finding)
        others.append(0)
      }
    }
    return zip(order, others).map { finding, count in
      guard count > 0 else { return finding }
      var finding = finding
      // The message ends with what it comes after, in parentheses.
      finding.message.removeLast()
      finding.message += " and \(ReportCount.text(count, "other interaction")))"
      return finding
    }
  }
}

extension ViewHost {
  /// Does what has this name; false if nothing has.
  @discardableResult
  fileprivate func use(named name: String) -> Bool {
    guard let interaction = interactions.first(where: { $0.name == name }) else { return false }
    use(interaction)
    return true
  }
}
