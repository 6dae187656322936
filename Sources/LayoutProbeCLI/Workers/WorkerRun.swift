import LayoutProbe

/// Runs the probes of one file in workers, a new one after each that died, and gathers what they
/// found out.
struct WorkerRun: Sendable {
  struct Outcome: Sendable {
    private var reportsByNumber: [Int: ProbeReport] = [:]
    var failures: [ProbeFailure] = []
    /// What is to be said of how the source ran, and what it printed outside of its probes.
    var output = ""
    /// What probes printed, by their numbers.
    private var printed: [Int: PrintedText] = [:]
    /// How many probes there are, whether they were wanted or not; nil if no worker could say.
    var found: Int?
    /// The files whose code was called, and was not compiled for that.
    var deferred: Set<String> = []
    /// Code that ended a probe after something stood in for a value.
    var trapped: Set<TrappedCode> = []
    /// The probes that must have a report or a failure.
    private var wanted: [ReportChannel.Declaration.Probe] = []
    private var accounted: Set<Int> = []

    /// The reports, in the order of the probes.
    var reports: [ProbeReport] { reportsByNumber.sorted { $0.key < $1.key }.map(\.value) }

    /// A later report of a probe says more than an earlier one.
    mutating func add(_ reports: [WorkerReport]) {
      for report in reports { reportsByNumber[report.number] = report.report }
    }

    /// Whether all went well as far as is known, which is not what there was to run.
    var isDeclarationLost: Bool { found == nil && failures.isEmpty }

    mutating func declare(_ declaration: ReportChannel.Declaration?) {
      guard let declaration else { return }
      found = declaration.count
      wanted = declaration.wanted
    }

    /// What probes printed, in their order, as it is shown.
    func printedText(isWhole: Bool) -> String {
      let probes = wanted.filter { SampleVariant.split($0.name).variant == .mixed }
      return probes.compactMap { probe in
        printed[probe.number]?.shown(of: probe.name, at: probe.place, isWhole: isWhole)
      }.joined()
    }

    /// Adds what the probes of a worker printed; one that is run again prints the same again.
    mutating func addPrinted(_ folder: String) {
      for probe in wanted where printed[probe.number] == nil {
        printed[probe.number] = PrintedText(path: PrintedText.path(folder, probe.number))
      }
    }

    /// Adds what came through from a worker.
    mutating func add(_ channel: ReportChannel) {
      declare(channel.declaration)
      accounted.formUnion(channel.complete)
      add(WorkerReport.last(of: channel.reports, JSONDecoder()))
    }

    /// What is to be said of a probe is in the failures, or among what the user is told.
    mutating func account(for number: Int) { accounted.insert(number) }

    /// A probe without a report and without a failure is no success.
    mutating func addLost(of source: String) {
      let reason =
        failures.contains { $0.probe == nil }
        ? "it did not run: its worker process did not start"
        : "its report was lost: does its code, or that of a probe before it, write to files that it "
          + "did not open, or remove them?"
      if isDeclarationLost {
        failures.append(ProbeFailure(kind: .crash, source: source, message: reason))
      }
      for probe in wanted where !accounted.contains(probe.number) {
        failures.append(
          ProbeFailure(
            kind: .crash, source: source, probe: probe.name, place: probe.place, message: reason))
      }
    }

    /// Keeps what was said of probes that ended after stand-ins, if they end in another way now that more
    /// stands in for their code.
    mutating func keepStandIns(of before: Self) {
      let known = before.failures.filter { $0.atStandIn.kind == .standIn }
      failures = failures.map { failure in
        guard failure.kind == .crash, failure.atStandIn.kind == .crash else { return failure }
        return known.first { $0.probe == failure.probe && $0.place == failure.place } ?? failure
      }
    }

    /// Compares the reports with those of another process.
    mutating func compare(with reports: [WorkerReport], _ rules: RuleSettings) {
      for other in reports {
        guard let report = reportsByNumber[other.number] else { continue }
        reportsByNumber[other.number] = report.compared(with: other.report, rules)
      }
    }
  }

  let source: String
  let library: ProbeLibrary?
  let file: String?
  let settings: ProbeSettings
  let timeout: Double
  /// In bytes.
  let memoryLimit: UInt64
  let folder: URL
  /// Makes workers of sources; nil if they start by themselves.
  var server: (any WorkerServer)?

  func run() throws -> Outcome {
    var outcome = Outcome()
    var start = Start()
    var attempt = 0
    // Each worker begins behind the last one, so that all probes get their turn.
    while let next = try runOnce(start, attempt, &outcome), next.isBehind(start) {
      start = next
      attempt += 1
    }
    if outcome.isDeclarationLost { outcome.declare(try declaration(attempt + 1)) }
    outcome.addLost(of: source)
    if settings.repeats { try repeatOnce(&outcome) }
    return outcome
  }

