import LayoutProbe

/// `layoutprobe list`
enum ListCommand: Command {
  static let spec = CommandSpec(
    "list", purpose: .views,
    summary: "List the probes without running them.",
    discussion: """
      A line for each probe: its place and its name. --filter and --shard show the probes that \
      they select.

          layoutprobe list Sources/Views --shard 1/4
      """,
    positional: PositionalSpec("PATH", .file, help: "A Swift file or a folder of them."),
    options: [
      OptionSpec(
        .format, .choice(["text", "json"]), help: "The format of the list.", defaultValue: "text")
    ] + ProbeOptions.selecting,
    exitCodes: ExitCode.explanations)

  static let startsWorkers = true

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let configuration = try Configuration(named: arguments.value(.config))
    var options = try InspectOptions(
      arguments.withDefaults(of: ProbeOptions.common), configuration,
      hasOwnProbes: !context.declaredProbes.isEmpty)
    options.paths = options.paths.map { RelativePath.of($0) }
    options.settings.listsOnly = true
    let inspection = Inspection(options: options, context: context)
    let report = try inspection.run().sorted
    if arguments.value(.format) == "json" {
      let probes = report.probes.map { probe -> JSONValue in
        [
          "name": .text(probe.name), "source": .text(probe.source),
          "line": probe.place.map { .number(Double($0.line)) } ?? .null,
        ]
      }
      context.output(try JSONValue.list(probes).text(isPretty: true))
    } else {
      for probe in report.probes {
        context.output("\(probe.place?.description ?? probe.source): \(probe.name.onOneLine)\n")
      }
    }
    for failure in report.failures { context.errors(TextReport().render(failure)) }
    return try inspection.verdict(report).told(context)
  }
}
