/// The table of all commands, the one source of parsing, help, hints and completions.
struct CommandTable: Sendable {
  /// The name of the program as it is typed.
  let program: String
  let summary: String
  let declaredCommands: [CommandSpec]

  init(program: String, summary: String, commands: [CommandSpec]) {
    self.program = program
    self.summary = summary
    self.declaredCommands = commands
  }

  /// The options that stand in the place of a command.
  var programOptions: [OptionSpec] { [.help, .version] }

  /// The declared commands and `help`, which every table has.
  var commands: [CommandSpec] { declaredCommands + [helpCommand] }

  var visibleCommands: [CommandSpec] { commands.filter { !$0.isHidden } }

  func command(named name: String) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  static let helpCommandName = "help"

  private var helpCommand: CommandSpec {
    CommandSpec(
      Self.helpCommandName,
      summary: "Show the help of \(program) or of one command.",
      positional: PositionalSpec(
        "COMMAND", .choice(declaredCommands.filter { !$0.isHidden }.map(\.name)),
        help: "The command to explain.", maximumCount: 1))
  }
}
