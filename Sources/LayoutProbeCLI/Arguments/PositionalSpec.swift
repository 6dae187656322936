/// The arguments of a command that are not options.
struct PositionalSpec: Sendable {
  enum Kind: Sendable, Equatable {
    case text
    case file
    case folder
    case choice([String])
  }

  /// The name that stands for one of them in help and messages, such as `PATH`.
  let name: String
  let kind: Kind
  let help: String
  let minimumCount: Int
  /// Nil when there may be any number of them.
  let maximumCount: Int?

  init(
    _ name: String, _ kind: Kind, help: String, minimumCount: Int = 0, maximumCount: Int? = nil
  ) {
    self.name = name
    self.kind = kind
    self.help = help
    self.minimumCount = minimumCount
    self.maximumCount = maximumCount
  }
}

extension PositionalSpec {
  /// How the usage line shows them: `PATH`, `[PATH]`, `PATH...` or `[PATH...]`.
  var usage: String {
    let repeated = maximumCount == 1 ? name : name + "..."
    return minimumCount == 0 ? "[\(repeated)]" : repeated
  }

  var completion: ValueCompletion {
    switch kind {
    case .text: .nothing
    case .file: .files
    case .folder: .folders
    case .choice(let choices): .words(choices)
    }
  }
}
