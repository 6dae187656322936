import LayoutProbe

/// The program: the table of its commands, and one run of it.
@MainActor
struct CommandLineProgram {
  let context: CommandContext

  /// All commands. A new one is a file and a line here.
  nonisolated static var commands: [any Command.Type] {
    [
      InspectCommand.self, TraceCommand.self, SweepCommand.self, WhyCommand.self,
      ReduceCommand.self, WatchCommand.self,
      CheckCommand.self,
      BaselineCommand.self,
      ListCommand.self, ReportCommand.self, DiffCommand.self, CompareCommand.self,
      RulesCommand.self,
      SelfTestCommand.self,
      ExplainCommand.self,
      CompletionsCommand.self, InstallCommand.self,
      WorkerCommand.self, ZooCommand.self,
    ]
  }

  nonisolated static var table: CommandTable {
    CommandTable(
      program: "layoutprobe",
      summary: "Inspects SwiftUI layout without a screen.",
      commands: commands.map { $0.spec })
  }

  func run(_ arguments: [String]) -> ExitCode {
    // A reader that goes away, or a limit to files, is no reason to die half-way.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let code = runCommand(arguments)
    guard Standard.failure != 0 else { return code }
    context.errors(
      "layoutprobe: standard output cannot be written: "
        + "\(String(cString: strerror(Standard.failure)))\n")
    return .usage
  }

  /// Starts what starts processes, before anything starts a thread.
  ///
  /// - Returns: what starts other programs. They need not wait for what workers need.
  private func startServers(
    for command: any Command.Type, _ context: inout CommandContext
  ) -> (any WorkerServer)? {
    #if os(Linux)
      guard !command.spec.isHidden else { return nil }
      let supervisor = ForkServer { _ in .internalError }
      if command.startsWorkers {
        context.server = ForkServer(besides: supervisor) {
          CommandLineProgram(context: CommandContext()).run($0)
        }
      }
      return supervisor
    #else
      return nil
    #endif
  }

  private func runCommand(_ arguments: [String]) -> ExitCode {
    do {
      switch try CommandLineProgram.table.parse(arguments) {
      case .showHelp(let command):
        let help = HelpText(table: CommandLineProgram.table)
        context.output(command.map(help.explanation(of:)) ?? help.overview())
        return .success
      case .showVersion:
        context.output("layoutprobe \(ToolVersion.current)\n")
        return .success
      case .run(let spec, let parsed):
        guard let command = CommandLineProgram.commands.first(where: { $0.spec.name == spec.name })
        else { return .internalError }
        var context = context
        let supervisor = startServers(for: command, &context)
        let servers = [supervisor, context.server].compactMap(\.self)
        defer { servers.forEach { $0.stop() } }
        // A worker is ended by who started it.
        if !spec.isHidden { Interruption.shared.start(supervisor: supervisor, servers) }
        return try command.run(parsed, context)
      }
    } catch let error as UsageError {
      context.errors("layoutprobe: \(error)\n")
      return .usage
    } catch let error as BaselineFile.Failure {
      context.errors("layoutprobe: \(error)\n")
      return .usage
    } catch let error as InputFile.Failure {
      context.errors("layoutprobe: \(error)\n")
      return .usage
    } catch let error as ModuleStore.Gone {
      context.errors("layoutprobe: \(error)\n")
      return .usage
    } catch let error as AtomicFile.Failure {
      context.errors("layoutprobe: \(error)\n")
      return .usage
    } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
      let path = error.userInfo[NSFilePathErrorKey] as? String ?? "the temporary folder"
      context.errors("layoutprobe: no space left to write \(path)\n")
      return .usage
    } catch {
      context.errors("layoutprobe: internal error: \(error)\n")
      return .internalError
    }
  }
}
