import LayoutProbe

/// `layoutprobe rules`
enum RulesCommand: Command {
  static let spec = CommandSpec(
    "rules", purpose: .reference,
    summary: "List the rules with their severity and requirement.",
    discussion: "'layoutprobe explain RULE' shows the reason, the fix and an example.",
    options: [
      OptionSpec(
        .format, .choice(["text", "json"]), help: "The format of the list.", defaultValue: "text")
    ])

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let rules = ContractRules.descriptions.sorted { $0.id < $1.id }
    if arguments.value(.format) == "json" {
      let list = rules.map { rule -> JSONValue in
        [
          "id": .text(rule.id), "severity": .text(rule.severity.rawValue),
          "demand": .text(rule.demand), "why": .text(rule.why), "fix": .text(rule.fix),
        ]
      }
      context.output(try JSONValue.list(list).text(isPretty: true))
      return .success
    }
    let width = rules.map(\.id.count).max() ?? 0
    for rule in rules {
      let id = rule.id.padding(toLength: width, withPad: " ", startingAt: 0)
      let severity = rule.severity.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
      context.output("\(id)  \(severity)  \(rule.demand)\n")
    }
    return .success
  }
}
