import LayoutProbe

/// `layoutprobe baseline`
enum BaselineCommand: Command {
  static let spec = CommandSpec(
    "baseline", purpose: .gate,
    summary: "Record findings to fix later, so that only new ones fail.",
    discussion: """
      write records the current findings. update changes the recorded ones: moved places, new \
      figures, fixed findings; it lists new findings without recording them. prune removes fixed \
      findings and changes nothing else. show prints the file.

          layoutprobe baseline write
          layoutprobe baseline write --figures passes,calls --tolerance 25
          layoutprobe baseline update Sources/Views --baseline ci/known.json
          layoutprobe baseline show

      'check' then fails on findings that are new, worse or fixed but still recorded. A finding \
      is recognized after lines move, content is added, or its view, probe or file is renamed. \
      The file has relative paths and no line numbers; keep it in the repository.
      """,
    positional: PositionalSpec(
      "PATH", .file, help: "A Swift file or a folder of them.", actions: actions),
    options: [CheckOptions.baseline] + FigureOptions.all + ProbeOptions.common,
    exitCodes: ExitCode.explanations)

  private static let actions = Baseline.Change.allCases.map(\.rawValue) + ["show"]

  static let startsWorkers = true

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let action = arguments.positionals.first ?? ""
    let configuration = try Configuration(named: arguments.value(.config))
    let given = arguments.droppingFirstPositional()
    if given.flag(.printConfig) {
      context.output(try configuration.text(given))
      return .success
    }
    let filled = try configuration.filling(given)
    let file = BaselineFile.target(filled)
    guard let change = Baseline.Change(rawValue: action) else {
      context.output(BaselineText.render(try file.read()))
      return .success
    }
    var options = try InspectOptions(
      given, configuration, hasOwnProbes: !context.declaredProbes.isEmpty)
    options.paths = options.paths.map { RelativePath.of($0) }
    // As 'check' does: what is not recorded here is new there.
    options.settings.repeats = true
    return try record(change, file, try FigureOptions.request(given), options, context)
  }

  private static func record(
    _ change: Baseline.Change, _ file: BaselineFile, _ figures: Baseline.FigureRequest,
    _ options: InspectOptions, _ context: CommandContext
  ) throws -> ExitCode {
    if FileManager.default.fileExists(atPath: file.path) { _ = try file.read() }
    let inspection = Inspection(options: options, context: context)
    let report = try inspection.run().sorted
    for note in inspection.notes.all { context.errors("layoutprobe: note: \(note)\n") }
    var left = report
    // What is recorded is no reason to fail: what could not be looked at is.
    left.probes = []
    left.failures = report.failures.filter { $0.isOfSource }
    if report.probes.isEmpty, report.failures.isEmpty {
      return try inspection.verdict(report).told(context)
    }
    let scope = options.scope(file, leftOut: inspection.leftOut)
    let update = try file.change { $0.changed(change, by: report, scope, figures: figures) }
    context.output(BaselineText.render(update, name: file.path))
    if change == .update, !update.missing.isEmpty {
      context.errors("layoutprobe: note: \(BaselineText.missing(update))\n")
    }
    return left.failures.isEmpty
      ? .success : InspectVerdict(left, hint: nil).told(context)
  }
}
