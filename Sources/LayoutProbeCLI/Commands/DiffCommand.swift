import LayoutProbe

/// `layoutprobe diff`
enum DiffCommand: Command {
  static let spec = CommandSpec(
    "diff", purpose: .reports,
    summary: "Show the differences between two JSON reports.",
    discussion: """
      Compares findings, verdicts, passes, calls and answers to proposals. Moved lines are not a \
      difference.

          layoutprobe diff main.json branch.json
          layoutprobe diff main.json branch.json --format markdown >> comment.md
      """,
    positional: PositionalSpec(
      "REPORT", .file, help: "Two JSON reports: the earlier one, then the later one.",
      minimumCount: 2,
      maximumCount: 2),
    options: [
      OptionSpec(
        "format", .choice(["text", "markdown"]), help: "The format.", defaultValue: "text")
    ],
    exitCodes: [
      0: "The reports are equal.", 1: "The reports differ.", 2: "A report cannot be read.",
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
