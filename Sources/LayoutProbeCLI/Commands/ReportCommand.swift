import LayoutProbe

/// `layoutprobe report`
enum ReportCommand: Command {
  static let spec = CommandSpec(
    "report", purpose: .reports,
    summary: "Merge JSON reports, such as those of shards, and write them in any format.",
    discussion: """
      The merge of all shards is the report of one run without shards, byte for byte. \
      Findings do not fail the command without --fail-on. A missing report of a shard does, \
      unless --partial is given.

          layoutprobe report shard-*.json --format json > all.json
          layoutprobe report all.json --report sarif=layout.sarif --fail-on error
      """,
    positional: PositionalSpec("REPORT", .file, help: "A JSON report.", minimumCount: 1),
    options: CheckOptions.failOn(default: nil) + [partial] + CheckOptions.output + [
      ProbeOptions.showingNotes
    ],
    exitCodes: ExitCode.explanations)

  private static let partial = OptionSpec(
    .partial, .flag, help: "Accept missing reports of shards.")

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let reports = try arguments.positionals.map {
      try ReportFiles.read($0, helpCommand: "layoutprobe help report")
    }
    var report = InspectReport(merging: reports, isPartial: arguments.flag(.partial))
    let level = arguments.value(.failOn).flatMap(FailLevel.init(rawValue:))
    if let level { report.failLevel = level }
    try ReportOutput(arguments, isFormatGiven: arguments.isGiven(.format)).write(report, context)
    guard level == nil else { return InspectVerdict(report, hint: nil).told(context) }
    let missing = report.gate.filter(\.isOfMissingShard)
    for finding in missing { context.errors("layoutprobe: \(finding.finding.message)\n") }
    return missing.isEmpty ? .success : .findings
  }
}
