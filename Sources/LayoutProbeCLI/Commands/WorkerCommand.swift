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

  /// 9:41 on 16 June 2027, in Greenwich: what programs count from, such as the year of their first version,
  /// is before it.
  private static let epoch = Date(timeIntervalSince1970: 1_813_138_860)

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let request = try WorkerRequest(text: arguments.positionals.first ?? "")
    let worker = Worker(request: request, declaredProbes: context.declaredProbes)
    // The same each time, for the same report each time.
    ViewHost.epoch = epoch
    UserLocale.adopt()
    try MainLoop.run { try await worker.run() }
    return .success
  }
}
