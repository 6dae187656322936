import LayoutProbe

/// `layoutprobe sweep`
enum SweepCommand: Command {
  static let spec = CommandSpec(
    "sweep", purpose: .views,
    summary: "Find the widths or heights at which a layout jumps, breaks a rule or loops.",
    discussion: """
      Lays out the same probes as 'inspect' in windows of all widths (or heights) of a range, and \
      finds by bisection, to 0.01 pt, where the answer jumps, overflows the window, breaks a rule \
      whose findings are errors, or starts and stops looping. A range that is narrower than a \
      step, with the same result on both sides, is missed; a smaller --step misses less and \
      takes longer.

          layoutprobe sweep Sources/FlowLayout.swift --width 200...900
          layoutprobe sweep Sources --width 320...430 --height 500...932 --step 1

      The command fails on loops and broken rules, not on jumps and overflows.
      """,
    positional: PositionalSpec("PATH", .file, help: "A Swift file or a folder of them."),
    options: own + ProbeOptions.common.filter { $0.name != "timeout" },
    exitCodes: ExitCode.explanations)

  private static let own = [
    OptionSpec(
      .width, .text("FROM...TO"), help: "The widths of the window in points.",
      defaultValue: .described("100...1000, if no heights are given")),
    OptionSpec(.height, .text("FROM...TO"), help: "The heights of the window in points."),
    OptionSpec(
      .step, .text("LENGTH"), help: "The distance between the first lengths, in points.",
      defaultValue: "2"),
    OptionSpec(
      .timeout, .text("SECONDS"),
      help:
        "A pass of layout may take so long; a part of the work six times that, while passes end.",
      defaultValue: "300"),
    OptionSpec(
      .format, .choice(["text", "json"]), help: "The format of the report.",
      defaultValue: "text"),
    OptionSpec(
      .report, .text("FORMAT=PATH"), isRepeatable: true,
      help: "Write a report to a file as well.",
      suggestedValues: ReportFormats.names.map { "\($0)=" }),
  ]

  static let startsWorkers = true

  static func run(_ given: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let configuration = try Configuration(named: given.value(.config))
    if given.flag(.printConfig) {
      context.output(try configuration.text(given))
      return .success
    }
    let arguments = try configuration.filling(given)
    var options = try InspectOptions(
      given, configuration, hasOwnProbes: !context.declaredProbes.isEmpty)
    options.settings.sweeps = try requests(arguments)
    let files = try ReportFile.all(given)
    options.settings.gathersPictures = files.contains { $0.format.showsPictures }
    let inspection = Inspection(options: options, context: context)
    let report = try inspection.run()
    for file in files { try file.write(report) }
    if !files.contains(where: \.isStandardOutput) {
      context.output(
        arguments.value(.format) == "json" ? try JSONReport.render(report) : text(report))
    }
    for note in inspection.notes.all { context.errors("layoutprobe: note: \(note)\n") }
    return try inspection.verdict(report).told(context)
  }

  private static func text(_ report: InspectReport) -> String {
    let probes = report.probes.map { TextReport().renderSweeps($0) }
    return (probes + report.failures.map { TextReport().render($0) }).joined(separator: "\n")
  }

  private static func requests(_ arguments: ParsedArguments) throws -> [SweepRequest] {
    let text = arguments.value(.step) ?? ""
    guard let step = Double(text), step >= 0.01, step.isFinite else {
      throw arguments.invalid(.step, text, "points, such as 2 or 0.5")
    }
    func request(_ direction: SizeResponse.Direction, _ text: String?) throws -> SweepRequest? {
      guard let text else { return nil }
      guard let range = SweepRange(text) else {
        throw arguments.invalid(
          OptionName(rawValue: direction.rawValue), text, "a range of points, such as 200...900")
      }
      return SweepRequest(direction, range, step: step)
    }
    let height = try request(.height, arguments.value(.height))
    let width = try request(
      .width, arguments.value(.width) ?? (height == nil ? "100...1000" : nil))
    return [width, height].compactMap(\.self)
  }
}
