/// The arguments given to one command, in the order in which they were given.
struct ParsedArguments: Sendable {
  struct GivenOption: Sendable, Equatable {
    let option: OptionName
    /// Nil for a flag.
    let value: String?
  }

  let command: CommandSpec
  private(set) var givenOptions: [GivenOption] = []
  private(set) var positionals: [String] = []

  init(command: CommandSpec) {
    self.command = command
  }

  func isGiven(_ option: OptionName) -> Bool {
    checkDeclared(option)
    return givenOptions.contains { $0.option == option }
  }

  func flag(_ option: OptionName) -> Bool { isGiven(option) }

  /// The last value given, or else the declared default.
  func value(_ option: OptionName) -> String? { values(option).last }

  /// All values given, or else the declared default alone.
  func values(_ option: OptionName) -> [String] {
    checkDeclared(option)
    let given = givenOptions.filter { $0.option == option }.compactMap(\.value)
    if given.isEmpty, case .value(let value) = command.option(named: option.rawValue)?.defaultValue
    {
      return [value]
    }
    return given
  }

  var asksForHelp: Bool { isGiven(.help) }

  mutating func append(option: OptionSpec, value: String?) {
    givenOptions.append(GivenOption(option: option.key, value: value))
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

  /// An option of another command would otherwise read as one that was never given.
  private func checkDeclared(_ option: OptionName) {
    assert(
      command.option(named: option.rawValue) != nil,
      "'\(command.name)' declares no option '\(option.rawValue)'")
  }
}
