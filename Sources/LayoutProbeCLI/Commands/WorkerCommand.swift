import Foundation
import HeadlessUI
import LayoutProbe

/// `layoutprobe run-probes`: what the program calls itself for, in a process of its own.
enum WorkerCommand: Command {
  static let spec = CommandSpec(
    WorkerRequest.command,
    summary: "Run the probes of a compiled source (for the program's own use).",
    positional: PositionalSpec(
      "REQUEST", .text, help: "What to run, as JSON.", minimumCount: 1, maximumCount: 1),
    isHidden: true)

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let request = try WorkerRequest(text: arguments.positionals.first ?? "")
    let worker = Worker(request: request, declaredProbes: context.declaredProbes)
    // The same each time, for the same report each time.
    ViewHost.epoch = Date(timeIntervalSinceReferenceDate: 0)
    try MainLoop.run { try await worker.run() }
    return .success
  }
}
