import HeadlessUI

/// Runs probes: hosts what they probe, lays it out, measures it.
@MainActor
public struct ProbeRunner {
  /// What is asked of each probe.
  public var requests: [SizeRequest]
  /// The size of the window in points, whatever the probe says; nil for the probe's own.
  public var windowSize: CGSize?
  /// The device of probes that name none.
  public var device: Device
  /// Whether it is the device of all probes, whatever they name.
  public var overridesDevice = false
  /// Whether devices lie on their side where a probe says nothing else.
  public var isLandscape = false
  /// Whether there are as many pixels to a point as the environment says, whatever a device has.
  public var keepsScale = false
  /// What views inherit: the display scale, the text metrics, the image catalog.
  public var environment: EnvironmentValues
  /// How long and how exactly layout is followed from pass to pass.
  public var limits = LoopLimits()
  /// Which rules count, and how much.
  public var rules = RuleSettings()
  /// Whether what only pictures need is found out too: what nodes draw, and the answers over a range
  /// of lengths.
  public var gathersPictures = false
  /// Whether pictures also show what it does in windows of other sizes.
  var surveysWindows = true
  /// The rules that are checked; nil for all.
  var checkedRules: Set<String>?
  /// Whether runs that do not settle are replayed, to find out why and what would help.
  var explainsLoops = true
  /// Handed what is known before layouts are tried with questions that nobody asked, in case that
  /// one of them never comes back.
  public var checkpoint: ((ProbeReport, ProbeStage) -> Void)?
  /// Rules that are not checked at all, because checking them ended the process.
  public var skippedRules: Set<String> = []
  /// Whether controls are used, one after the other, and what that does is followed.
  public var interacts = false
  /// What is done with controls that is left out, because doing it ended the process.
  public var skippedInteractions: Set<String> = []
  /// Whether nothing else in the process uses the standard defaults, so that what a run of a view
  /// stores there can be put back before the next.
  package var ownsDefaults = false
  /// Lengths at which layouts may do something else, because their source names them.
  public var landmarks: [CGFloat] = []
  /// What the source says about layouts, by the names of their types with those around them.
  package var clues: [String: LayoutClues] = [:]
  /// Told which rule layouts are about to be tried for.
  public var checking: ((String) -> Void)?
  /// Told under which condition of a matrix a probe is laid out, or after which use of a control;
  /// empty for none.
  public var condition: ((String) -> Void)?
  /// Told what a layout is about to do, so that somebody else knows if it never comes back.
  public var activity: ((ProbeActivity?) -> Void)?

  /// A runner.
  public init(
    requests: [SizeRequest] = SizeRequest.standard, windowSize: CGSize? = nil,
    device: Device = .standard,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.requests = requests
    self.windowSize = windowSize
    self.device = device
    self.environment = environment
  }

  /// Runs a probe: follows its layout until it settles or there is another verdict, then measures.
  public func run(_ probe: Probe) async -> ProbeReport {
    await withoutOtherThreads { await runHere(probe) }
  }

  private func runHere(_ probe: Probe) async -> ProbeReport {
    let standIns = StandInUse.Notes()
    var report = await StandInUse.$notes.withValue(standIns) { await runBare(probe) }
    report.standIns = standIns.labels
    if let approximate = Approximate.finding(report.standIns) {
      report.findings = judged(report.findings + [approximate], probe)
    }
    if interacts {
      report = await StandInUse.$notes.withValue(standIns) { await interact(probe, report) }
      report.standIns = standIns.labels
    }
    report.findings = report.findings.map { Approximate.qualified($0, by: report.standIns) }
    report = report.meetingExpectations(rules, isWhole: checkedRules == nil)
    if gathersPictures, surveysWindows { report.sweeps = await survey(probe, from: report) }
    return report
  }

  /// Lays a probe out and does nothing else: what it is like in another process.
  package func layOut(_ probe: Probe) async -> ProbeReport {
    var report = ProbeReport(naming: probe)
    guard case .view(let make) = probe.subject else { return report }
    let (size, environment) = window(of: probe, make)
    let another = { ViewHost(make(), size: size, environment: environment) }
    let host = another()
    let outcome = await withoutOtherThreads {
      await LayoutRun(host, in: size, limits, makeAnother: another).run()
    }
    report.loop = Settling(limits: limits).report(outcome)
    report.tree = NodeReport.tree(host.tree, isDrawn: false)
    return report
  }

