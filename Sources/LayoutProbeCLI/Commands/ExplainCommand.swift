import LayoutProbe

/// `layoutprobe explain`
enum ExplainCommand: Command {
  static let spec = CommandSpec(
    "explain", purpose: .reference,
    summary: "Explain a rule: its requirement, the reason, the fix and an example.",
    positional: PositionalSpec(
      "RULE", .suggested(ContractRules.ids),
      help: "The rule; 'layoutprobe rules' lists them.", minimumCount: 1, maximumCount: 1))

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let id = arguments.positionals.first ?? ""
    guard let text = ContractRules.explanation(of: id) else { throw unknown(id) }
    context.output(text)
    return .success
  }

  /// Names what was probably meant, and all rules.
  private static func unknown(_ id: String) -> UsageError {
    let lines = ["rules:"] + ContractRules.ids.sorted().map { "    " + $0 }
    let hint = SpellingSuggestion.hint(for: id, among: ContractRules.ids)
    return UsageError(
      message: "there is no rule '\(id)'",
      suggestion: ([hint].compactMap(\.self) + lines).joined(separator: "\n  "),
      helpCommand: "layoutprobe help explain")
  }
}
