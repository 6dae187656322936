/// The arguments of a command that are not options.
struct PositionalSpec: Sendable {
  enum Kind: Sendable, Equatable {
    case text
    case file
    case folder
    case choice([String])
    /// A text for which completions offer words without limiting it to them.
    case suggested([String])
  }

  /// The name that stands for one of them in help and messages, such as `PATH`.
  let name: String
  let kind: Kind
  let help: String
  let minimumCount: Int
  /// Nil when there may be any number of them.
  let maximumCount: Int?
  /// Words of which the first argument must be one; the others follow it.
  let actions: [String]

  /// The name that stands for an action in help and messages.
  static let action = "ACTION"

  init(
    _ name: String, _ kind: Kind, help: String, minimumCount: Int = 0, maximumCount: Int? = nil,
    actions: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.help = help
    self.minimumCount = minimumCount
    self.maximumCount = maximumCount
    self.actions = actions
  }
}

extension PositionalSpec {
  /// How the usage line shows them: `PATH`, `[PATH]`, `PATH...` or `[PATH...]`.
  var usage: String {
    let repeated = maximumCount == 1 ? name : name + "..."
    let own = minimumCount == 0 ? "[\(repeated)]" : repeated
    return actions.isEmpty ? own : "\(PositionalSpec.action) \(own)"
  }

  var completion: ValueCompletion {
    switch kind {
    case .text: .nothing
    case .file: .files
    case .folder: .folders
    case .choice(let words), .suggested(let words): .words(words)
    }
  }
}