  private func runBare(_ probe: Probe) async -> ProbeReport {
    switch probe.subject {
    case .view(let make):
      var runner = self
      let (size, environment) = window(of: probe, make)
      runner.environment = environment
      return await runner.run(probe, make, in: size)
    case .model(let make): return await run(probe, models: make, in: screen(of: probe).size)
    }
  }

  /// The window of a probe: that of the device, as it or its preview says.
  private func screen(of probe: Probe) -> DeviceScreen {
    var screen =
      probe.window?.screen(on: device, isForced: overridesDevice, isLandscape: isLandscape)
      ?? device.screen(isLandscape: isLandscape)
    if let size = probe.size { screen = screen.window(of: size) }
    // What is laid out in windows of several sizes keeps clear of the same edges.
    if let windowSize { screen.size = windowSize }
    if keepsScale { screen.scale = nil }
    return screen
  }

  /// The size of a probe's window, and what its view inherits there.
  func window(
    of probe: Probe, _ make: @MainActor () -> AnyView
  ) -> (CGSize, EnvironmentValues) {
    let screen = screen(of: probe)
    let environment = screen.environment(environment)
    guard probe.window?.fitsContent == true, windowSize == nil else {
      return (screen.size, environment)
    }
    let fitting = ViewHost(make(), size: screen.size, environment: environment)
      .sizeThatFits(ProposedViewSize(screen.size))
    return (fitting.isFinite ? fitting : screen.size, environment)
  }

  private func run(
    _ probe: Probe, _ make: @escaping @MainActor () -> AnyView, in size: CGSize
  ) async -> ProbeReport {
    let reporter = activity.map(ActivityReporter.init)
    let recorder = gathersPictures ? QuestionRecorder(forwardingTo: reporter) : nil
    let first = CallCounter(forwardingTo: recorder ?? reporter)
    let defaults = ownsDefaults ? StoredDefaults() : nil
    let host = ViewHost.following {
      ViewHost(
        make(), size: size, environment: environment, observer: first, isDrawn: gathersPictures)
    }
    host.horizon = limits.horizon
    host.observer = recorder ?? reporter
    if gathersPictures { host.reasons = ReasonLog() }
    let another = { [environment, limits] () -> ViewHost in
      let host = ViewHost.following {
        ViewHost(make(), size: size, environment: environment, observer: reporter)
      }
      host.horizon = limits.horizon
      return host
    }
    var outcome = await LayoutRun(host, in: size, limits, makeAnother: another).run()
    host.observer = reporter
    let reasons = TreeReasons.taken(from: host)
    outcome.trail.addToFirst(first.counts, bodies: first.bodies)
    let tree = host.tree
    let issues = host.issues
    let measurements = measure(host, at: tree.path)
    let marked = markedNodes(tree, host)
    let settling = Settling(limits: limits)
    let totals = outcome.trail.totals
    var report = ProbeReport(
      name: probe.name, place: probe.place, window: size, measurements: measurements,
      marked: marked,
      tree: reasons.added(to: NodeReport.tree(tree, isDrawn: gathersPictures, asked: recorder)),
      calls: totals.calls, layouts: totals.layouts, issues: issues,
      loop: settling.report(outcome))
    report.declare(probe)
    report.loop = await explained(outcome, report, probe) {
      await settling.explain(outcome, canIntervene: true, in: size, making: another)
    }
    report.issues = host.issues
    reporter?.question = nil
    report.animation = await judge(
      RunEvidence(issues: issues, passes: outcome.trail.passes, loop: report.loop), host, in: size,
      into: &report.findings)
    // What steps change may be shared by all hosts of the probe.
    var repeated =
      probe.steps.isEmpty
      ? []
      : await self.repeated(
        report, outcome.trail, in: size, judge: nil, from: defaults, another)
    report.steps = await take(probe.steps, host, after: outcome, in: size, another) {
      report.findings += $0
    }
    host.observer = nil
    report.issues = host.issues
    report.findings += fitFindings(host, probe, in: size)
    let runFindings = report.findings
    report.findings = judged(runFindings, probe)
    checkpoint?(report, .rules)
    // Node rules are checked at the end, when nothing that they set off can change what is reported,
    // and on a host of their own if there are layouts to be tried, brought to where the first was.
    let judge: ViewHost
    if TreeContract.hasLayouts(tree), checkedRules == nil {
      judge = another()
      let passes = min(outcome.trail.steps.count, ProbeRunner.passesBeforeRules)
      for _ in 0..<passes { _ = await judge.layoutPass(in: size) }
    } else {
      judge = host
    }
    judge.intervene(ProbeRunner.preventing)
    // What was written last is laid out, so that all that is asked is about one state.
    if report.loop?.isAtRest != true { _ = await judge.layoutPass(in: size) }
    let contract = TreeContract(
      host: judge, issues: issues, displayScale: environment.displayScale,
      landmarks: landmarks, clues: clues, isChosen: settings(probe).isChosen
    ) { rule in
      guard !skippedRules.contains(rule), isChecked(rule) else { return false }
      // How large something is that grows without end says how long it was followed.
      if case .diverging = report.loop?.verdict, rule == SizeExcessive.id { return false }
      checking?(rule)
      return true
    }
    if probe.steps.isEmpty {
      repeated = await self.repeated(
        report, outcome.trail, in: size, judge: judge === host ? nil : judge, from: defaults,
        another)
    }
    var nodeFindings = repeated + judge.follow { contract.findings() }
    report.findings = judged(nodeFindings + runFindings, probe)
    checkpoint?(report, .experiments)
    nodeFindings += judge.follow { contract.findingsOfExperiments(after: nodeFindings) }
    // What layouts put off meanwhile must not be made after all.
    _ = await judge.layoutPass(in: size)
    report.findings = judged(nodeFindings + runFindings, probe)
    checkpoint?(report, .pictures)
    report.responses = await responses(
      in: size, mayFall: judge.root.choosesByRoom || !TreeContract.hasLayouts(tree)
    ) { another() }
    activity?(nil)
    return report
  }

