import LayoutProbe

/// `layoutprobe check`
enum CheckCommand: Command {
  static let spec = CommandSpec(
    "check", purpose: .gate,
    summary: "Check that layouts settle and keep the contract: the gate for CI.",
    discussion: """
      Runs the same probes as 'inspect' and prints the findings. It fails on findings of a \
      severity and above, on layouts without a verdict, and if there are no probes.

          layoutprobe check Sources/Views
          layoutprobe check --strict --report junit=layout.xml --report sarif=layout.sarif
          layoutprobe check --disable ideal-outside-range:"cards grow on purpose"

      Formats:

      \(CheckOptions.formats)

      layoutprobe.json, in this folder or a folder above, sets options under their names; so do \
      environment variables such as LAYOUTPROBE_FAIL_ON. A flag overrides a variable, a \
      variable overrides the file.
      """,
    positional: PositionalSpec("PATH", .file, help: "A Swift file or a folder of them."),
    options: CheckOptions.all + ProbeOptions.common,
    exitCodes: ExitCode.explanations)

  static let startsWorkers = true

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let configuration = try Configuration(named: arguments.value(.config))
    if arguments.flag(.printConfig) {
      context.output(try configuration.text(arguments))
      return .success
    }
    let check = try Check(arguments, configuration, context)
    return try check.run()
  }
}
