import HeadlessUI

/// A run of a probe of a view: the verdict first, then why, what steps do, and what rules find.
@MainActor
final class ViewProbeRun {
  private let runner: ProbeRunner
  private let probe: Probe
  private let make: @MainActor () -> AnyView
  private let size: CGSize
  private let reporter: ActivityReporter?
  private let recorder: QuestionRecorder?
  /// What is stored at the start, where nothing else uses the defaults.
  private let defaults: StoredDefaults?
  /// Counts what is done before the first pass.
  private let first: CallCounter
  private let host: ViewHost
  private var report: ProbeReport
  /// What layouts did wrong until there was a verdict.
  private var issues: [RuntimeIssue] = []

  init(
    _ runner: ProbeRunner, _ probe: Probe, _ make: @escaping @MainActor () -> AnyView,
    in size: CGSize
  ) {
    self.runner = runner
    self.probe = probe
    self.make = make
    self.size = size
    let reporter = runner.activity.map(ActivityReporter.init)
    let recorder = runner.gathersPictures ? QuestionRecorder(forwardingTo: reporter) : nil
    let first = CallCounter(forwardingTo: recorder ?? reporter)
    (self.reporter, self.recorder, self.first) = (reporter, recorder, first)
    host = ViewHost.following {
      ViewHost(
        make(), size: size, environment: runner.environment, observer: first,
        isDrawn: runner.gathersPictures)
    }
    defaults = runner.ownsDefaults ? StoredDefaults() : nil
    host.horizon = runner.limits.horizon
    host.observer = recorder ?? reporter
    if runner.gathersPictures { host.reasons = ReasonLog() }
    report = ProbeReport(naming: probe)
  }

  func run() async -> ProbeReport {
    let outcome = await layOut()
    let tree = host.tree
    await explain(outcome)
    // What steps change may be shared by all hosts of the probe.
    var nodeFindings = probe.steps.isEmpty ? [] : await differences(outcome.trail, judge: nil)
    report.steps = await takeSteps(after: outcome)
    host.observer = nil
    report.issues = host.issues
    report.findings += fitFindings()
    let runFindings = report.findings
    hand(over: runFindings, at: .rules)
    let judge = await judge(of: tree, after: outcome)
    let contract = contract(of: judge)
    if probe.steps.isEmpty {
      nodeFindings = await differences(outcome.trail, judge: judge === host ? nil : judge)
    }
    nodeFindings += judge.follow { contract.findings() }
    hand(over: nodeFindings + runFindings, at: .experiments)
    nodeFindings += judge.follow { contract.findingsOfExperiments(after: nodeFindings) }
    // What layouts put off meanwhile must not be made after all.
    _ = await judge.layoutPass(in: size)
    hand(over: nodeFindings + runFindings, at: .pictures)
    report.responses = await runner.responses(
      in: size, mayFall: judge.root.choosesByRoom || !TreeContract.hasLayouts(tree)
    ) { another() }
    runner.activity?(nil)
    return report
  }

  /// Another host of the same view.
  private func another() -> ViewHost {
    let host = ViewHost.following {
      ViewHost(make(), size: size, environment: runner.environment, observer: reporter)
    }
    host.horizon = runner.limits.horizon
    return host
  }

  private func hand(over findings: [Finding], at stage: ProbeStage) {
    report.findings = runner.judged(findings, probe)
    runner.checkpoint?(report, stage)
  }

  // MARK: The verdict

  /// Follows layout until there is a verdict, and measures.
  private func layOut() async -> LayoutRun.Outcome {
    var outcome = await LayoutRun(host, in: size, runner.limits, makeAnother: another).run()
    host.observer = reporter
    let reasons = TreeReasons.taken(from: host)
    outcome.trail.addToFirst(first.counts, bodies: first.bodies)
    let tree = host.tree
    issues = host.issues
    let measurements = runner.measure(host, at: tree.path)
    let marked = markedNodes(tree)
    let totals = outcome.trail.totals
    report = ProbeReport(
      name: probe.name, place: probe.place, window: size, measurements: measurements,
      marked: marked,
      tree: reasons.added(
        to: NodeReport.tree(tree, isDrawn: runner.gathersPictures, asked: recorder)),
      calls: totals.calls, layouts: totals.layouts, issues: issues,
      loop: Settling(limits: runner.limits).report(outcome))
    report.declare(probe)
    return outcome
  }

