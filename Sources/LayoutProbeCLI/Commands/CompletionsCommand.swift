/// `layoutprobe completions`
enum CompletionsCommand: Command {
  static let spec = CommandSpec(
    "completions", purpose: .setup,
    summary: "Print a script that completes commands and options in a shell.",
    discussion: """
      Load it in the shell's start file:

          bash  eval "$(layoutprobe completions bash)"
          zsh   eval "$(layoutprobe completions zsh)"
          fish  layoutprobe completions fish | source
      """,
    positional: PositionalSpec(
      "SHELL", .choice(Shell.allCases.map(\.rawValue)), help: "The shell.", minimumCount: 1,
      maximumCount: 1))

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) -> ExitCode {
    guard let shell = arguments.positionals.first.flatMap(Shell.init(rawValue:)) else {
      return .usage
    }
    context.output(Completions.script(for: shell, table: CommandLineProgram.table))
    return .success
  }
}
