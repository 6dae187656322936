import LayoutProbe

/// `layoutprobe diff`
enum DiffCommand: Command {
  static let spec = CommandSpec(
    "diff",
    summary: "Say what is different between two JSON reports.",
    discussion: """
      Findings that are new or gone, verdicts, passes and calls, answers to size questions. Where \
      lines have gone makes no difference.

          layoutprobe diff main.json branch.json
          layoutprobe diff main.json branch.json --format markdown >> comment.md
      """,
    positional: PositionalSpec(
      "REPORT", .file, help: "A JSON report: the one before, and the one after.", minimumCount: 2,
      maximumCount: 2),
    options: [
      OptionSpec(
        "format", .choice(["text", "markdown"]), help: "The format.", defaultValue: "text")
    ],
    exitCodes: [
      0: "The reports say the same.", 1: "They do not.", 2: "A report cannot be read.",
    ])

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let reports = try arguments.positionals.map {
      try ReportFiles.read($0, helpCommand: "layoutprobe help diff")
    }
    let difference = ReportDifference(from: reports[0], to: reports[1])
    context.output(
      arguments.value("format") == "markdown" ? difference.markdown : difference.text)
    guard !difference.isEmpty else { return .success }
    context.errors("layoutprobe: the reports differ\n")
    return .findings
  }
}