  /// Finds out why it went as it did, and checks the rules of runs.
  private func explain(_ outcome: LayoutRun.Outcome) async {
    report.loop = await runner.explained(outcome, report, probe) {
      await Settling(limits: runner.limits).explain(
        outcome, canIntervene: true, in: size, making: another)
    }
    report.issues = host.issues
    reporter?.question = nil
    report.animation = await judge(
      RunEvidence(issues: issues, passes: outcome.trail.passes, loop: report.loop))
  }

  private func markedNodes(_ tree: NodeSnapshot) -> [ProbeReport.MarkedNode] {
    var marked: [ProbeReport.MarkedNode] = []
    for node in tree.preorder {
      for case let mark as SizeMark in node.annotations {
        let current = node.frame == nil ? nil : node.proposal
        let measurements = mark.requests.flatMap { request -> [SizeMeasurement] in
          guard let proposal = request.proposal(current: current) else { return [] }
          host.activityReporter?.question = request
          runner.activity?(.measuring(request, path: node.path))
          return host.measure(node.reference, [proposal]).map {
            SizeMeasurement(request: request, proposal: proposal, size: $0)
          }
        }
        marked.append(
          ProbeReport.MarkedNode(
            path: node.path, detail: node.detail, measurements: measurements))
      }
    }
    return marked
  }

  // MARK: Steps

  /// Takes steps one after the other, and follows what each does.
  private func takeSteps(after first: LayoutRun.Outcome) async -> [ProbeReport.StepReport] {
    var reports: [ProbeReport.StepReport] = []
    var stages: [PreparedHost.Stage] = []
    var outcome = first
    for step in probe.steps {
      let act = { @MainActor (host: ViewHost) in host.follow { step.action() } }
      stages.append(PreparedHost.Stage(passes: outcome.trail.count, act: act))
      // What never came to rest cannot be brought to the same place again.
      let isReplayed = outcome.verdict.isSettled && stages.count == reports.count + 1
      if !isReplayed { stages = [] }
      let all = stages
      let (issues, horizon) = (host.issues.count, runner.limits.horizon)
      act(host)
      host.extendHorizon(by: horizon)
      outcome = await LayoutRun(host, in: size, runner.limits).run()
      let settling = Settling(limits: runner.limits)
      var loop = settling.report(outcome)
      if isReplayed, runner.explainsLoops, !outcome.verdict.isSettled {
        // What the step changed outlives the view: replays loop before the step, as mended code acts.
        loop = await settling.explain(outcome, canIntervene: true, in: size, startsOver: true) {
          PreparedHost(self.another(), all, horizon: horizon, intervenesAtOnce: true)
        }
      }
      let totals = outcome.trail.totals
      var report = ProbeReport.StepReport(
        name: step.name, calls: totals.calls, layouts: totals.layouts, loop: loop)
      let evidence = RunEvidence(
        issues: Array(host.issues.dropFirst(issues)), passes: outcome.trail.passes, loop: loop,
        step: step.name)
      report.animation = await judge(evidence)
      reports.append(report)
    }
    return reports
  }

  /// Checks run rules, whose findings are added to the report; layouts that were animated are asked for the frames between.
  private func judge(_ evidence: RunEvidence) async -> AnimationReport? {
    let change = host.takeAnimatedChange()
    var evidence = evidence
    evidence.rowIDFlaws = host.takeRowIDFlaws()
    guard let change, runner.checkedRules == nil else {
      report.findings += ContractRules.findings(evidence, checks: runner.isChecked)
      return nil
    }
    evidence.animation = change
    host.intervene(ViewProbeRun.preventing)
    report.findings += ContractRules.findings(evidence)
    let animation = AnimationReport(change)
    // What layouts put off meanwhile must not be made after all.
    _ = await host.layoutPass(in: size)
    host.intervene(nil)
    let isSeen = animation.samples.contains { !$0.nodes.isEmpty } || !animation.layouts.isEmpty
    return isSeen ? animation : nil
  }

  private static let preventing = WriteIntervention { _, _, _ in .prevent }

