import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Baselines on disk", .enabled(if: CommandRun.canCompile), .ownThreads)
struct BaselineCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try CheckSources.folder([
      "views/Loop.swift": CheckSources.loop, "views/Calm.swift": CheckSources.calm,
    ])
  }

  private func run(_ arguments: String..., below: String = "") throws -> CommandRun {
    try CommandRun(arguments, in: folder.url.appendingPathComponent(below))
  }

  private func text(_ name: String = "layoutprobe-baseline.json") throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("what is recorded passes, what is fixed is stale, what is pruned is gone")
  func life() throws {
    #expect(try run("check", "views").status == 1)
    let write = try run("baseline", "write", "views")
    #expect(write.status == 0, "\(write.all)")
    #expect(
      write.output == """
        layoutprobe-baseline.json: 1 finding (1 added)
          added: views/Loop.swift: turning: loop-oscillating (Turning.height)

        """)
    let passing = try run("check", "views", "-v")
    #expect(passing.status == 0, "\(passing.all)")
    #expect(passing.output.contains("because recorded in layoutprobe-baseline.json (baseline)"))
    #expect(try run("check", "views/Calm.swift").status == 0)

    try folder.write(
      "views/Loop.swift", CheckSources.loop.replacing("60 : 20", with: "60 : 60"))
    let stale = try run("check", "views")
    #expect(stale.status == 1)
    #expect(stale.output.contains("[baseline-stale]"), "\(stale.all)")
    #expect(stale.errors.hasSuffix("layoutprobe: 1 error\n"), "\(stale.all)")
    #expect(try run("check", "views", "--allow-stale-baseline").status == 0)
    #expect(try run("baseline", "prune", "views").output.contains("(1 removed)"))
    #expect(try run("check", "views").status == 0)
    let figures = try run("baseline", "write", "views", "--figures", "passes,calls")
    // That the state is written twice is a warning.
    #expect(
      figures.output.hasPrefix(
        "layoutprobe-baseline.json: 1 finding, figures of 2 layouts (3 added)"), "\(figures.all)")
    let show = try run("baseline", "show")
    #expect(show.output.contains("views/Loop.swift: turning: 2 passes, "), "\(show.all)")
    #expect(show.output.hasSuffix("\n1 finding, figures of 2 layouts\n"))
  }

  @Test("wrong figures, tolerances and combinations are errors that say what is expected")
  func arguments() throws {
    let figures = try run("baseline", "write", "views", "--figures", "passes,cals")
    #expect(figures.status == 2)
    #expect(figures.errors.contains("'cals'"), "\(figures.all)")
    #expect(figures.errors.contains("did you mean 'calls'?"), "\(figures.all)")
    let tolerance = try run("baseline", "write", "views", "--tolerance", "-3")
    #expect(tolerance.status == 2)
    #expect(try run("check", "views", "--prune").errors.contains("needs a baseline"))
    #expect(try run("check", "views", "--new-from", "no.json").status == 2)
    try folder.write("main.json", #"{"version": 1, "probes": [], "failures": [], "empty": []}"#)
    try folder.write(
      "known.json", #"{"kind": "layoutprobe-baseline", "version": 2, "findings": []}"#)
    let both = try run("check", "views", "--new-from", "main.json", "--baseline", "known.json")
    #expect(both.status == 2)
    #expect(both.errors.contains("cannot be used together"), "\(both.all)")
  }

  @Test("a file in another folder, and a run from another folder, mean the same probes")
  func folders() throws {
    let write = try run("baseline", "write", "views", "--baseline", "ci/known.json")
    #expect(write.status == 0, "\(write.all)")
    #expect(try text("ci/known.json").contains(#""source" : "../views/Loop.swift""#))
    #expect(try run("check", "views", "--baseline", "ci/known.json").status == 0)
    let below = try run("check", ".", "--baseline", "../ci/known.json", below: "views")
    #expect(below.status == 0, "\(below.all)")
    let absolute = try run(
      "check", folder.url.appendingPathComponent("views").path, "--baseline", "ci/known.json")
    #expect(absolute.status == 0, "\(absolute.all)")
    #expect(try run("check", "views", "--baseline", "no.json").status == 2)
  }

  @Test("what is laid out otherwise each time is recorded as what it is, and passes then")
  func random() throws {
    try folder.write(
      "views/Random.swift",
      """
      import SwiftUI
      #Preview("random") { Color.red.frame(width: .random(in: 10...400), height: 10) }
      // The same in each layout of a process.
      #Preview("process") { Color.red.frame(width: 10 + CGFloat(getpid()), height: 10) }
      """)
    let write = try run("baseline", "write", "views/Random.swift", "--figures", "passes,calls")
    #expect(write.output.contains("random: unrepeatable"), "\(write.all)")
    #expect(write.output.contains("process: unrepeatable"), "\(write.all)")
    for _ in 0..<3 {
      let check = try run("check", "views/Random.swift")
      #expect(check.status == 0, "\(check.all)")
    }
  }

  @Test("findings of files that are left out are not stale, and leaving out everything is code 3")
  func excluded() throws {
    #expect(try run("baseline", "write", "views").status == 0)
    let calm = try run("check", "views", "--exclude", "Loop.swift")
    #expect(calm.status == 0, "\(calm.all)")
    let all = try run("check", "views", "--exclude", "views/*")
    #expect(all.status == 3, "\(all.all)")
    #expect(all.errors.contains("in what '--exclude' leaves"), "\(all.all)")
  }

  @Test("a damaged or foreign file is code 2, says where, and stays as it is")
  func damaged() throws {
    let text = "{\n  \"kind\": \"layoutprobe-baseline\",\n<<<<<<< HEAD\n}"
    try folder.write("layoutprobe-baseline.json", text)
    for arguments in [["check", "views"], ["baseline", "update", "views"], ["baseline", "show"]] {
      let run = try CommandRun(arguments, in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors.contains("layoutprobe-baseline.json: line 3, column"), "\(run.all)")
    }
    #expect(try self.text() == text)
  }

  @Test("a source that does not compile loses nothing that is recorded about it")
  func broken() throws {
    #expect(try run("baseline", "write", "views").status == 0)
    let before = try text()
    try folder.write(
      "views/Loop.swift", "import SwiftUI\n#Preview(\"turning\") { Text(\"a\") } }\n")
    for action in ["write", "update", "prune"] {
      let run = try run("baseline", action, "views/Loop.swift")
      #expect(run.status == 2, "\(run.all)")
      #expect(try text() == before)
    }
    #expect(try run("baseline", "wirte", "views").errors.contains("did you mean 'write'?"))
  }

  @Test("budgets come from flags and from the configuration")
  func budgets() throws {
    try folder.write(
      "views/Loop.swift", CheckSources.loop.replacing("60 : 20", with: "60 : 60"))
    #expect(try run("check", "views", "--budget", "passes=2").status == 0)
    let flag = try run("check", "views", "--budget", "passes=1")
    #expect(flag.status == 1)
    #expect(flag.output.contains("2 passes; the budget is 1 (turning) [budget-exceeded]"))
    #expect(flag.errors.hasSuffix("[budget-exceeded]\nlayoutprobe: 1 error\n"), "\(flag.all)")
    try folder.write("layoutprobe.json", #"{"budget": {"passes": 1, "placements": 50}}"#)
    #expect(try run("check", "views").status == 1)
    #expect(try run("check", "views", "--budget", "passes=2").status == 0)
    #expect(try run("check", "views", "--budget", "speed=2").status == 2)
    try folder.write("layoutprobe.json", #"{"budget": {"speed": 1}}"#)
    let wrong = try run("check", "views")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("'budget': 'speed=1' is not valid"), "\(wrong.all)")
  }

  @Test("runs at the same time lose nothing of each other")
  func together() async throws {
    for index in 0..<6 {
      try folder.write(
        "views/F\(index).swift", "import SwiftUI\n#Preview(\"f\(index)\") { Color.red }\n")
    }
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for index in 0..<6 {
        group.addTask {
          try self.run("baseline", "write", "views/F\(index).swift", "--figures", "passes").status
        }
      }
      for try await status in group { #expect(status == 0) }
    }
    for index in 0..<6 { #expect(try text().contains("\"f\(index)\"")) }
    let rest = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(rest.sorted() == ["layoutprobe-baseline.json", "views"])
  }

  @Test("what somebody else writes while the probes run is not lost")
  func lock() throws {
    try folder.write(
      "views/Slow.swift",
      """
      import SwiftUI
      #Preview("slow") {
        let _ = FileManager.default.createFile(atPath: "started", contents: nil)
        Color.red
      }
      """)
    let other = open(folder.url.path, O_RDONLY)
    #expect(flock(other, LOCK_EX) == 0)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(CommandRun.program))
    process.arguments = ["baseline", "write", "views/Slow.swift", "--figures", "passes"]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LAYOUTPROBE_CACHE": CommandRun.cache.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    func exists(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(name).path)
    }
    for _ in 0..<1_200 where !exists("started") { usleep(50_000) }
    sleep(2)
    #expect(!exists("layoutprobe-baseline.json"))
    try folder.write(
      "layoutprobe-baseline.json",
      """
      {"kind": "layoutprobe-baseline", "version": 2, "findings": [
        {"rule": "size-impure", "source": "views/Other.swift", "probe": "other"}]}
      """)
    close(other)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try text().contains(#""probe" : "other""#))
    #expect(try text().contains(#""probe" : "slow""#))
  }
}
