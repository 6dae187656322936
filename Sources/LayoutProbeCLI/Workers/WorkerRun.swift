import LayoutProbe

/// Runs the probes of one file in workers, a new one after each that died, and gathers what they
/// found out.
struct WorkerRun: Sendable {
  struct Outcome: Sendable {
    var reports: [ProbeReport] = []
    var failures: [ProbeFailure] = []
    /// What the source printed.
    var output = ""
  }

  let source: String
  let library: String?
  let file: String?
  let settings: ProbeSettings
  let timeout: Double
  /// In bytes.
  let memoryLimit: UInt64
  let folder: URL

  /// Deaths after which a file is given up.
  private static let maximumDeaths = 50

  func run() throws -> Outcome {
    var outcome = Outcome()
    var skipped = 0
    for attempt in 0..<WorkerRun.maximumDeaths {
      let end = try runOnce(skipped: skipped, attempt, &outcome)
      guard let next = end else { return outcome }
      skipped = next
    }
    outcome.failures.append(
      ProbeFailure(
        kind: .crash, source: source,
        message: "given up after \(WorkerRun.maximumDeaths) crashes; the rest was not run"))
    return outcome
  }

  /// The number of probes to leave out in the next worker; nil if all are done.
  private func runOnce(skipped: Int, _ attempt: Int, _ outcome: inout Outcome) throws -> Int? {
    let reports = folder.appendingPathComponent("reports-\(attempt)")
    let record = folder.appendingPathComponent("record-\(attempt)")
    try Data().write(to: reports)
    try Data(count: ActivityRecord.size).write(to: record)
    let request = WorkerRequest(
      library: library, file: file, skipped: skipped, settings: settings, reports: reports.path,
      record: record.path, memoryLimit: memoryLimit)
    let child = ChildProcess(
      executable: ProgramLocation.executable,
      arguments: [
        WorkerCommand.spec.name, String(decoding: try JSONEncoder().encode(request), as: UTF8.self),
      ],
      // A trap's own report is what the user needs; a backtrace of this program is not.
      environment: ["SWIFT_BACKTRACE": "enable=no"],
      output: folder.appendingPathComponent("output-\(attempt)"),
      errors: folder.appendingPathComponent("errors-\(attempt)"))
    let end = try child.run(timeout: timeout)
    outcome.output += end.output
    outcome.reports += try readReports(reports)
    let state = ActivityRecord.read(record.path)
    if end.isSuccess { outcome.output += end.errors }
    if end.isSuccess, state.verdict == ActivityRecord.finished { return nil }
    if state.stage == .experiments {
      outcome.output += note(end, state)
    } else {
      outcome.failures.append(failure(end, state))
    }
    // Without a probe under way it is the source's own start that fails: again and again.
    guard state.probe != nil else { return nil }
    return state.begun
  }

  private func readReports(_ file: URL) throws -> [ProbeReport] {
    let decoder = JSONDecoder()
    // The last line may be half of one.
    let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(WorkerReport.self, from: $0)
    }
    let last = Dictionary(lines.map { ($0.number, $0.report) }, uniquingKeysWith: { $1 })
    return last.sorted { $0.key < $1.key }.map(\.value)
  }

  /// A layout that may insist on what it was written for is not to blame for a crash.
  private func note(_ end: ChildProcess.End, _ state: ActivityRecord) -> String {
    let what = end.isTimedOut ? "did not finish" : "crashed"
    let activity = state.activity.map { " in \($0)" } ?? ""
    return "note: \(state.probe ?? source) \(what)\(activity) when it was tried with more subviews "
      + "than it has; whether its cost grows with them was not checked\n"
  }

  private func failure(_ end: ChildProcess.End, _ state: ActivityRecord) -> ProbeFailure {
    let kind: ProbeFailure.Kind
    var message: String
    if end.isTimedOut {
      kind = .timeout
      let seconds = timeout == timeout.rounded() ? "\(Int(timeout))" : "\(timeout)"
      message = "not done after \(seconds) s"
    } else if state.verdict == ProcessGuard.verdict {
      kind = .memory
      message = "more than \(memoryLimit >> 20) MB in use"
    } else {
      kind = .crash
      message = explanation(of: end)
    }
    return ProbeFailure(
      kind: kind, source: source, probe: state.probe, place: state.place,
      activity: state.activity, message: message)
  }
}

extension WorkerRun {
  private func explanation(of end: ChildProcess.End) -> String {
    if end.signal == nil, end.status != ExitCode.internalError.rawValue {
      return "the source ended the process with status \(end.status); does it call exit?"
    }
    let words = end.lastWords
    if !words.isEmpty { return words }
    return end.signal.map(SignalName.explanation) ?? "ended with status \(end.status)"
  }
}

/// What a signal means to somebody who wrote a layout.
enum SignalName {
  static func explanation(_ signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS:
      "the stack overflowed or memory was used that is not there (signal \(signal)): does the "
        + "layout or a body call itself without end?"
    case SIGILL, SIGTRAP:
      // The check for this one says nothing, and an infinite proposal is all it takes.
      "a Swift runtime check trapped (signal \(signal)), such as an index out of range, a missing environment object, or Int() of a length that is infinite "
        + "or NaN"
    case SIGABRT: "aborted (signal \(signal))"
    case SIGKILL: "killed (signal \(signal)), perhaps for want of memory"
    default: "ended by signal \(signal)"
    }
  }
}
