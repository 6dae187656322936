import LayoutProbe

/// One run of `check`: probes → report → files, standard output and exit code.
struct Check {
  private let options: InspectOptions
  private let context: CommandContext
  private let output: ReportOutput
  private let failLevel: FailLevel
  private let isQuiet: Bool
  private var gate = Gate()
  private let baseline: BaselineFile?

  init(
    _ given: ParsedArguments, _ configuration: Configuration, _ context: CommandContext
  ) throws {
    let arguments = try configuration.filling(given)
    var options = try InspectOptions(
      given, configuration, hasOwnProbes: !context.declaredProbes.isEmpty)
    // What is written down must be the same wherever the project lies.
    options.paths = options.paths.map { RelativePath.of($0) }
    output = try ReportOutput(arguments, isFormatGiven: arguments.isGiven("format"))
    options.settings.gathersPictures =
      output.showsPictures || arguments.flag(ProbeOptions.pictures.name)
    options.settings.repeats = true
    self.options = options
    self.context = context
    isQuiet = arguments.flag("quiet")
    let level = arguments.value("fail-on").flatMap(FailLevel.init(rawValue:)) ?? .error
    gate.budget = try configuration.budget()
    gate.strongBudget = try BudgetOption.budget(arguments)
    gate.allowsStale = arguments.flag("allow-stale-baseline")
    gate.rules = options.settings.rules
    baseline = try BaselineFile.existing(arguments)
    failLevel = given.flag("strict") ? .warning : level
  }

  func run() throws -> ExitCode {
    let inspection = Inspection(options: options, context: context)
    var gate = gate
    // A baseline that cannot be read is known before anything is run.
    if let baseline {
      gate.known = Gate.Known(
        try baseline.read(), name: baseline.path, path: baseline.path(of:),
        isAsked: options.isAsked(baseline))
    }
    var (report, notes) = gate.judged(try inspection.run().sorted)
    report = report.sorted
    report.failLevel = failLevel
    try output.write(report, context)
    for note in isQuiet ? [] : inspection.notes.all + notes {
      context.errors("layoutprobe: note: \(note)\n")
    }
    return try inspection.verdict(report).told(context)
  }
}