  /// Where a worker begins.
  private struct Start {
    /// Probes to leave out.
    var skipped = 0
    /// Rules to leave out in the first probe.
    var skippedRules: [String] = []
    /// What is not done with controls in the first probe.
    var skippedInteractions: [String] = []

    private var leftOut: Int { skippedRules.count + skippedInteractions.count }

    func isBehind(_ other: Start) -> Bool {
      (skipped, leftOut) > (other.skipped, other.leftOut)
    }
  }

  /// A worker that was run, and what it left behind.
  private struct Attempt {
    var end: ChildProcess.End
    var channel: ReportChannel
    var record: String
    var printed: String
    var calls: StandInCalls
  }

  private func runWorker(
    _ start: Start, _ attempt: Int, _ settings: ProbeSettings
  ) throws -> Attempt {
    let reports = folder.appendingPathComponent("reports-\(attempt)")
    let record = folder.appendingPathComponent("record-\(attempt)")
    let standIns = folder.appendingPathComponent("stand-ins-\(attempt)").path
    let printed = folder.appendingPathComponent("printed-\(attempt)").path
    try Data().write(to: reports)
    try Data(count: ActivityRecord.size).write(to: record)
    let request = WorkerRequest(
      library: library, file: file, skipped: start.skipped, skippedRules: start.skippedRules,
      skippedInteractions: start.skippedInteractions, settings: settings, reports: reports.path,
      record: record.path, standIns: standIns,
      printed: printed, memoryLimit: memoryLimit)
    let end = try runWorker(
      [WorkerRequest.command, try request.text()], record: record,
      output: folder.appendingPathComponent("output-\(attempt)"),
      errors: folder.appendingPathComponent("errors-\(attempt)"))
    return Attempt(
      end: end, channel: try read(reports), record: record.path, printed: printed,
      calls: StandInCalls(path: standIns))
  }

  /// Asks a worker that runs no probe what there was to run.
  private func declaration(_ attempt: Int) throws -> ReportChannel.Declaration? {
    var settings = settings
    settings.listsOnly = true
    return try runWorker(Start(), attempt, settings).channel.declaration
  }

  /// What the user's code left of the file.
  private func read(_ reports: URL) throws -> ReportChannel {
    let isThere = FileManager.default.fileExists(atPath: reports.path)
    return ReportChannel(isThere ? try Data(contentsOf: reports) : Data())
  }

  /// Where to go on in the next worker; nil if all is done.
  private func runOnce(_ start: Start, _ attempt: Int, _ outcome: inout Outcome) throws -> Start? {
    let run = try runWorker(start, attempt, settings)
    let end = run.end
    // It could not write its report.
    if end.status == ExitCode.internalError.rawValue {
      try DiskRoom.check(folder, named: FileManager.default.temporaryDirectory)
    }
    if attempt == 0 { outcome.output += end.output }
    outcome.add(run.channel)
    outcome.addPrinted(run.printed)
    let state = ActivityRecord.read(run.record)
    outcome.deferred.formUnion(run.calls.deferred)
    if end.isSuccess {
      outcome.output += PrintedText(end.errors).shown(isWhole: settings.showsAllOutput)
    }
    if end.isSuccess, state.verdict == ActivityRecord.finished {
      return nil
    }
    if end.isSuccess, state.verdict == ActivityRecord.worn { return Start(skipped: state.begun) }
    let own = failure(end, state)
    let found = own.after(run.calls)
    // Other probes may have come by these stand-ins: alone, it shows whether it does.
    if found.kind != own.kind || found.message != own.message, state.probe != nil,
      state.begun > start.skipped + 1
    {
      return Start(skipped: state.begun - 1)
    }
    // Tried for a rule, it comes again.
    if state.probe != nil, state.rule == nil { outcome.account(for: state.begun) }
    if [.explanation, .experiments, .pictures].contains(state.stage) {
      outcome.output += note(end, state)
    } else if state.rule == LoopTrials.name {
      // Code that traps with larger numbers than it has says nothing: the same probe without them.
    } else {
      record(found, end, state, in: &outcome)
    }
    return nextStart(after: start, end, state)
  }

  private func record(
    _ found: ProbeFailure, _ end: ChildProcess.End, _ state: ActivityRecord,
    in outcome: inout Outcome
  ) {
    // Tried for another rule, it fails in the same way again.
    let isKnown = outcome.failures.contains {
      state.rule != nil && $0.probe == found.probe && $0.activity == found.activity
    }
    if !isKnown { outcome.failures.append(found) }
    if found.atStandIn.kind == .standIn, let place = found.declaration,
      let code = TrappedCode(place, explanation(of: end))
    {
      outcome.trapped.insert(code)
    }
  }

