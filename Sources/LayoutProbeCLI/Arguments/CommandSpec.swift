/// One command of the program: everything that parsing, help and completions know about it.
struct CommandSpec: Sendable {
  let name: String
  /// Nil for a command that the overview of the help lists with no others.
  let purpose: CommandPurpose?
  /// One line for the list of commands.
  let summary: String
  /// Paragraphs separated by empty lines; indented lines are shown as they are.
  let discussion: String
  let positional: PositionalSpec?
  /// The options that the command declares; `--help` is understood without being declared.
  let declaredOptions: [OptionSpec]
  /// A hidden command works, but neither help nor completions nor hints mention it.
  let isHidden: Bool
  let exitCodes: KeyValuePairs<Int, String>

  init(
    _ name: String,
    purpose: CommandPurpose? = nil,
    summary: String,
    discussion: String = "",
    positional: PositionalSpec? = nil,
    options: [OptionSpec] = [],
    isHidden: Bool = false,
    exitCodes: KeyValuePairs<Int, String> = [:]
  ) {
    self.name = name
    self.purpose = purpose
    self.summary = summary
    self.discussion = discussion
    self.positional = positional
    self.declaredOptions = options
    self.isHidden = isHidden
    self.exitCodes = exitCodes
  }

  var options: [OptionSpec] { declaredOptions + [.help] }

  /// The option that is spelled so, dashes included.
  func option(spelled spelling: String) -> OptionSpec? {
    options.first { $0.spellings.contains(spelling) }
  }

  func option(named name: String) -> OptionSpec? {
    options.first { $0.name == name }
  }
}
