import LayoutProbe

/// `layoutprobe explain`
enum ExplainCommand: Command {
  static let spec = CommandSpec(
    "explain",
    summary: "Explain a rule of the size contract: what it demands, why, and how to keep it.",
    positional: PositionalSpec(
      "RULE", .choice(ContractRules.ids), help: "The rule.", minimumCount: 1, maximumCount: 1))

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) -> ExitCode {
    guard let id = arguments.positionals.first, let text = ContractRules.explanation(of: id) else {
      return .usage
    }
    context.output(text)
    return .success
  }
}
