import HeadlessUI

extension ProbeRunner {
  /// Longer ranges are looked at in larger steps at first.
  private static let maximumSteps = 512

  /// Runs a probe, and then at other sizes of its window to find where it behaves otherwise.
  ///
  /// Findings that its own window does not show are added, with the first length that does.
  public func sweep(_ probe: Probe, _ requests: [SweepRequest]) async -> ProbeReport {
    var runner = self
    runner.surveysWindows = false
    var report = await runner.run(probe)
    checkpoint?(report, .sweep)
    for request in requests {
      let (sweep, findings) = await self.sweep(probe, request, from: report)
      report.sweeps.append(sweep)
      for finding in findings where !report.findings.contains(where: { $0.rule == finding.rule }) {
        report.findings.append(finding)
      }
    }
    return report
  }

  // MARK: Surveys

  /// Calls that a survey of other windows may take, for each axis: some tenths of a second.
  private static let callsOfSurvey = 100_000
  private static let maximumLayoutsOfSurvey = 120
  /// Fewer layouts would not even show the range.
  private static let leastLayoutsOfSurvey = 8
  private static let stepsOfSurvey = 32
  /// What is seen from laying it out once.
  static let rulesSeenAtOnce = LoopRules.ids.union([
    PlaceNotFinite.id, WriteDuringLayout.id, BodyWithoutEnd.id, LoopUndetermined.id,
  ])

  /// A look at windows from a quarter to twice the width and height of its own, for pictures: where
  /// it loops, overflows or breaks what layout itself shows. Layouts are not tried for other rules.
  func survey(_ probe: Probe, from report: ProbeReport) async -> [SweepReport] {
    var passes = report.loop?.passes.last?.number ?? 1
    if case .undetermined(let limit) = report.loop?.verdict { passes = limit }
    let cost = max(report.calls.sized + report.calls.placed, 150 * passes)
    let layouts = min(Self.maximumLayoutsOfSurvey, Self.callsOfSurvey / cost)
    guard layouts >= Self.leastLayoutsOfSurvey else { return [] }
    var runner = self
    runner.checkedRules = Self.rulesSeenAtOnce
    var sweeps: [SweepReport] = []
    for (direction, length) in [
      (SizeResponse.Direction.width, report.window.width), (.height, report.window.height),
    ] {
      guard let range = SweepRange(Double(length / 4), Double(length * 2)) else { continue }
      // A third of the layouts to look around, the others to look closely.
      let steps = min(Self.stepsOfSurvey, layouts / 3)
      let request = SweepRequest(
        direction, range,
        step: SweepRange.points((range.upper - range.lower + steps - 1) / steps))
      sweeps.append(
        await runner.sweep(probe, request, from: report, maximumLayouts: layouts).0)
    }
    return sweeps
  }

  // MARK: One sweep

  /// - Parameter maximumLayouts: for a survey, which does not follow sizes; nil for a sweep.
  private func sweep(
    _ probe: Probe, _ request: SweepRequest, from report: ProbeReport, maximumLayouts: Int? = nil
  ) async -> (SweepReport, [Finding]) {
    var runner = self
    runner.checkpoint = nil
    runner.gathersPictures = false
    runner.explainsLoops = false
    runner.requests = []
    runner.limits.known = report.loop.flatMap { $0.verdict.isSettled ? nil : $0.verdict }
    let axis = request.direction.axis
    var search = search(request, around: report)
    if let maximumLayouts {
      search.maximumAnswers = maximumLayouts
      search.followsSizes = false
    }
    var findings: [Finding] = []
    let outcome = await search.run { hundredths -> Search.Answer in
      let length = CGFloat(SweepRange.points(hundredths))
      var window = report.window
      if axis == .horizontal { window.width = length } else { window.height = length }
      runner.windowSize = window
      runner.requests = [.proposal(width: window.width, height: window.height)]
      runner.activity = activity.map { tell in
        { tell(.inWindow(request.direction, Double(length), $0)) }
      }
      runner.activity?(nil)
      let sample = await runner.run(probe)
      if let verdict = sample.loop?.verdict, !verdict.isSettled { runner.limits.known = verdict }
      let size = sample.measurements.first?.size ?? .zero
      var kind: Set<SweepReport.What> = []
      if size[axis] > length + 0.001 { kind.insert(.overflows) }
      for var finding in sample.findings
      where finding.severity == .error && finding.suppression == nil {
        let isLoop = finding.family == .loop
        kind.insert(
          isLoop ? .loops(String(finding.rule.dropFirst("loop-".count))) : .breaks(finding.rule))
        if !findings.contains(where: { $0.rule == finding.rule }) {
          finding.message += " (at \(request.direction.rawValue) \(NumberText.length(length)))"
          findings.append(finding)
        }
      }
      return Search.Answer(size: size, kind: kind)
    }
    activity?(nil)
    let across = axis == .horizontal ? report.window.height : report.window.width
    let isSurvey = maximumLayouts != nil
    let response = SizeResponse(
      direction: request.direction, across: Double(across),
      samples: isSurvey ? [] : outcome.samples, jumps: isSurvey ? [] : outcome.jumps,
      isCutOff: outcome.isCutOff)
    return (
      SweepReport(
        request: request, response: response, stretches: visibleStretches(outcome, along: axis),
        layouts: outcome.answers.count), findings
    )
  }

  private typealias Search = BreakpointSearch<Set<SweepReport.What>>

  /// Where a sweep looks first.
  private func search(_ request: SweepRequest, around report: ProbeReport) -> Search {
    let axis = request.direction.axis
    // A layout changes its ways where its content just fits.
    let landmarks = report.measurements.map { $0.size[axis] }.filter { $0.isFinite && $0 < 1e6 }
      .flatMap { length in
        [-1, 0, 1].map { SweepRange.hundredths(Double(length)) + $0 }
      }
    let span = request.range.upper - request.range.lower
    return Search(
      range: request.range,
      step: max(
        SweepRange.hundredths(request.step), (span + Self.maximumSteps - 1) / Self.maximumSteps),
      landmarks: landmarks)
  }

  /// What it does where, without an overflow of less than a pixel: texts round up to whole pixels.
  private func visibleStretches(
    _ outcome: Search.Outcome, along axis: Axis
  ) -> [SweepReport.Stretch] {
    let pixel = 1 / environment.displayScale
    return SweepReport.stretches(outcome).filter { stretch in
      stretch.what != .overflows
        || outcome.answers.contains { length, answer in
          let points = SweepRange.points(length)
          return points >= stretch.lower && (points < stretch.upper || stretch.isOpenEnded)
            && answer.size[axis] > CGFloat(points) + pixel
        }
    }
  }
}
