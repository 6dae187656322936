import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Limits of time")
struct TimeLimitTests {
  private func run(
    _ script: String, _ seconds: Double,
    progress: @escaping @Sendable () -> TimeLimit.Progress = { TimeLimit.Progress() }
  ) throws -> ChildProcess.End {
    let folder = try TemporaryFolder()
    return try withExtendedLifetime(folder) {
      try ChildProcess(
        executable: "/bin/sh", arguments: ["-c", script],
        output: folder.url.appendingPathComponent("output"),
        errors: folder.url.appendingPathComponent("errors")
      ).run(TimeLimit(seconds: seconds, progress: progress))
    }
  }

  @Test("a process that sleeps, and one that waits for such a process, are ended")
  func sleeping() throws {
    #expect(try run("sleep 60", 0.3).isTimedOut)
    #expect(try run("(sleep 60; true); true", 0.3).isTimedOut)
    #expect(try !run("exit 0", 30).isTimedOut)
  }

  @Test("what goes on step by step has six times as long, and each new thing has it anew")
  func steps() throws {
    let now = { @Sendable in UInt64(Date().timeIntervalSince1970 * 1_000) }
    let stepping = try run("sleep 60", 0.2) { TimeLimit.Progress(thing: "a", steps: now()) }
    #expect(stepping.timeLimit == 0.2 * TimeLimit.mostTimes)
    #expect(try run("sleep 60", 0.2).timeLimit == 0.2)
    let changing = try run("sleep 2", 0.2) { TimeLimit.Progress(thing: "\(now())") }
    #expect(!changing.isTimedOut)
  }
}