  // MARK: Twice

  /// What is not the same in a second layout.
  ///
  /// - Parameter judge: a host of the same view that was laid out as often as the first; nil if there
  ///   is none.
  private func differences(_ trail: PassTrail, judge: ViewHost?) async -> [Finding] {
    guard runner.checkedRules == nil, let loop = report.loop, loop.isAtRest,
      runner.isWanted(Unrepeatable.id),
      trail.steps.count <= ViewProbeRun.passesBeforeRules
    else { return [] }
    let second: [NodeReport]
    if let judge, trail.steps.count == 1, defaults?.differ != true {
      second = NodeReport.tree(judge.tree, isDrawn: false)
    } else {
      guard let tree = await self.tree(like: trail) else { return [] }
      second = tree
    }
    guard let difference = RunDifference(report.tree, second) else { return [] }
    // What the first layout of a process leaves in an object that all share (a cache, what was loaded)
    // is there for each one after it.
    for _ in 0..<ViewProbeRun.layoutsBeforeOneIsRepeatable {
      guard let tree = await self.tree(like: trail) else { return [] }
      guard RunDifference(second, tree) == nil else {
        return [
          ContractRules.finding(Unrepeatable.self, difference.violation, at: "", subject: nil)
        ]
      }
    }
    return []
  }

  private static let layoutsBeforeOneIsRepeatable = 3

  /// What another host lays out, in the same way as the first: what comes to rest in several passes may
  /// wait for something.
  ///
  /// - Returns: nil if it takes another number of passes.
  private func tree(like trail: PassTrail) async -> [NodeReport]? {
    // The defaults that the first host stored are put back afterwards: it may be asked further questions.
    let stored = defaults.map { _ in StoredDefaults() }
    defaults?.restore()
    defer { stored?.restore() }
    let host = another()
    let outcome = await LayoutRun(host, in: size, runner.limits, makeAnother: another).run()
    guard outcome.trail.steps.count == trail.steps.count else { return nil }
    return NodeReport.tree(host.tree, isDrawn: false)
  }

  // MARK: Rules

  /// The findings about views that do not fit, of the rules that were asked for.
  private func fitFindings() -> [Finding] {
    let settings = runner.settings(probe)
    let enabled = ContractRules.idsOnRequest.filter {
      settings.isEnabled($0) && runner.isWanted($0)
    }
    guard !enabled.isEmpty else { return [] }
    let screen = FitSubject(
      host.tree, window: size, safeArea: runner.environment.windowSafeAreaInsets,
      isRightToLeft: runner.environment.layoutDirection == .rightToLeft)
    return ContractRules.findings(screen, checks: { enabled.contains($0) })
  }

  /// The host on which node rules are checked. That is done at the end, when nothing that they set off can
  /// change what is reported, and on a host of its own if there are layouts to be tried, brought to where
  /// the first was.
  private func judge(of tree: NodeSnapshot, after outcome: LayoutRun.Outcome) async -> ViewHost {
    let judge: ViewHost
    if TreeContract.hasLayouts(tree), runner.checkedRules == nil {
      judge = another()
      let passes = min(outcome.trail.steps.count, ViewProbeRun.passesBeforeRules)
      for _ in 0..<passes { _ = await judge.layoutPass(in: size) }
    } else {
      judge = host
    }
    judge.intervene(ViewProbeRun.preventing)
    // What was written last is laid out, so that all that is asked is about one state.
    if report.loop?.isAtRest != true { _ = await judge.layoutPass(in: size) }
    return judge
  }

  /// A layout that does not settle is judged where it is by then.
  private static let passesBeforeRules = 16

  private func contract(of judge: ViewHost) -> TreeContract {
    TreeContract(
      host: judge, issues: issues, displayScale: runner.environment.displayScale,
      landmarks: runner.landmarks, clues: runner.clues,
      holdsSamples: probe.holdsSamples, isChosen: runner.settings(probe).isChosen
    ) { [self] rule in
      guard runner.isWanted(rule) else { return false }
      // How large something is that grows without end says how long it was followed.
      if case .diverging = report.loop?.verdict, rule == SizeExcessive.id { return false }
      runner.checking?(rule)
      return true
    }
  }
}
