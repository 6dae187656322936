import HeadlessUI
import LayoutProbe

/// The process in which probes run: it may crash, hang or be killed at any time, and what it found
/// out until then is in its files.
@MainActor
struct Worker {
  let request: WorkerRequest
  let declaredProbes: [Probe]

  /// Has all code of this process keep what it keeps in a folder that ends with the run.
  private func useOwnHome() {
    guard PrivateHome.use(request.record + "-home") else { return }
    #if os(Linux)
      // Elsewhere it was not tried whether the system looks for defaults in that folder.
      OwnDefaults.declare()
    #endif
  }

  /// Runs all probes that were asked for.
  func run() async throws {
    // A group of its own, so that all it starts can be ended with it.
    setpgid(0, 0)
    #if os(Linux)
      Strays.adopt()
    #endif
    guard let record = ActivityRecord.Writer(path: request.record) else {
      throw LoadedLibrary.Failure(description: "cannot map \(request.record)")
    }
    useOwnHome()
    StandardOutput.writeLinesAtOnce()
    TrapRecorder.start(record)
    #if os(Linux)
      StackSamples.start()
    #endif
    ProcessGuard.start(memoryLimit: request.memoryLimit, record)
    StandInCalls.record(to: request.standIns)
    var runner = try request.settings.runner
    if let file = request.file, !request.repeats {
      runner.landmarks = NamedLengths.of(file: file)
      runner.clues = ClueScanner.clues(inFile: file)
    }
    runner.activity = { record.report($0) }
    runner.checking = { record.check($0) }
    runner.condition = { record.lay(under: $0) }
    runner.skippedRules = Set(request.skippedRules)
    runner.skippedInteractions = Set(request.skippedInteractions)
    runner.interacts = request.settings.interacts
    record.begin(request.skipped, nil)
    request.settings.bundles.use()
    let probes = try findProbes()
    let writer = ReportWriter(path: request.reports)
    let wanted = probes.enumerated().filter { isWanted($0.element) }
      .map { (number: $0.offset + 1, probe: $0.element) }
    if !request.repeats, request.isFirst {
      try writer.declare(
        .init(
          count: probes.count,
          wanted: wanted.map {
            .init(number: $0.number, name: $0.probe.name, place: $0.probe.place)
          }
        ))
    }
    let descriptors = OpenDescriptors()
    for (number, probe) in wanted where number > request.skipped {
      record.begin(number, probe)
      StandardOutput.send(to: PrintedText.path(request.printed, number))
      StandardOutput.mute(request.repeats)
      try await runNotingTrials(probe, number, &runner, writer, record)
      try writer.finish(number)
      runner.skippedRules = []
      runner.skippedInteractions = []
      StandardOutput.mute(false)
      StandardOutput.restore()
      guard descriptors.areAsBefore else { return record.end(ActivityRecord.worn) }
    }
    record.begin(probes.count + 1, nil)
    record.end(ActivityRecord.finished)
  }

  /// Runs a probe so that it is known afterwards whether a trial has ended the process.
  private func runNotingTrials(
    _ probe: Probe, _ number: Int, _ runner: inout ProbeRunner, _ writer: ReportWriter,
    _ record: ActivityRecord.Writer
  ) async throws {
    var trials = LoopTrials()
    trials.areLeftOut = runner.skippedRules.contains(LoopTrials.name)
    trials.noting = { record.check($0 ? LoopTrials.name : "") }
    try await LoopTrials.$current.withValue(trials) {
      try await ProgressListener.$current.withValue(ProgressListener { record.stepEnded() }) {
        try await run(probe, number, &runner, writer, record)
      }
    }
  }

  private func run(
    _ probe: Probe, _ number: Int, _ runner: inout ProbeRunner, _ writer: ReportWriter,
    _ record: ActivityRecord.Writer
  ) async throws {
    if request.settings.listsOnly { return try writer.write(ProbeReport(naming: probe), number) }
    if request.repeats { return try writer.write(await runner.layOut(probe), number) }
    runner.checkpoint = { report, stage in
      // A later report says more: if this one cannot be written, neither can that.
      try? writer.write(report, number)
      record.begin(number, probe, stage)
      StandardOutput.mute(stage != .layout && !request.settings.showsAllOutput)
    }
    let sweeps = request.settings.sweeps
    // Between probes no time is simulated.
    let start = ContinuousClock.now
    var report =
      if let why = request.settings.why, !why.isBeside {
        await why.report(probe, runner)
      } else if let matrix = request.settings.matrix {
        await runner.run(probe, matrix)
      } else if sweeps.isEmpty {
        await runner.run(probe)
      } else {
        await runner.sweep(probe, sweeps)
      }
    if let why = request.settings.why, why.isBeside {
      report.why = await why.report(probe, runner).why
    }
    if request.settings.measuresDurations {
      report.duration = ((ContinuousClock.now - start) / .milliseconds(1)).rounded() / 1_000
    }
    try writer.write(report, number)
  }

  private func isWanted(_ probe: Probe) -> Bool {
    let (name, sample) = SampleVariant.split(probe.name)
    // The kinds of samples are for findings; what is only named or swept over is shown once.
    let isShownOnly =
      request.settings.listsOnly || !request.settings.sweeps.isEmpty
      || request.settings.why?.isBeside == false
    return (sample == .mixed || !isShownOnly)
      && request.settings.selection.includes(
        source: probe.place?.file ?? ExpressionSource.first, probe: name)
  }

  private func findProbes() throws -> [Probe] {
    if let seed = request.settings.selfTestSeed { return SelfTest(seed: seed).probes }
    guard let library = request.library else { return declaredProbes }
    return try ViewHost.atEpoch {
      let list = SourceProbeList(file: request.file)
      try LoadedLibrary(library).fill(list)
      return list.probes
    }
  }
}
