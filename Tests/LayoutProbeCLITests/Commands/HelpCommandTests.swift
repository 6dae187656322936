import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Help and completions of the program", .enabled(if: CommandRun.program != nil))
struct HelpCommandTests {
  private let folder = FileManager.default.temporaryDirectory

  @Test("the help of a command lists every option and every exit code of the table")
  func options() throws {
    for command in CommandLineProgram.commands where !command.spec.isHidden {
      let run = try CommandRun(["help", command.spec.name], in: folder)
      #expect(run.status == 0)
      for option in command.spec.options {
        for spelling in option.spellings {
          #expect(run.output.contains(spelling), "\(command.spec.name) \(spelling)")
        }
      }
      for (code, _) in command.spec.exitCodes {
        #expect(run.output.contains("\n  \(code) "), "\(command.spec.name) \(code)")
      }
      let asOption = try CommandRun([command.spec.name, "--help"], in: folder)
      #expect(asOption.output == run.output)
    }
  }

  @Test("the overview lists every command but those for the program's own use")
  func overview() throws {
    let run = try CommandRun(["--help"], in: folder)
    #expect(run.status == 0)
    for command in CommandLineProgram.commands {
      #expect(run.output.contains("\n  \(command.spec.name) ") == !command.spec.isHidden)
    }
    #expect(try CommandRun(["--version"], in: folder).output.hasPrefix("layoutprobe "))
  }

  @Test("the completions for bash are accepted by bash")
  func bash() throws {
    guard let shell = ShellRunner(.bash) else { return }
    let run = try CommandRun(["completions", "bash"], in: folder)
    #expect(run.status == 0)
    let file = try TemporaryFolder()
    let script = try file.write("script", run.output)
    let check = try shell.run(["-n", script])
    #expect(check.status == 0, "\(check.output)")
    #expect(run.output.contains("--view"))
  }

  @Test("a shell that is not known is refused with those that are")
  func unknownShell() throws {
    let run = try CommandRun(["completions", "tcsh"], in: folder)
    #expect(run.status == 2)
    for shell in Shell.allCases { #expect(run.errors.contains(shell.rawValue), "\(run.all)") }
  }
}
