import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Help and reference", .enabled(if: CommandRun.program != nil))
struct ReferenceCommandTests {
  private func run(_ arguments: String...) throws -> CommandRun {
    let folder = try TemporaryFolder()
    return try CommandRun(arguments, in: folder.url)
  }

  @Test("explain with a misspelt rule names the one that was meant, then all rules")
  func unknownRule() throws {
    let run = try run("explain", "size-invertd")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.first == "layoutprobe: there is no rule 'size-invertd'")
    #expect(lines.dropFirst().first == "  did you mean 'size-inverted'?")
    for id in ContractRules.ids { #expect(lines.contains("      \(id)"), "\(id)") }
    #expect(lines.last == "  see 'layoutprobe help explain'")
    #expect(try self.run("explain").errors.contains("missing RULE"))
    #expect(try self.run("explain", "size-inverted").status == 0)
  }

  @Test("list has no options of measuring, judging and reporting")
  func list() throws {
    for option in ["--propose", "--size", "--severity", "--max-passes", "--durations"] {
      let run = try run("list", option, "1")
      #expect(run.status == 2)
      #expect(run.errors.contains("unknown option '\(option)'"), "\(run.all)")
    }
    let help = try run("help", "list").output
    for option in ["--filter", "--shard", "--exclude", "--format", "--config"] {
      #expect(help.contains(option), "\(option)")
    }
  }

  @Test("baseline says which actions there are")
  func actions() throws {
    let wrong = try run("baseline", "wirte")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("ACTION cannot be 'wirte': choose write, update, prune or show"))
    #expect(wrong.errors.contains("did you mean 'write'?"))
    let none = try run("baseline")
    #expect(none.status == 2)
    #expect(none.errors.contains("missing ACTION"))
    #expect(none.errors.contains("baseline [OPTIONS] ACTION [PATH...]"))
  }
}