  /// Finds out why a run went as it did, after the verdict was handed over: it may take long, and
  /// what is replayed may end the process.
  private func explained(
    _ outcome: LayoutRun.Outcome, _ report: ProbeReport, _ probe: Probe,
    explain: () async -> LoopReport
  ) async -> LoopReport? {
    guard explainsLoops, !outcome.trail.tally.entries.isEmpty else { return report.loop }
    var early = report
    early.loop?.explanationIsCut = true
    let evidence = RunEvidence(
      issues: report.issues, passes: outcome.trail.passes, loop: early.loop)
    early.findings = judged(ContractRules.findings(evidence, checks: isChecked), probe)
    checkpoint?(early, .explanation)
    let loop = await explain()
    early.loop = loop
    checkpoint?(early, .layout)
    return loop
  }

  /// What is not the same in a second layout.
  ///
  /// - Parameter judge: a host of the same view that was laid out as often as the first; nil if there
  ///   is none.
  private func repeated(
    _ report: ProbeReport, _ trail: PassTrail, in size: CGSize, judge: ViewHost?,
    from defaults: StoredDefaults?, _ another: @escaping () -> ViewHost
  ) async -> [Finding] {
    guard checkedRules == nil, let loop = report.loop, loop.isAtRest, isWanted(Unrepeatable.id),
      trail.steps.count <= ProbeRunner.passesBeforeRules
    else { return [] }
    let second: [NodeReport]
    if let judge, trail.steps.count == 1, defaults?.differ != true {
      second = NodeReport.tree(judge.tree, isDrawn: false)
    } else {
      guard let tree = await tree(like: trail, in: size, from: defaults, another) else {
        return []
      }
      second = tree
    }
    guard let difference = RunDifference(report.tree, second) else { return [] }
    // What the first layout of a process leaves in an object that all share (a cache, what was loaded)
    // is there for each one after it.
    for _ in 0..<ProbeRunner.layoutsBeforeOneIsRepeatable {
      guard let tree = await tree(like: trail, in: size, from: defaults, another) else {
        return []
      }
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
  private func tree(
    like trail: PassTrail, in size: CGSize, from defaults: StoredDefaults?,
    _ another: @escaping () -> ViewHost
  ) async -> [NodeReport]? {
    // What the first one stored is put back afterwards, for whatever it is asked next.
    let stored = defaults.map { _ in StoredDefaults() }
    defaults?.restore()
    defer { stored?.restore() }
    let host = another()
    let outcome = await LayoutRun(host, in: size, limits, makeAnother: another).run()
    guard outcome.trail.steps.count == trail.steps.count else { return nil }
    return NodeReport.tree(host.tree, isDrawn: false)
  }

  /// What does not fit, as far as somebody asked.
  private func fitFindings(_ host: ViewHost, _ probe: Probe, in size: CGSize) -> [Finding] {
    let settings = settings(probe)
    let enabled = ContractRules.idsOnRequest.filter { settings.isEnabled($0) && isWanted($0) }
    guard !enabled.isEmpty else { return [] }
    let screen = FitSubject(
      host.tree, window: size, safeArea: environment.windowSafeAreaInsets,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    return ContractRules.findings(screen, checks: { enabled.contains($0) })
  }

  private func isWanted(_ rule: String) -> Bool { !skippedRules.contains(rule) && isChecked(rule) }

  private func isChecked(_ rule: String) -> Bool { checkedRules?.contains(rule) ?? true }

  /// A layout that does not settle is judged where it is by then.
  private static let passesBeforeRules = 16

  func judged(_ findings: [Finding], _ probe: Probe) -> [Finding] {
    Folding.folded(findings.map(settings(probe).applied(to:)))
  }

  private func settings(_ probe: Probe) -> RuleSettings {
    var settings = rules
    settings.merge(probe.rules)
    return settings
  }

  /// Takes steps one after the other, and follows what each does.
  private func take(
    _ steps: [Probe.Step], _ host: ViewHost, after first: LayoutRun.Outcome, in size: CGSize,
    _ another: @escaping () -> ViewHost, found: ([Finding]) -> Void
  ) async -> [ProbeReport.StepReport] {
    var reports: [ProbeReport.StepReport] = []
    var stages: [PreparedHost.Stage] = []
    var outcome = first
    for step in steps {
      let act = { @MainActor (host: ViewHost) in host.follow { step.action() } }
      stages.append(PreparedHost.Stage(passes: outcome.trail.count, act: act))
      // What never came to rest cannot be brought to the same place again.
      let isReplayed = outcome.verdict.isSettled && stages.count == reports.count + 1
      if !isReplayed { stages = [] }
      let all = stages
      let (issues, horizon) = (host.issues.count, limits.horizon)
      act(host)
      host.extendHorizon(by: horizon)
      outcome = await LayoutRun(host, in: size, limits).run()
      let settling = Settling(limits: limits)
      var loop = settling.report(outcome)
      if isReplayed, explainsLoops, !outcome.verdict.isSettled {
        // What the step changed outlives the view: replays loop before the step, as mended code acts.
        loop = await settling.explain(outcome, canIntervene: true, in: size, startsOver: true) {
          PreparedHost(another(), all, horizon: horizon, intervenesAtOnce: true)
        }
      }
      let totals = outcome.trail.totals
      var report = ProbeReport.StepReport(
        name: step.name, calls: totals.calls, layouts: totals.layouts, loop: loop)
      let evidence = RunEvidence(
        issues: Array(host.issues.dropFirst(issues)), passes: outcome.trail.passes, loop: loop,
        step: step.name)
      var findings: [Finding] = []
      report.animation = await judge(evidence, host, in: size, into: &findings)
      found(findings)
      reports.append(report)
    }
    return reports
  }

  /// Checks run rules; layouts that were animated are asked for the frames between.
  private func judge(
    _ evidence: RunEvidence, _ host: ViewHost, in size: CGSize, into findings: inout [Finding]
  ) async -> AnimationReport? {
    let change = host.takeAnimatedChange()
    var evidence = evidence
    evidence.rowIDFlaws = host.takeRowIDFlaws()
    guard let change, checkedRules == nil else {
      findings += ContractRules.findings(evidence, checks: isChecked)
      return nil
    }
    evidence.animation = change
    host.intervene(ProbeRunner.preventing)
    findings += ContractRules.findings(evidence)
    let report = AnimationReport(change)
    // What layouts put off meanwhile must not be made after all.
    _ = await host.layoutPass(in: size)
    host.intervene(nil)
    return report.samples.contains { !$0.nodes.isEmpty } || !report.layouts.isEmpty ? report : nil
  }

  private static let preventing = WriteIntervention { _, _, _ in .prevent }

  private func run(
    _ probe: Probe, models make: @escaping @MainActor () -> any Measurable, in size: CGSize
  ) async -> ProbeReport {
    let subject = make()
    var report = ProbeReport(
      name: probe.name, place: probe.place, window: size, measurements: [], marked: [], tree: [],
      calls: CallCounts(), layouts: [:], issues: [], loop: nil)
    report.declare(probe)
    var passes: [LayoutPass] = []
    if let model = subject as? any LayoutModel {
      let another = { () -> any LayoutModel in (make() as? any LayoutModel) ?? model }
      let outcome = await LayoutRun(model, in: size, limits, makeAnother: another).run()
      let canExplain = explainsLoops && model.canIntervene
      let settling = Settling(limits: limits)
      passes = outcome.trail.passes
      let totals = outcome.trail.totals
      report.calls = totals.calls
      report.layouts = totals.layouts
      // A model's ids say nothing about what is in what.
      report.tree = (outcome.trail.passes.last?.frames ?? [:]).sorted { $0.key < $1.key }
        .map { NodeReport(label: $0.key, frame: $0.value) }
      report.loop = settling.report(outcome)
      if canExplain {
        report.loop = await explained(outcome, report, probe) {
          await settling.explain(outcome, canIntervene: true, in: size, making: another)
        }
      }
    }
    report.measurements = measure(subject, at: "")
    report.findings = judged(
      contract(of: subject)
        + ContractRules.findings(RunEvidence(issues: [], passes: passes, loop: report.loop)), probe)
    checkpoint?(report, .pictures)
    report.responses = await responses(in: size, mayFall: false) { make() }
    activity?(nil)
    return report
  }

  /// Asked up to twice the window: beyond its own room a view seldom does anything new.
  private func responses(
    in size: CGSize, mayFall: Bool, of make: () -> any Measurable
  ) async -> [SizeResponse] {
    guard gathersPictures else { return [] }
    let subject = make()
    var responses: [SizeResponse] = []
    for (direction, length) in [(SizeResponse.Direction.width, size.width), (.height, size.height)]
    {
      let response = await SizeResponse.measured(
        subject, along: direction, to: 2 * length, mayFall: mayFall
      ) { proposal in
        let request = SizeRequest.proposal(width: proposal.width, height: proposal.height)
        (subject as? ViewHost)?.activityReporter?.question = request
        activity?(.measuring(request, path: ""))
      }
      responses += [response].compactMap(\.self)
    }
    return responses
  }

  /// One question at a time, so that it is known which one was never answered.
  private func measure(_ subject: any Measurable, at path: String) -> [SizeMeasurement] {
    let measure = MeasureLayout(subject)
    return requests.flatMap { request in
      (subject as? ViewHost)?.activityReporter?.question = request
      activity?(.measuring(request, path: path))
      return measure.measure([request])
    }
  }

  private func markedNodes(_ tree: NodeSnapshot, _ host: ViewHost) -> [ProbeReport.MarkedNode] {
    var marked: [ProbeReport.MarkedNode] = []
    for node in tree.preorder {
      for case let mark as SizeMark in node.annotations {
        let current = node.frame == nil ? nil : node.proposal
        let measurements = mark.requests.flatMap { request -> [SizeMeasurement] in
          guard let proposal = request.proposal(current: current) else { return [] }
          host.activityReporter?.question = request
          activity?(.measuring(request, path: node.path))
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
}
