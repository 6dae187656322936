/// A command of the program: its row in the table and what it does.
protocol Command {
  static var spec: CommandSpec { get }

  /// Runs the command; usage errors are thrown, all else is printed by the command.
  @MainActor static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws
    -> ExitCode
}

/// What commands share.
struct CommandContext: Sendable {
  /// Probes of the executable itself.
  var declaredProbes: [Probe] = []
  var output: @Sendable (String) -> Void = { Standard.write($0, to: 1) }
  var errors: @Sendable (String) -> Void = { Standard.write($0, to: 2) }
}

/// The standard streams, written to whole.
enum Standard {
  static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      // Whoever read it has gone, as `head` does: there is nobody to tell.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
