import HeadlessUI

/// Runs probes: hosts what they probe, lays it out, measures it.
@MainActor
public struct ProbeRunner {
  /// What is asked of each probe.
  public var requests: [SizeRequest]
  /// The size of the window in points, which overrides the probe's own; nil for the probe's own.
  public var windowSize: CGSize?
  /// The device of probes that name none.
  public var device: Device
  /// Whether it is the device of all probes, including those that name another.
  public var overridesDevice = false
  /// Whether devices lie on their side where a probe says nothing else.
  public var isLandscape = false
  /// Whether the display scale is that of the environment, not that of a device.
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
  /// Receives the report so far before layouts are tried with questions that layout did not ask, in case
  /// one of them never returns.
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
  /// Told what a layout is about to do, so that another process knows it if the layout never returns.
  public var activity: ((ProbeActivity?) -> Void)?

  /// A runner that asks for these sizes, in a window or on a device, with these inherited values.
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
    let outcome = await LayoutRun(host, in: size, limits, makeAnother: another).run()
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
      return await ViewProbeRun(runner, probe, make, in: size).run()
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

  /// Finds out why a run went as it did, after the verdict was handed over: it may take long, and
  /// what is replayed may end the process.
  func explained(
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

  func isWanted(_ rule: String) -> Bool { !skippedRules.contains(rule) && isChecked(rule) }

  func isChecked(_ rule: String) -> Bool { checkedRules?.contains(rule) ?? true }

  func judged(_ findings: [Finding], _ probe: Probe) -> [Finding] {
    Folding.folded(findings.map(settings(probe).applied(to:)))
  }

  func settings(_ probe: Probe) -> RuleSettings {
    var settings = rules
    settings.merge(probe.rules)
    return settings
  }

  private func run(
    _ probe: Probe, models make: @escaping @MainActor () -> any Measurable, in size: CGSize
  ) async -> ProbeReport {
    let subject = make()
    var report = ProbeReport(naming: probe)
    report.window = size
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
  func responses(
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
  func measure(_ subject: any Measurable, at path: String) -> [SizeMeasurement] {
    let measure = MeasureLayout(subject)
    return requests.flatMap { request in
      (subject as? ViewHost)?.activityReporter?.question = request
      activity?(.measuring(request, path: path))
      return measure.measure([request])
    }
  }
}
