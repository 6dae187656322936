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
          layoutprobe diff main.json branch.json --html diff.html

      The page has both pictures of each probe, beside each other or in one place, with what moved, \
      appeared and vanished. Reports need '--pictures' for drawings; frames are always there.
      """,
    positional: PositionalSpec(
      "REPORT", .file, help: "Two JSON reports: the earlier one, then the later one.",
      minimumCount: 2,
      maximumCount: 2),
    options: [
      OptionSpec(
        .format, .choice(["text", "markdown"]), help: "The format.", defaultValue: "text"),
      OptionSpec(
        .html, .file, help: "Write a page with the pictures of both reports; '-' prints it."),
    ],
    exitCodes: [
      0: "The reports are equal.", 1: "The reports differ.", 2: "A report cannot be read.",
    ])

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let reports = try arguments.positionals.map {
      try ReportFiles.read($0, helpCommand: "layoutprobe help diff")
    }
    let difference = ReportDifference(from: reports[0], to: reports[1])
    let page = arguments.value(.html)
    if let page { try write(reports, to: page) }
    if page != "-" {
      context.output(
        arguments.value(.format) == "markdown" ? difference.markdown : difference.text)
    }
    guard !difference.isEmpty else { return .success }
    context.errors("layoutprobe: the reports differ\n")
    return .findings
  }

  private static func write(_ reports: [InspectReport], to path: String) throws {
    // A page in place of a source or a report would lose it.
    guard ![".swift", ".json"].contains(where: path.lowercased().hasSuffix) else {
      throw UsageError(
        message: "'--html \(path)' would replace a source or a report",
        suggestion: "name a page: --html diff.html", helpCommand: "layoutprobe help diff")
    }
    try AtomicFile.write(try HTMLDifference.page(from: reports[0], to: reports[1]), to: path)
  }
}
