import LayoutProbe

/// One run of `check`: probes → report → files, standard output and exit code.
struct Check {
  private let options: InspectOptions
  private let context: CommandContext
  private let output: ReportOutput
  private let failLevel: FailLevel

  init(
    _ given: ParsedArguments, _ configuration: Configuration, _ context: CommandContext
  ) throws {
    let arguments = try configuration.filling(given)
    var options = try InspectOptions(given, configuration)
    // What is written down must be the same wherever the project lies.
    options.paths = options.paths.map { RelativePath.of($0) }
    self.options = options
    self.context = context
    output = try ReportOutput(arguments, isFormatGiven: arguments.isGiven("format"))
    let level = arguments.value("fail-on").flatMap(FailLevel.init(rawValue:)) ?? .error
    failLevel = given.flag("strict") ? .warning : level
  }

  func run() throws -> ExitCode {
    let inspection = Inspection(options: options, context: context)
    var report = try inspection.run().sorted
    report.failLevel = failLevel
    try output.write(report, context)
    for note in inspection.notes.all { context.errors("layoutprobe: note: \(note)\n") }
    let verdict = InspectVerdict(report, hint: inspection.hint)
    if let reason = verdict.reason { context.errors("layoutprobe: \(reason)\n") }
    return verdict.code
  }
}
