import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Limits of time")
struct TimeLimitTests {
  private func run(_ script: String, _ seconds: Double) throws -> ChildProcess.End {
    let folder = try TemporaryFolder()
    return try withExtendedLifetime(folder) {
      try ChildProcess(
        executable: "/bin/sh", arguments: ["-c", script],
        output: folder.url.appendingPathComponent("output"),
        errors: folder.url.appendingPathComponent("errors")
      ).run(timeout: seconds)
    }
  }

  @Test("a process that sleeps, and one that waits for such a process, are ended")
  func sleeping() throws {
    #expect(try run("sleep 60", 0.3).isTimedOut)
    #expect(try run("(sleep 60; true); true", 0.3).isTimedOut)
    #expect(try !run("exit 0", 30).isTimedOut)
  }
}
