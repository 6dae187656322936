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

/// The standard streams, written to whole.
enum Standard {
  /// Why standard output could not be written to; 0 if it could. A reader that has gone, as
  /// `head` does, is no reason: there is nobody to tell.
  static var failure: Int32 { lock.withLock { lastFailure } }
  // Behind the lock: reports are written by several threads.
  private nonisolated(unsafe) static var lastFailure: Int32 = 0
  private static let lock = NSLock()

  static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let code = errno
        if count < 0, code != EPIPE, descriptor == 1 { lock.withLock { lastFailure = code } }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }
}
