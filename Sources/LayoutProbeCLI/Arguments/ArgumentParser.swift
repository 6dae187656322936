/// Reads the arguments of one command as its specification describes them.
struct ArgumentParser: Sendable {
  let command: CommandSpec
  let program: String

  /// Reading stops at `--help`, so that a user who asks for it gets it even if other arguments are missing.
  func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments(command: command)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        for positional in rest { try append(positional, to: &parsed) }
        break
      }
      // A lone dash conventionally names the standard input.
      if argument.hasPrefix("-"), argument != "-" {
        try appendOption(argument, rest: &rest, to: &parsed)
        if parsed.asksForHelp { return parsed }
      } else {
        try append(argument, to: &parsed)
      }
    }
    try checkEnoughPositionals(parsed)
    return parsed
  }
}

extension ArgumentParser {
  private func appendOption(
    _ argument: String, rest: inout ArraySlice<String>, to parsed: inout ParsedArguments
  ) throws(UsageError) {
    let (spelling, attachedValue) = Self.split(argument)
    guard let option = command.option(spelled: spelling) else { throw unknownOption(spelling) }
    if !option.isRepeatable, parsed.isGiven(option.key) {
      throw error("'\(spelling)' was given more than once")
    }
    if option.kind == .flag {
      if attachedValue != nil { throw error("'\(spelling)' takes no value", "write \(spelling)") }
      parsed.append(option: option, value: nil)
    } else {
      let value: String
      if let attachedValue {
        value = attachedValue
      } else {
        value = try nextValue(for: option, spelling, &rest)
      }
      try check(value, for: option, spelling)
      parsed.append(option: option, value: value)
    }
  }

  /// Only long options take `=value`; a short one with a `=` is no option at all.
  private static func split(_ argument: String) -> (spelling: String, attachedValue: String?) {
    guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  private func nextValue(
    for option: OptionSpec, _ spelling: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let next = rest.first, next != "--",
      command.option(spelled: Self.split(next).spelling) == nil
    else { throw missingValue(option, spelling) }
    rest.removeFirst()
    return next
  }

  /// An empty value is most often an unset variable of a script.
  private func check(
    _ value: String, for option: OptionSpec, _ spelling: String
  ) throws(UsageError) {
    if value.isEmpty { throw missingValue(option, spelling) }
    if case .choice(let choices) = option.kind, !choices.contains(value) {
      throw notAChoice(value, of: "'\(spelling)'", choices)
    }
  }

  private func append(
    _ argument: String, to parsed: inout ParsedArguments
  ) throws(UsageError) {
    guard let positional = command.positional,
      parsed.positionals.count < positional.maximumCount ?? .max
    else { throw unexpected(argument) }
    // A shell variable that is not set, most often: it must not become the current folder.
    guard !argument.isEmpty else {
      throw error("\(positional.name) is empty", "leave it out, or check the variable in quotes")
    }
    let isAction = parsed.positionals.isEmpty && !positional.actions.isEmpty
    if isAction, !positional.actions.contains(argument) {
      throw notAChoice(argument, of: PositionalSpec.action, positional.actions)
    }
    if case .choice(let choices) = positional.kind, !choices.contains(argument) {
      throw notAChoice(argument, of: positional.name, choices)
    }
    parsed.append(positional: argument)
  }

  private func checkEnoughPositionals(_ parsed: ParsedArguments) throws(UsageError) {
    guard let positional = command.positional else { return }
    let isAction = parsed.positionals.isEmpty && !positional.actions.isEmpty
    if isAction || parsed.positionals.count < positional.minimumCount {
      throw error(
        "missing \(isAction ? PositionalSpec.action : positional.name)",
        "usage: \(HelpText.usage(of: command, program: program))")
    }
  }
}

extension ArgumentParser {
  private func error(_ message: String, _ suggestion: String? = nil) -> UsageError {
    UsageError(
      message: message, suggestion: suggestion,
      helpCommand: "\(program) \(CommandTable.helpCommandName) \(command.name)")
  }

  private func missingValue(_ option: OptionSpec, _ spelling: String) -> UsageError {
    error("'\(spelling)' needs a value: \(spelling) \(option.placeholder ?? "VALUE")")
  }

  private func notAChoice(_ value: String, of subject: String, _ choices: [String]) -> UsageError {
    error(
      "\(subject) cannot be '\(value)': choose \(SpellingSuggestion.alternatives(choices))",
      SpellingSuggestion.hint(for: value, among: choices))
  }

  private func unknownOption(_ spelling: String) -> UsageError {
    let message = "unknown option '\(spelling)'"
    if let spaced = spellingWithSpace(spelling) {
      return error(message, "did you mean '\(spaced)'?")
    }
    let hint = SpellingSuggestion.hint(
      forOption: spelling, among: command.options.map(\.longSpelling))
    let canTakeIt = command.positional != nil
    return error(
      message, hint ?? (canTakeIt ? "an argument that begins with '-' goes after '--'" : nil))
  }

  /// `-evalue` and `-e=value` spelled as they are understood, if that is what was given.
  private func spellingWithSpace(_ argument: String) -> String? {
    guard !argument.hasPrefix("--"), argument.count > 2,
      let option = command.option(spelled: String(argument.prefix(2))), option.kind != .flag
    else { return nil }
    // `-expression` is a long name that lacks a dash.
    if command.option(spelled: "-" + argument) != nil { return nil }
    let value = argument.dropFirst(2)
    return "\(argument.prefix(2)) \(value.hasPrefix("=") ? value.dropFirst() : value)"
  }

  private func unexpected(_ argument: String) -> UsageError {
    let message = "unexpected argument '\(argument)'"
    guard let positional = command.positional, let maximum = positional.maximumCount else {
      return error(message, "'\(command.name)' takes options only")
    }
    return error(message, "'\(command.name)' takes at most \(maximum) \(positional.name)")
  }
}
