/// One option of a command: everything that parsing, help and completions know about it.
struct OptionSpec: Sendable {
  enum Kind: Sendable, Equatable {
    case flag
    /// A free text; the placeholder stands for it in help and in error messages.
    case text(String)
    case choice([String])
    case file
    case folder
  }

  /// What an option that was not given stands for.
  enum Default: Sendable, Equatable, ExpressibleByStringLiteral {
    /// A value that `ParsedArguments` answers as if it had been given.
    case value(String)
    /// A value that only the command can work out, described for the reader of the help.
    case described(String)

    init(stringLiteral value: String) {
      self = .value(value)
    }
  }

  /// What commands look it up by.
  let key: OptionName
  let short: Character?
  let kind: Kind
  let isRepeatable: Bool
  let help: String
  let defaultValue: Default?
  /// Values that completions offer for a free text without limiting it to them.
  let suggestedValues: [String]
  /// Nil for an option of one command alone.
  var group: OptionGroup?

  init(
    _ key: OptionName,
    short: Character? = nil,
    _ kind: Kind,
    isRepeatable: Bool = false,
    help: String,
    defaultValue: Default? = nil,
    suggestedValues: [String] = []
  ) {
    self.key = key
    self.short = short
    self.kind = kind
    self.isRepeatable = isRepeatable
    self.help = help
    self.defaultValue = defaultValue
    self.suggestedValues = suggestedValues
  }

  static let help = OptionSpec(.help, short: "h", .flag, help: "Show this help.")
  static let version = OptionSpec(.version, .flag, help: "Show the version.")
}

extension OptionSpec {
  /// The long name without its dashes.
  var name: String { key.rawValue }
  var longSpelling: String { "--" + name }
  var shortSpelling: String? { short.map { "-\($0)" } }
  var spellings: [String] { [shortSpelling, longSpelling].compactMap { $0 } }

  /// What stands for the value in help and messages, or nil for a flag, which takes none.
  var placeholder: String? {
    switch kind {
    case .flag: nil
    case .text(let placeholder): placeholder
    case .choice(let choices): choices.joined(separator: "|")
    case .file: "FILE"
    case .folder: "FOLDER"
    }
  }

  var completion: ValueCompletion {
    switch kind {
    case .flag: .nothing
    case .text: suggestedValues.isEmpty ? .nothing : .words(suggestedValues)
    case .choice(let choices): .words(choices)
    case .file: .files
    case .folder: .folders
    }
  }
}
