/// The arguments given to one command, in the order in which they were given.
struct ParsedArguments: Sendable {
  struct GivenOption: Sendable, Equatable {
    let name: String
    /// Nil for a flag.
    let value: String?
  }

  let command: CommandSpec
  private(set) var givenOptions: [GivenOption] = []
  private(set) var positionals: [String] = []

  init(command: CommandSpec) {
    self.command = command
  }

  func isGiven(named name: String) -> Bool {
    checkDeclared(name)
    return givenOptions.contains { $0.name == name }
  }

  func flag(named name: String) -> Bool { isGiven(named: name) }

  /// The last value given, or else the declared default.
  func value(named name: String) -> String? { values(named: name).last }

  /// All values given, or else the declared default alone.
  func values(named name: String) -> [String] {
    checkDeclared(name)
    let given = givenOptions.filter { $0.name == name }.compactMap(\.value)
    if given.isEmpty, case .value(let value) = command.option(named: name)?.defaultValue {
      return [value]
    }
    return given
  }

  var asksForHelp: Bool { isGiven(OptionName.help) }

  mutating func append(option: OptionSpec, value: String?) {
    givenOptions.append(GivenOption(name: option.name, value: value))
  }

  mutating func append(positional: String) {
    positionals.append(positional)
  }

  /// The arguments without the first one that is no option.
  func droppingFirstPositional() -> ParsedArguments {
    var rest = self
    rest.positionals = Array(positionals.dropFirst())
    return rest
  }

  /// The arguments with options that the command does not have: these have their defaults.
  func withDefaults(of options: [OptionSpec]) -> ParsedArguments {
    let names = Set(command.options.map(\.name))
    var all = ParsedArguments(
      command: CommandSpec(
        command.name, summary: command.summary, positional: command.positional,
        options: command.declaredOptions + options.filter { !names.contains($0.name) }))
    all.givenOptions = givenOptions
    all.positionals = positionals
    return all
  }

  /// A misspelt name in a command would otherwise read as an option that was never given.
  private func checkDeclared(_ name: String) {
    assert(command.option(named: name) != nil, "'\(command.name)' declares no option '\(name)'")
  }
}

// By names that the compiler knows, so that none is misspelt.
extension ParsedArguments {
  func isGiven(_ name: OptionName) -> Bool { isGiven(named: name.rawValue) }
  func flag(_ name: OptionName) -> Bool { flag(named: name.rawValue) }
  func value(_ name: OptionName) -> String? { value(named: name.rawValue) }
  func values(_ name: OptionName) -> [String] { values(named: name.rawValue) }

  func isGiven(_ option: OptionSpec) -> Bool { isGiven(named: option.name) }
  func flag(_ option: OptionSpec) -> Bool { flag(named: option.name) }
  func value(_ option: OptionSpec) -> String? { value(named: option.name) }
  func values(_ option: OptionSpec) -> [String] { values(named: option.name) }
}
