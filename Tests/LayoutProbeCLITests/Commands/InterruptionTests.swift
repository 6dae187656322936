import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Ending a check from outside", .enabled(if: CommandRun.canCompile), .ownThreads)
struct InterruptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try CheckSources.folder([
      "Calm.swift": CheckSources.calm,
      "Hang.swift": """
      import SwiftUI
      #Preview("hang") {
        let _ = FileManager.default.createFile(atPath: "started", contents: nil)
        let _ = { while true { sleep(1) } }()
        Color.red
      }
      """,
    ])
  }

  /// A run under way; what it does is seen by a file that it makes.
  private func start(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(CommandRun.program))
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    let temporary = folder.url.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LAYOUTPROBE_CACHE": CommandRun.cache.path, "TMPDIR": temporary.path]) { $1 }
      .merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(name).path)
  }

  private func wait(_ condition: () -> Bool) -> Bool {
    for _ in 0..<1_200 {
      if condition() { return true }
      usleep(50_000)
    }
    return false
  }

  /// Processes that work in the folder of the test.
  private func processesLeft() throws -> Int {
    let path = folder.url.path
    return try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
      .count { number in
        let folder = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/\(number)/cwd")
        return folder?.hasSuffix(path) == true
      }
  }

  #if os(Linux)
    @Test(
      "a signal leaves no report, no half of one, no process and no folder",
      arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func signals(number: Int32) throws {
      try folder.write("report.json", "the one before")
      let process = try start(
        ["check", "Calm.swift", "Hang.swift", "--timeout", "100", "--report", "json=report.json"])
      #expect(wait { exists("started") })
      kill(process.processIdentifier, number)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 128 + number)
      #expect(wait { (try? processesLeft()) == 0 })
      #expect(
        try String(contentsOf: folder.url.appendingPathComponent("report.json"), encoding: .utf8)
          == "the one before")
      #expect(
        try FileManager.default.contentsOfDirectory(
          atPath: folder.url.appendingPathComponent("tmp").path) == [])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
          == ["Calm.swift", "Hang.swift", "report.json", "started", "tmp"])
    }

    @Test("a compiler under way ends too, and so does a worker whose parent was killed")
    func children() throws {
      let compiler = try folder.write(
        "swiftc", "#!/bin/sh\ntouch '\(folder.url.path)/started'\nsleep 1000 # $0\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
      let cache = folder.url.appendingPathComponent("cache").path
      let compiling = try start(
        ["check", "Calm.swift"],
        environment: ["SWIFTC": compiler, "SWIFT_EXEC": "", "LAYOUTPROBE_CACHE": cache])
      #expect(wait { exists("started") })
      kill(compiling.processIdentifier, SIGTERM)
      compiling.waitUntilExit()
      #expect(wait { (try? processesLeft()) == 0 })
      let work = try FileManager.default.contentsOfDirectory(atPath: cache)
      #expect(!work.contains { $0.hasPrefix("work-") }, "\(work)")

      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("started"))
      let running = try start(["check", "Hang.swift", "--timeout", "100"])
      #expect(wait { exists("started") })
      kill(running.processIdentifier, SIGKILL)
      running.waitUntilExit()
      #expect(wait { (try? processesLeft()) == 0 })
    }
  #endif

  @Test("runs at the same time leave one whole report of two")
  func together() async throws {
    try folder.write("Loop.swift", CheckSources.loop)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<4 {
        group.addTask {
          let file = index.isMultiple(of: 2) ? "Calm.swift" : "Loop.swift"
          _ = try CommandRun(["check", file, "--report", "json=report.json"], in: self.folder.url)
        }
      }
      try await group.waitForAll()
    }
    let data = try Data(contentsOf: folder.url.appendingPathComponent("report.json"))
    let report = try JSONDecoder().decode(InspectReport.self, from: data)
    #expect(report.probes.count == 1)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(files.sorted() == ["Calm.swift", "Hang.swift", "Loop.swift", "report.json"])
  }

  @Test("what cannot be written to standard output is said, with code 2")
  func standardOutput() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full"), let shell = ShellRunner(.bash),
      let program = CommandRun.program
    else { return }
    let run = try shell.run(
      ["-c", "\(ShellQuoting.posix(program)) rules 2>&1 >/dev/full; echo code $?"])
    #expect(
      run.output.contains("standard output cannot be written: No space left"), "\(run.output)")
    #expect(run.output.hasSuffix("code 2\n"))
    let head = try shell.run(
      ["-c", "\(ShellQuoting.posix(program)) rules 2>&1 | head -1; echo code ${PIPESTATUS[0]}"])
    #expect(head.output.hasSuffix("code 0\n"), "\(head.output)")
  }

  @Test("a baseline and reports that meet a limit of the disk are as they were")
  func noSpace() throws {
    guard let shell = ShellRunner(.bash), let program = CommandRun.program else { return }
    let run = try CommandRun(["baseline", "write", "Calm.swift"], in: folder.url)
    #expect(run.status == 0, "\(run.all)")
    let before = try String(
      contentsOf: folder.url.appendingPathComponent("layoutprobe-baseline.json"), encoding: .utf8)
    try folder.write("report.json", "the one before")
    try folder.write(
      "saved.json",
      try CommandRun(["check", "Calm.swift", "--format", "json"], in: folder.url).output)
    // No file may grow at all.
    let limited = try shell.run(
      [
        "-c",
        "cd \(ShellQuoting.posix(folder.url.path)); ulimit -f 0; \(ShellQuoting.posix(program)) "
          + "report saved.json --report json=report.json --report text=new.txt -q 2>&1 | cat; "
          + "echo code ${PIPESTATUS[0]}",
      ])
    #expect(
      limited.output.contains("report.json: cannot be written: File too large"), "\(limited.output)"
    )
    #expect(limited.output.hasSuffix("code 2\n"), "\(limited.output)")
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent("report.json"), encoding: .utf8)
        == "the one before")
    let recorded = try shell.run(
      [
        "-c",
        "cd \(ShellQuoting.posix(folder.url.path)); ulimit -f 0; \(ShellQuoting.posix(program)) "
          + "baseline write Calm.swift 2>&1 | cat; echo code ${PIPESTATUS[0]}",
      ])
    #expect(!recorded.output.hasSuffix("code 0\n"), "\(recorded.output)")
    let after = try String(
      contentsOf: folder.url.appendingPathComponent("layoutprobe-baseline.json"), encoding: .utf8)
    #expect(after == before)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!files.contains { $0.hasSuffix(".tmp") || $0 == "new.txt" }, "\(files)")
  }
}
