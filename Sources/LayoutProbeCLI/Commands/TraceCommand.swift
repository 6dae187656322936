import LayoutProbe

/// `layoutprobe trace`
enum TraceCommand: Command {
  static let spec = CommandSpec(
    "trace", purpose: .views,
    summary: "Trace layout pass by pass: sizes, placements, evaluated bodies and writes.",
    discussion: """
      Runs the same probes as 'inspect' and prints each pass: how often layouts were sized (and \
      answered from the memo) and placed, the caches that were made, the bodies that were \
      evaluated, and every write of state with its source, the old and the new value.

          layoutprobe trace probes/Loops.swift
          layoutprobe trace Sources/MyLayouts --max-passes 500 --epsilon 0.5px
      """,
    positional: PositionalSpec("PATH", .file, help: "A Swift file or a folder of them."),
    options: ProbeOptions.showing + ProbeOptions.common,
    exitCodes: ExitCode.explanations)

  static let startsWorkers = true

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    try Inspection.run(arguments, context, showsPasses: true)
  }
}
