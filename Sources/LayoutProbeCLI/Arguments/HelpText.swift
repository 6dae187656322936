/// Renders the help of the program and of its commands from the table.
struct HelpText {
  static let width = 80

  let table: CommandTable

  /// What `--help` shows without a command.
  func overview() -> String {
    render([
      TextWrapping.lines(of: table.summary, width: Self.width),
      ["Usage: \(table.program) COMMAND [OPTIONS]"],
      section(
        "Commands", table.visibleCommands.map { .init(label: $0.name, explanation: $0.summary) }),
      section("Options", table.programOptions.map(Self.row)),
      ["See '\(table.program) \(CommandTable.helpCommandName) COMMAND' for one command."],
    ])
  }

  /// What `--help` shows after a command.
  func explanation(of command: CommandSpec) -> String {
    let positionals = command.positional.map {
      [HelpColumns.Row(label: $0.name, explanation: Self.explanation(of: $0))]
    }
    let exitCodes = command.exitCodes.map {
      HelpColumns.Row(label: String($0.key), explanation: $0.value)
    }
    return render([
      TextWrapping.lines(of: command.summary, width: Self.width),
      ["Usage: " + Self.usage(of: command, program: table.program)],
      TextWrapping.paragraphs(of: command.discussion, width: Self.width),
      section("Arguments", positionals ?? []),
      section("Options", command.options.map(Self.row)),
      section("Exit codes", exitCodes),
    ])
  }

  /// The usage line of one command: `layoutprobe inspect [OPTIONS] [PATH...]`.
  static func usage(of command: CommandSpec, program: String) -> String {
    [program, command.name, "[OPTIONS]", command.positional?.usage]
      .compactMap { $0 }.joined(separator: " ")
  }
}

extension HelpText {
  private func section(_ title: String, _ rows: [HelpColumns.Row]) -> [String] {
    rows.isEmpty ? [] : [title + ":"] + HelpColumns(rows: rows).lines(width: Self.width)
  }

  private func render(_ blocks: [[String]]) -> String {
    blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private static func row(_ option: OptionSpec) -> HelpColumns.Row {
    // Without a short name the long one still stands below the others.
    let short = option.shortSpelling.map { $0 + ", " } ?? "    "
    let value = option.placeholder.map { " " + $0 } ?? ""
    return HelpColumns.Row(
      label: short + option.longSpelling + value, explanation: explanation(of: option))
  }

  private static func explanation(of option: OptionSpec) -> String {
    var notes: [String] = []
    if option.isRepeatable { notes.append("repeatable") }
    switch option.defaultValue {
    case .value(let value): notes.append("default: \(value)")
    case .described(let description): notes.append("default: \(description)")
    case nil: break
    }
    return notes.isEmpty ? option.help : "\(option.help) (\(notes.joined(separator: "; ")))"
  }

  private static func explanation(of positional: PositionalSpec) -> String {
    guard case .choice(let choices) = positional.kind else { return positional.help }
    return "\(positional.help) (\(choices.joined(separator: "|")))"
  }
}