  /// Where to go on after a probe ended the worker; nil if that would be the same again.
  private func nextStart(
    after start: Start, _ end: ChildProcess.End, _ state: ActivityRecord
  ) -> Start? {
    // Without a probe under way it is the source's own start that fails: again and again.
    guard state.probe != nil else { return nil }
    // Layouts were tried: the same probe once more, without what ended it.
    if let rule = state.rule {
      var next = state.begun == start.skipped + 1 ? start : Start(skipped: state.begun - 1)
      // What takes too long for one rule does so for others: each would take the whole time again.
      if end.isTimedOut, rule != LoopTrials.name {
        next.skippedRules = ContractRules.ids
      } else {
        next.skippedRules.append(rule)
      }
      return next
    }
    // The same probe once more, without the use of a control that ended it.
    if state.stage == .interaction, let condition = state.condition {
      var next = state.begun == start.skipped + 1 ? start : Start(skipped: state.begun - 1)
      next.skippedInteractions.append(String(condition.dropFirst(ProbeRunner.labelStart.count)))
      return next
    }
    return Start(skipped: state.begun)
  }

  /// Lays the probes out in a process that starts by itself: the clock, random numbers and the order
  /// of sets are others there.
  private func repeatOnce(_ outcome: inout Outcome) throws {
    guard library != nil, !outcome.reports.isEmpty, !settings.listsOnly else { return }
    let reports = folder.appendingPathComponent("reports-repeated")
    let record = folder.appendingPathComponent("record-repeated")
    let standIns = folder.appendingPathComponent("stand-ins-repeated")
    try Data().write(to: reports)
    try Data(count: ActivityRecord.size).write(to: record)
    var request = WorkerRequest(
      library: library, file: file, settings: settings, reports: reports.path,
      record: record.path, standIns: standIns.path,
      printed: folder.appendingPathComponent("printed-repeated").path, memoryLimit: memoryLimit)
    request.repeats = true
    _ = try start(
      [WorkerRequest.command, try request.text()], limit(record),
      output: folder.appendingPathComponent("output-repeated"),
      errors: folder.appendingPathComponent("errors-repeated"))
    outcome.compare(
      with: WorkerReport.last(of: try read(reports).reports, JSONDecoder()), settings.rules)
    outcome.deferred.formUnion(StandInCalls(path: standIns.path).deferred)
  }

  /// Hundredths of a second for which a worker whose time is over may look for the line that it is at.
  private static let stepsForLine = 500

  /// Each probe has its own time, and so has each part of the work on it.
  private func limit(_ record: URL) -> TimeLimit {
    let path = record.path
    var limit = TimeLimit(seconds: timeout) {
      let record = ActivityRecord.read(path)
      return TimeLimit.Progress(
        thing: "\(record.begun) \(record.stage) \(record.condition ?? "")",
        steps: record.steps)
    }
    #if os(Linux)
      limit.atTimeout = { worker, hasEnded in
        guard kill(worker, StackSamples.signal) == 0 else { return }
        for _ in 0..<WorkerRun.stepsForLine {
          if hasEnded() || ActivityRecord.read(path).verdict != nil { return }
          usleep(10_000)
        }
      }
    #endif
    return limit
  }

  private func start(
    _ arguments: [String], _ limit: TimeLimit, output: URL, errors: URL
  ) throws -> ChildProcess.End {
    try ChildProcess(
      executable: ProgramLocation.executable, arguments: arguments,
      // A trap's own report is what the user needs; a backtrace of this program is not.
      environment: ["SWIFT_BACKTRACE": "enable=no"], output: output, errors: errors
    ).run(limit)
  }

  private func runWorker(
    _ arguments: [String], record: URL, output: URL, errors: URL
  ) throws -> ChildProcess.End {
    let limit = limit(record)
    if library != nil,
      let end = server?.run(arguments, output: output, errors: errors, limit: limit)
    {
      return end
    }
    return try start(arguments, limit, output: output, errors: errors)
  }

  /// A layout that may insist on what it was written for is not to blame for a crash.
  private func note(_ end: ChildProcess.End, _ state: ActivityRecord) -> String {
    let what = end.isTimedOut ? "did not finish" : "crashed"
    let activity = state.activity.map { " in \($0)" } ?? ""
    if state.stage == .explanation {
      return "note: \(state.probe ?? source) \(what)\(activity) during the replay that searches "
        + "for causes; the verdict is valid, causes and remedies are missing\n"
    }
    guard state.stage == .experiments else {
      return
        "note: \(state.probe ?? source) \(what)\(activity) while its plots were drawn; they are "
        + "missing\n"
    }
    return
      "note: \(state.probe ?? source) \(what)\(activity) while it was tried with other subviews or "
      + "another cache; the rule \(state.rule ?? "") was not checked\n"
  }

