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
  /// Whether the baseline loses what is gone.
  private let prunes: Bool

  init(
    _ given: ParsedArguments, _ configuration: Configuration, _ context: CommandContext
  ) throws {
    let arguments = try configuration.filling(given)
    var options = try InspectOptions(
      given, configuration, hasOwnProbes: !context.declaredProbes.isEmpty)
    // What is written down must be the same wherever the project lies.
    options.paths = options.paths.map { RelativePath.of($0) }
    output = try ReportOutput(arguments, isFormatGiven: arguments.isGiven(.format))
    options.settings.gathersPictures =
      output.showsPictures || arguments.flag(.pictures)
    options.settings.repeats = true
    self.options = options
    self.context = context
    isQuiet = arguments.flag(.quiet)
    let level = arguments.value(.failOn).flatMap(FailLevel.init(rawValue:)) ?? .error
    gate.budget = try configuration.budget()
    gate.strongBudget = try BudgetOption.budget(arguments)
    prunes = given.flag(.prune)
    gate.allowsStale = arguments.flag(.allowStaleBaseline) || prunes
    gate.rules = options.settings.rules
    if let earlier = arguments.value(.newFrom) {
      gate.known = try NewFrom(earlier, given, options).known
      baseline = nil
    } else {
      baseline = try BaselineFile.existing(arguments)
    }
    if prunes, baseline == nil {
      throw UsageError(
        message: "'--prune' needs a baseline, and there is none",
        suggestion: "make it: layoutprobe baseline write", helpCommand: "layoutprobe help baseline")
    }
    failLevel = given.flag(.strict) ? .warning : level
  }

  func run() throws -> ExitCode {
    let inspection = Inspection(options: options, context: context)
    var gate = gate
    // A baseline that cannot be read is known before anything is run.
    let recorded = try baseline?.read()
    let inspected = try inspection.run().sorted
    if let baseline, let recorded {
      gate.known = Gate.Known(
        recorded, name: baseline.path,
        scope: options.scope(baseline, leftOut: inspection.leftOut))
    }
    var (report, notes) = gate.judged(inspected)
    if prunes, let baseline { notes += try pruned(baseline, inspected, inspection.leftOut) }
    report = report.sorted
    report.failLevel = failLevel
    try output.write(report, context)
    for note in isQuiet ? [] : inspection.notes.all + notes {
      context.errors("layoutprobe: note: \(note)\n")
    }
    return try inspection.verdict(report).told(context)
  }

  private func pruned(
    _ baseline: BaselineFile, _ report: InspectReport, _ leftOut: Set<String>
  ) throws -> [String] {
    let scope = options.scope(baseline, leftOut: leftOut)
    let update = try baseline.change { $0.changed(.prune, by: report, scope) }
    return update.events.map { "\(baseline.path): \($0.kind.rawValue): \($0.text)" }
  }
}
