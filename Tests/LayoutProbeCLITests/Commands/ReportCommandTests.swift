import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Reports on disk", .enabled(if: CommandRun.canCompile), .ownThreads)
struct ReportCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try CheckSources.folder([
      "Loop.swift": CheckSources.loop, "Calm.swift": CheckSources.calm,
    ])
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments, in: folder.url)
  }

  @Test("a report is rendered again in every format as the run itself renders it")
  func formats() throws {
    let json = try run(
      "check", "Loop.swift", "Calm.swift", "--pictures", "--report", "json=all.json")
    #expect(json.status == 1)
    for format in ReportFormats.names {
      let direct = try run("check", "Loop.swift", "Calm.swift", "--pictures", "--format", format)
      let again = try run("report", "all.json", "--format", format)
      #expect(again.status == 0, "\(again.all)")
      #expect(again.output == direct.output)
    }
    let failing = try run("report", "all.json", "--fail-on", "error")
    #expect(failing.status == 1)
    #expect(
      failing.errors.hasSuffix("[loop-oscillating]\nlayoutprobe: 1 error\n"), "\(failing.all)")
  }

  @Test("diff is 0 for the same, 1 for a difference, 2 for trouble")
  func diff() throws {
    #expect(
      try run("check", "Loop.swift", "--report", "json=base.json", "--only", "loop-oscillating")
        .status == 1)
    #expect(try run("diff", "base.json", "base.json").status == 0)
    try folder.write("Loop.swift", CheckSources.loop.replacing("60 : 20", with: "60 : 60"))
    #expect(
      try run("check", "Loop.swift", "--report", "json=head.json", "--only", "loop-oscillating")
        .status == 0)
    let diff = try run("diff", "base.json", "head.json")
    #expect(diff.status == 1)
    #expect(diff.output.contains("  gone: error: layout never settles"), "\(diff.all)")
    #expect(diff.output.hasSuffix("\n1 finding fixed, 1 probe changed\n"), "\(diff.all)")
    let markdown = try run("diff", "base.json", "head.json", "--format", "markdown")
    #expect(markdown.output.hasPrefix("### layoutprobe: 1 finding fixed"), "\(markdown.all)")
    #expect(try run("diff", "base.json").status == 2)
    #expect(try run("diff", "base.json", "nowhere.json").status == 2)
  }

  @Test("a file that is no report is code 2, and says where")
  func damaged() throws {
    for (text, message) in [
      ("{", "line 1, column 2: Unexpected end of file"), ("[]", "is not a JSON report"),
      ("{\"version\": 99, \"probes\": [], \"failures\": []}", "version: 99 is newer than 1"),
      ("{\"version\": 1, \"probes\": [{}], \"failures\": []}", "probes[0].name: is missing"),
    ] {
      try folder.write("damaged.json", text)
      let run = try run("report", "damaged.json")
      #expect(run.status == 2)
      #expect(run.errors.contains("damaged.json: is not a JSON report: "), "\(run.all)")
      #expect(run.errors.contains(message), "\(run.all)")
      #expect(run.output.isEmpty)
    }
  }
}
