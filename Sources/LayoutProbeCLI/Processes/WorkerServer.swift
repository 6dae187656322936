import Foundation

/// Makes workers faster than they start by themselves.
protocol WorkerServer: Sendable {
  /// Runs a worker and waits for its end; nil if the server cannot.
  ///
  /// - Parameters:
  ///   - arguments: those of the command that the worker runs.
  ///   - output: the file that gets what the worker prints.
  ///   - limit: how long it may take.
  func run(
    _ arguments: [String], output: URL, errors: URL, limit: TimeLimit
  ) -> ChildProcess.End?

  /// Runs another program and waits for its end; nil if the server cannot.
  func run(_ child: ChildProcess, limit: TimeLimit) -> ChildProcess.End?

  /// Ends the server, and with it what it has still to do.
  func stop()
}
