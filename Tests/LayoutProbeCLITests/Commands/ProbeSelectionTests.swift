import Foundation
import Testing

@testable import LayoutProbe
@testable import LayoutProbeCLI

@Suite("Shards and filters", .enabled(if: CommandRun.canCompile), .ownThreads)
struct ProbeSelectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try CheckSources.folder([
      "views/Loop.swift": CheckSources.loop, "views/Trap.swift": CheckSources.trap,
      "views/Broken.swift": CheckSources.broken, "views/Wide.swift": CheckSources.wide,
      "views/Plain.swift": "let plain = 1\n",
      "views/Many.swift": "import SwiftUI\n"
        + (1...9).map { "#Preview(\"many \($0)\") { Color.red }\n" }.joined(),
    ])
  }

  private func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(arguments, in: folder.url, environment: environment)
  }

  private let files = ["Loop", "Trap", "Broken", "Wide", "Plain", "Many"].map {
    "views/\($0).swift"
  }

  @Test("every probe is in exactly one shard, the same each time", arguments: [1, 2, 3, 7])
  func everyProbe(count: Int) throws {
    let all = try run("list", "views/Many.swift").output.split(separator: "\n").map(String.init)
    #expect(all.count == 9)
    var found: [String] = []
    for number in 1...count {
      let runs = try (0..<2).map { _ in
        try run("list", "views/Many.swift", "--shard", "\(number)/\(count)").output
      }
      #expect(runs[0] == runs[1])
      found += runs[0].split(separator: "\n").map(String.init)
    }
    #expect(found.sorted() == all.sorted())
  }

  @Test("the merge of all shards is the report of one run, byte for byte, baseline and all")
  func merge() throws {
    try folder.write(
      "layoutprobe-baseline.json",
      """
      {"kind": "layoutprobe-baseline", "version": 1, "figures": [], "findings": [
        {"rule": "loop-churning", "source": "views/Many.swift", "probe": "many 4"},
        {"rule": "loop-churning", "source": "views/Many.swift", "probe": "long gone"},
        {"rule": "loop-oscillating", "source": "views/Loop.swift", "probe": "turning",
         "key": "Turning.height"}
      ]}
      """)
    func check(_ arguments: String...) throws -> CommandRun {
      try CommandRun(
        ["check"] + files + ["--format", "json", "--budget", "passes=0"] + arguments,
        in: folder.url)
    }
    let whole = try check()
    #expect(whole.status == 2, "\(whole.all)")
    let findings = try whole.report().gate.map(\.finding.rule)
    #expect(findings.count { $0 == "baseline-stale" } == 2, "\(findings)")
    #expect(findings.count { $0 == "budget-exceeded" } == 11, "\(findings)")
    for count in [2, 5] {
      for number in 1...count {
        try folder.write("\(number).json", try check("--shard", "\(number)/\(count)").output)
      }
      let merged = try CommandRun(
        ["report"] + (1...count).reversed().map { "\($0).json" } + ["--format", "json"],
        in: folder.url)
      #expect(merged.status == 0)
      #expect(merged.output == whole.output)
    }
    // The third shard of five was killed before it wrote its report.
    let left = [1, 2, 4, 5].map { "\($0).json" }
    let partial = try CommandRun(["report"] + left + ["--format", "github"], in: folder.url)
    #expect(partial.status == 1)
    let sentence = "the report of shard 3 of 5 is missing: its probes are not in this report"
    #expect(partial.errors == "layoutprobe: \(sentence)\n")
    #expect(partial.output.contains("::error title=shard-missing::\(sentence)"), "\(partial.all)")
    let wanted = try CommandRun(
      ["report"] + left + ["--partial", "--format", "json"], in: folder.url)
    #expect(wanted.status == 0)
    #expect(try !wanted.report().checked.contains { $0.finding.rule == "shard-missing" })
  }

  @Test("shards are balanced by recorded durations, and each probe is still in exactly one")
  func balance() throws {
    let all = try run("check", "views/Many.swift", "--durations", "--format", "json")
    var report = try all.report()
    #expect(report.probes.count == 9)
    // One probe takes as long as the eight others; one is newer than the report.
    for index in report.probes.indices {
      report.probes[index].duration = report.probes[index].name == "many 5" ? 8 : 1
    }
    report.probes.removeAll { $0.name == "many 9" }
    try folder.write("main.json", try JSONReport.render(report))
    func list(_ shard: String) throws -> [String] {
      try run("list", "views/Many.swift", "--shard", shard, "--balance", "main.json").output
        .split(separator: "\n").map { String($0.suffix(6)) }.filter { $0 != "many 9" }
    }
    #expect(try list("1/2") == ["many 5"])
    #expect(try list("2/2") == [1, 2, 3, 4, 6, 7, 8].map { "many \($0)" })
    let shards = try (1...3).map {
      try run("list", "views/Many.swift", "--shard", "\($0)/3", "--balance", "main.json").output
        .split(separator: "\n").map { String($0.suffix(6)) }
    }
    #expect(shards.flatMap(\.self).sorted() == (1...9).map { "many \($0)" })
    let lone = try run("check", "views", "--balance", "main.json")
    #expect(lone.status == 2)
    #expect(lone.errors.contains("add a shard, such as --shard 1/4"), "\(lone.all)")
    for index in report.probes.indices { report.probes[index].duration = nil }
    try folder.write("main.json", try JSONReport.render(report))
    let untimed = try run("check", "views", "--shard", "1/2", "--balance", "main.json")
    #expect(untimed.errors.contains("has no durations"), "\(untimed.all)")
  }

  @Test("a shard without probes passes if others have some; Bazel's variables choose one too")
  func variables() throws {
    let only = try (1...4).map { try run("list", "views/Loop.swift", "--shard", "\($0)/4") }
    #expect(only.map(\.status) == [0, 0, 0, 0])
    let number = try #require(only.firstIndex { !$0.output.isEmpty })
    let status = folder.url.appendingPathComponent("status")
    let bazel = try run(
      "check", "views/Loop.swift",
      environment: [
        "TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "\(number)",
        "TEST_SHARD_STATUS_FILE": status.path,
      ])
    #expect(bazel.status == 1, "\(bazel.all)")
    #expect(FileManager.default.fileExists(atPath: status.path))
    let other = try run(
      "check", "views/Loop.swift",
      environment: ["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "\((number + 1) % 4)"])
    #expect(other.status == 0, "\(other.all)")
    let wrong = try run("check", "views", environment: ["TEST_TOTAL_SHARDS": "4"])
    #expect(wrong.status == 2)
    for text in ["0/3", "4/3", "1", "a/b", "1/0"] {
      #expect(try run("check", "views", "--shard", text).status == 2, "\(text)")
    }
  }

  @Test("a filter leaves probes by name or file; one that fits none is code 3 with what was meant")
  func filter() throws {
    let named = try run("check", "views/Many.swift", "views/Wide.swift", "--filter", "MANY 3")
    #expect(named.output == "checked 1 probe: no problems found\n", "\(named.all)")
    let file = try run("list", "views/Many.swift", "views/Wide.swift", "--filter", "wide.swift")
    #expect(file.output == "views/Wide.swift:17: wide\n", "\(file.all)")
    let none = try run("check", "views/Many.swift", "--filter", "mnay")
    #expect(none.status == 3)
    #expect(
      none.errors
        == "layoutprobe: no probe's name or file contains 'mnay'; did you mean 'many'?\n")
    let both = try run("check", "views/Trap.swift", "--filter", "fine")
    #expect(both.status == 0, "\(both.all)")
  }

  @Test("list names probes without running them, as text and as JSON")
  func list() throws {
    let text = try run("list", "views/Trap.swift")
    #expect(text.status == 0)
    #expect(text.output == "views/Trap.swift:3: fine\nviews/Trap.swift:4: trap\n")
    let json = try run("list", "views/Trap.swift", "--format", "json")
    #expect(json.output.contains(#""name" : "trap""#), "\(json.all)")
    #expect(try run("list", "views/Plain.swift").status == 3)
    #expect(try run("list", "views/Broken.swift").status == 2)
  }
}
