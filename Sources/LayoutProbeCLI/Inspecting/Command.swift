/// A command of the program: its row in the table and what it does.
protocol Command {
  static var spec: CommandSpec { get }
  /// Whether sources are run, and that soon after the program was started.
  static var startsWorkers: Bool { get }

  /// Runs the command; usage errors are thrown, all else is printed by the command.
  @MainActor static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws
    -> ExitCode
}

extension Command {
  static var startsWorkers: Bool { false }
}

/// What commands share.
struct CommandContext: Sendable {
  /// Probes of the executable itself.
  var declaredProbes: [Probe] = []
  /// Makes workers of sources; nil if they start by themselves.
  var server: (any WorkerServer)?
  var output: @Sendable (String) -> Void = { text in
    let text = ControlCharacters.escaped(text)
    Standard.write(PlainSymbols.areWanted() ? PlainSymbols.text(text) : text, to: 1)
  }
  var errors: @Sendable (String) -> Void = { Standard.write(ControlCharacters.escaped($0), to: 2) }
}
