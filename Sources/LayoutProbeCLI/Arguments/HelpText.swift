/// Renders the help of the program and of its commands from the table.
struct HelpText {
  static let width = 80

  let table: CommandTable

  /// What `--help` shows without a command.
  func overview() -> String {
    render(
      [
        TextWrapping.lines(of: table.summary, width: Self.width),
        ["Usage: \(table.program) COMMAND [OPTIONS]"],
      ] + commandSections + [
        section("Options", table.programOptions.map(Self.row)),
        ["See '\(table.program) \(CommandTable.helpCommandName) COMMAND' for one command."],
      ])
  }

  /// What `--help` shows after a command.
  func explanation(of command: CommandSpec) -> String {
    let exitCodes = command.exitCodes.map {
      HelpColumns.Row(label: String($0.key), explanation: $0.value)
    }
    return render(
      [
        TextWrapping.lines(of: command.summary, width: Self.width),
        ["Usage: " + Self.usage(of: command, program: table.program)],
        command.discussion.isEmpty
          ? [] : TextWrapping.paragraphs(of: command.discussion, width: Self.width),
        section("Arguments", command.positional.map(Self.rows) ?? []),
      ] + optionSections(of: command) + [section("Exit codes", exitCodes)])
  }

  /// The usage line of one command: `layoutprobe inspect [OPTIONS] [PATH...]`.
  static func usage(of command: CommandSpec, program: String) -> String {
    [program, command.name, "[OPTIONS]", command.positional?.usage]
      .compactMap { $0 }.joined(separator: " ")
  }
}

extension HelpText {
  /// A section for each purpose; commands without one are a section of their own.
  private var commandSections: [[String]] {
    let purposes: [CommandPurpose?] = CommandPurpose.allCases + [nil]
    let width = table.visibleCommands.map(\.name.count).max()
    return purposes.map { purpose in
      section(
        purpose?.rawValue
          ?? (table.visibleCommands.contains { $0.purpose != nil } ? "Help" : "Commands"),
        table.visibleCommands.filter { $0.purpose == purpose }
          .map { .init(label: $0.name, explanation: $0.summary) }, labelWidth: width)
    }
  }

  /// The options of the command alone, then a section for each group.
  private func optionSections(of command: CommandSpec) -> [[String]] {
    let groups: [OptionGroup?] = [nil] + OptionGroup.allCases
    return groups.map { group in
      section(
        group?.rawValue ?? "Options", command.options.filter { $0.group == group }.map(Self.row))
    }
  }

  private func section(
    _ title: String, _ rows: [HelpColumns.Row], labelWidth: Int? = nil
  ) -> [String] {
    let columns = HelpColumns(rows: rows, labelWidth: labelWidth)
    return rows.isEmpty ? [] : [title + ":"] + columns.lines(width: Self.width)
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

  private static func rows(of positional: PositionalSpec) -> [HelpColumns.Row] {
    var rows = [HelpColumns.Row(label: positional.name, explanation: positional.help)]
    if case .choice(let choices) = positional.kind {
      let explanation = "\(positional.help) (\(choices.joined(separator: "|")))"
      rows = [HelpColumns.Row(label: positional.name, explanation: explanation)]
    }
    guard !positional.actions.isEmpty else { return rows }
    let actions = SpellingSuggestion.alternatives(positional.actions)
    return [HelpColumns.Row(label: PositionalSpec.action, explanation: actions + ".")] + rows
  }
}