  private func failure(_ end: ChildProcess.End, _ state: ActivityRecord) -> ProbeFailure {
    let kind: ProbeFailure.Kind
    var message: String
    if let limit = end.timeLimit {
      kind = .timeout
      let tenths = (limit * 10).rounded() / 10
      let seconds = tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
      message =
        limit > timeout
        ? "layout and simulated time went on for \(seconds) s" : "not finished after \(seconds) s"
    } else if state.verdict == ProcessGuard.verdict {
      kind = .memory
      message = "more than \(memoryLimit >> 20) MB in use"
    } else {
      kind = .crash
      let isOverflow = state.verdict == ActivityRecord.overflow && end.signal != nil
      message = isOverflow ? SignalName.overflow : explanation(of: end)
    }
    if let rule = state.rule {
      let rest = end.isTimedOut ? "; no more rules are tried here" : ""
      message += " (tried for the rule \(rule)\(rest))"
    }
    if let condition = state.condition { message += " (only \(condition))" }
    var failure = ProbeFailure(
      kind: kind, source: source, probe: state.probe, place: state.place,
      activity: state.activity, message: message)
    if kind == .crash || kind == .timeout {
      failure.declaration = state.trap?.corrected(by: message)
    }
    return failure
  }
}

extension SourcePlace {
  /// In the line that the runtime names for the same file: it knows the code better than a trace does, in
  /// which a call that never returns may look like one of what comes next.
  fileprivate func corrected(by message: String) -> SourcePlace {
    let named = message.firstMatch(of: #/^(?:\w+\/)?([^\/:\n]+):(\d+): Fatal error: /#)
    guard let named, let line = Int(named.output.2), line > 0, line != self.line,
      FilePath.name(file) == named.output.1
    else { return self }
    return SourcePlace(file: file, line: line)
  }
}

extension ProbeFailure {
  /// The error of Foundation for a folder that is not on this system, such as the user's library.
  private static let missingFolder = "URLForDirectoryError.directoryUnknown"

  /// A crash before anything was laid out, or without a message, may be due to a value that stands in
  /// for another, and an object may be missing because a modifier was left out: then it is no claim
  /// about the user's code.
  fileprivate func after(_ calls: StandInCalls) -> ProbeFailure {
    if kind == .crash, message.contains(Self.missingFolder) {
      var failure = self
      failure.kind = .standIn
      failure.message = "it asks for a folder that only Apple's systems have: \(message)"
      return failure
    }
    let isObjectMissing = message.contains("may be missing as an ancestor of this view")
    let namesStandIn = message.contains("'HeadlessUI._StandIn'")
    let labels =
      isObjectMissing
      ? calls.mayHideObjects : namesStandIn ? calls.labels.sorted() : calls.mayMislead
    let isUnexplained =
      message.hasPrefix(SignalName.invalidAccess) || message.hasPrefix(SignalName.overflow)
    let isNil = message.contains(TrappedCode.nilStart)
    // A layout is judged by its own code; what a body reads are values that it was given.
    let isLayout =
      activity.map { !$0.hasSuffix(".body") && !$0.hasPrefix(ProbeActivity.actionStart) } ?? false
    guard kind == .crash, !isLayout || isNil || isObjectMissing || isUnexplained || namesStandIn,
      !labels.isEmpty,
      atStandIn.kind == .crash
    else { return self }
    var failure = self
    if let type = calls.missingObjects.first {
      // SwiftUI ends the program before it comes to this.
      failure.declaration = nil
      failure.message =
        "Fatal error: No object of type \(type) found: it may be missing as an ancestor of this view\n"
        + "with a sample of it: \(message)"
      return failure
    }
    failure.kind = .standIn
    failure.message = (["it crashed after these: \(message)"] + labels).joined(separator: "\n")
    return failure
  }
}

extension WorkerRun {
  private func explanation(of end: ChildProcess.End) -> String {
    if end.signal == nil, end.status != ExitCode.internalError.rawValue {
      // The status with which the dynamic loader ends a process.
      let hint =
        end.status == 127
        ? "it may call exit, or a function that no library has" : "it may call exit"
      return "the source ended the process with status \(end.status); \(hint)"
    }
    let words = end.lastWords
    if !words.isEmpty { return words }
    return end.signal.map(SignalName.explanation) ?? "ended with status \(end.status)"
  }
}
