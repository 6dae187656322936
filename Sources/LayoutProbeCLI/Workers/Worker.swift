import LayoutProbe

/// The process in which probes run: it may crash, hang or be killed at any time, and what it found
/// out until then is in its files.
@MainActor
struct Worker {
  let request: WorkerRequest
  let declaredProbes: [Probe]

  /// Runs all probes that were asked for.
  func run() async throws {
    // A group of its own, so that all it starts can be ended with it.
    setpgid(0, 0)
    guard let record = ActivityRecord.Writer(path: request.record) else {
      throw LoadedLibrary.Failure(description: "cannot map \(request.record)")
    }
    StandardOutput.writeLinesAtOnce()
    ProcessGuard.start(memoryLimit: request.memoryLimit, record)
    TrapRecorder.start(record)
    StandInCalls.record(to: request.standIns)
    var runner = try request.settings.runner
    if let file = request.file, !request.repeats { runner.landmarks = NamedLengths.of(file: file) }
    runner.activity = { record.report($0) }
    runner.checking = { record.check($0) }
    runner.skippedRules = Set(request.skippedRules)
    record.begin(request.skipped, nil)
    request.settings.bundles.use()
    let probes = try findProbes()
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: request.reports))
    defer { try? output.close() }
    let encoder = JSONEncoder()
    var last: (number: Int, report: ProbeReport)?
    func write(_ report: ProbeReport, _ number: Int) throws {
      let before = last?.number == number ? last?.report : nil
      guard report != before else { return }
      try output.write(
        contentsOf: WorkerReport(number: number, report: report).line(encoder, after: before))
      last = (number, report)
    }
    for (index, probe) in probes.enumerated().dropFirst(request.skipped) where isWanted(probe) {
      record.begin(index + 1, probe)
      StandardOutput.mute(request.repeats)
      if request.settings.listsOnly {
        try write(ProbeReport(naming: probe), index + 1)
        continue
      }
      if request.repeats {
        try write(await runner.layOut(probe), index + 1)
        continue
      }
      runner.checkpoint = { report, stage in
        // A later report says more: if this one cannot be written, neither can that.
        try? write(report, index + 1)
        record.begin(index + 1, probe, stage)
        StandardOutput.mute(stage != .layout)
      }
      let sweeps = request.settings.sweeps
      let report = sweeps.isEmpty ? await runner.run(probe) : await runner.sweep(probe, sweeps)
      try write(report, index + 1)
      runner.skippedRules = []
    }
    record.begin(probes.count + 1, nil)
    record.end(ActivityRecord.finished)
  }

  private func isWanted(_ probe: Probe) -> Bool {
    let (name, sample) = SampleVariant.split(probe.name)
    // The kinds of samples are for findings; what is only named or swept over is shown once.
    let isShownOnly = request.settings.listsOnly || !request.settings.sweeps.isEmpty
    return (sample == .mixed || !isShownOnly)
      && request.settings.selection.includes(
        source: probe.place?.file ?? ProbeReport.expressionSource, probe: name)
  }

  private func findProbes() throws -> [Probe] {
    if let seed = request.settings.selfTestSeed { return SelfTest(seed: seed).probes }
    guard let library = request.library else { return declaredProbes }
    let list = SourceProbeList(file: request.file)
    try LoadedLibrary(path: library).fill(list)
    return list.probes
  }
}
