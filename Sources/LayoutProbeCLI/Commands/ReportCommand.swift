import LayoutProbe

/// `layoutprobe report`
enum ReportCommand: Command {
  static let spec = CommandSpec(
    "report",
    summary: "Merge JSON reports, such as those of shards, and write them in any format.",
    discussion: """
      The merge of all shards is the report of one run without shards, byte for byte. What was \
      found is no reason to fail, unless --fail-on says so.

          layoutprobe report shard-*.json --format json > all.json
          layoutprobe report all.json --report sarif=layout.sarif --fail-on error
      """,
    positional: PositionalSpec("REPORT", .file, help: "A JSON report.", minimumCount: 1),
    options: CheckOptions.failOn(default: nil) + CheckOptions.output + [ProbeOptions.showingNotes],
    exitCodes: ExitCode.explanations)

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let reports = try arguments.positionals.map {
      try ReportFiles.read($0, helpCommand: "layoutprobe help report")
    }
    var report = InspectReport(merging: reports)
    let level = arguments.value("fail-on").flatMap(FailLevel.init(rawValue:))
    if let level { report.failLevel = level }
    try ReportOutput(arguments, isFormatGiven: arguments.isGiven("format")).write(report, context)
    return level == nil ? .success : InspectVerdict(report, hint: nil).told(context)
  }
}
