import Foundation
import Testing

@testable import LayoutProbe
@testable import LayoutProbeCLI

/// `Tests/Fixtures/BazelSample`, run by the Bazel of this machine.
@Suite("Shards under Bazel", .enabled(if: CommandRun.canCompile), .ownThreads)
struct BazelTests {
  private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Fixtures/BazelSample").standardizedFileURL

  @Test("each shard of a test is a shard of probes, and the reports merge to that of one run")
  func shards() throws {
    let program = try #require(CommandRun.program)
    let folder = try TemporaryFolder()
    let sample = folder.url.appendingPathComponent("sample")
    try FileManager.default.copyItem(at: Self.sample, to: sample)
    let reports = folder.url.appendingPathComponent("reports")
    try FileManager.default.createDirectory(at: reports, withIntermediateDirectories: true)
    let root = folder.url.appendingPathComponent("bazel").path
    defer {
      // Bazel takes the right to write from what it keeps: it could not be removed.
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["chmod", "-R", "u+w", root]
      if (try? process.run()) != nil { process.waitUntilExit() }
    }
    // Without a server, whose end a process that starts it would wait for.
    func bazel(_ arguments: String...) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["bazel", "--batch", "--output_user_root=\(root)"] + arguments
      process.currentDirectoryURL = sample
      process.environment = ProcessInfo.processInfo.environment.merging([
        "LAYOUTPROBE": program, "LAYOUTPROBE_CACHE": CommandRun.cache.path,
        "LAYOUT_REPORTS": reports.path,
      ]) { $1 }
      let output = URL(fileURLWithPath: try folder.write("output", ""))
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = process.standardOutput
      process.standardInput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
      return (process.terminationStatus, text)
    }
    let test = try bazel("test", "//:layout")
    guard test.status != 127 else {
      print("*** SKIPPED: there is no bazel, shards under Bazel are NOT checked ***")
      return
    }
    guard !test.output.contains("Error downloading") else {
      print("*** SKIPPED: bazel wants to load what is not here, its shards are NOT checked ***")
      return
    }
    // 3 is Bazel's code for tests that failed: one shard has the loop.
    #expect(test.status == 3, "\(test.output)")
    #expect(test.output.contains("[loop-oscillating]"), "\(test.output)")
    let names = try FileManager.default.contentsOfDirectory(atPath: reports.path).sorted()
    #expect(names == ["layout-1.json", "layout-2.json", "layout-3.json"], "\(test.output)")
    let merged = try CommandRun(
      ["report"] + names.map { reports.path + "/" + $0 } + ["--format", "json"], in: sample)
    #expect(merged.status == 0, "\(merged.errors)")
    let whole = try CommandRun(
      ["check", "views/Badges.swift", "views/Wheel.swift", "--format", "json"], in: sample)
    #expect(whole.status == 1, "\(whole.errors)")
    #expect(merged.output == whole.output)
  }
}
