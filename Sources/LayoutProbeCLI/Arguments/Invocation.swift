/// What the user asked the program to do.
enum Invocation: Sendable {
  /// The help of one command, or of the whole program.
  case showHelp(CommandSpec?)
  case showVersion
  case run(CommandSpec, ParsedArguments)
}

extension CommandTable {
  /// Reads the arguments of the program, its own name left out.
  func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    guard let first = arguments.first else {
      throw usageError(
        "no command was given", "commands: " + visibleCommands.map(\.name).joined(separator: ", "))
    }
    if OptionSpec.help.spellings.contains(first) { return .showHelp(nil) }
    if OptionSpec.version.spellings.contains(first) { return .showVersion }
    let rest = Array(arguments.dropFirst())
    if first == Self.helpCommandName { return .showHelp(try commandToExplain(rest)) }

    guard let command = command(named: first) else { throw unknownCommand(first) }
    let parsed = try ArgumentParser(command: command, program: program).parse(rest)
    return parsed.asksForHelp ? .showHelp(command) : .run(command, parsed)
  }

  /// `help` is answered here and not by its parser so that it explains hidden commands too.
  private func commandToExplain(_ names: [String]) throws(UsageError) -> CommandSpec? {
    guard let name = names.first, !OptionSpec.help.spellings.contains(name) else { return nil }
    guard let command = command(named: name) else { throw unknownCommand(name) }
    if names.count > 1 { throw usageError("unexpected argument '\(names[1])'", nil) }
    return command
  }

  private func unknownCommand(_ name: String) -> UsageError {
    if name.hasPrefix("-"), name != "-" {
      return unknownProgramOption(name)
    }
    return usageError(
      "unknown command '\(name)'",
      SpellingSuggestion.hint(for: name, among: visibleCommands.map(\.name)))
  }

  private func unknownProgramOption(_ spelling: String) -> UsageError {
    let hint = SpellingSuggestion.hint(
      forOption: spelling, among: programOptions.map(\.longSpelling))
    return usageError(
      "unknown option '\(spelling)'",
      hint ?? "options come after a command: \(program) COMMAND \(spelling)")
  }

  private func usageError(_ message: String, _ suggestion: String?) -> UsageError {
    UsageError(
      message: message, suggestion: suggestion,
      helpCommand: "\(program) \(Self.helpCommandName)")
  }
}
