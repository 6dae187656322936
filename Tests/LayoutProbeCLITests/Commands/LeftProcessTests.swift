#if os(Linux)
  import Foundation
  import Testing

  @testable import LayoutProbeCLI

  @Suite(
    "Processes that would outlive the program", .enabled(if: CommandRun.canCompile), .ownThreads)
  struct LeftProcessTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A view that leaves a process of another session behind, whose parent is gone.
    private static let daemon = """
      import SwiftUI
      func leaveDaemon() {
        typealias Fork = @convention(c) () -> Int32
        let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
        guard fork() == 0 else { return }
        setsid()
        if fork() != 0 { _exit(0) }
        while true { sleep(1) }
      }
      #Preview("daemon") { let _ = leaveDaemon(); Color.red }
      #Preview("daemon and hang") { let _ = { leaveDaemon(); while true {} }(); Color.red }
      #Preview("after") { Color.red }
      """

    /// A compiler that starts the real work in a session of its own, and never ends.
    private func compiler() throws -> String {
      let path = try folder.write(
        "swiftc",
        """
        #!/bin/sh
        setsid sh -c 'setsid sleep 1000 & sleep 1000' &
        touch '\(folder.url.path)/started'
        wait # $0
        """)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      return path
    }

    private func wait(_ seconds: Double, _ condition: () throws -> Bool) rethrows -> Bool {
      let start = ContinuousClock.now
      while ContinuousClock.now - start < .seconds(seconds) {
        if try condition() { return true }
        usleep(20_000)
      }
      return false
    }

    /// Processes that work in the folder of the test.
    private func left() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
        .filter { number in
          let link = try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/\(number)/cwd")
          return link?.hasSuffix(folder.url.path) == true
        }
    }

    @Test(
      "a probe's processes end with it, whether it is split off or starts by itself",
      arguments: [false, true])
    func daemons(startsByItself: Bool) throws {
      try folder.write("Daemon.swift", Self.daemon)
      let program = try #require(CommandRun.program)
      let script = "cd \"$1\" && shift && exec \"$@\" " + (startsByItself ? "<&-" : "")
      let command = ["inspect", "Daemon.swift", "--timeout", "2", "--format", "json"]
      _ = try CommandRun(["list", "Daemon.swift"], in: folder.url)
      let run = try ChildProcess(
        executable: "/bin/sh", arguments: ["-c", script, "sh", folder.url.path, program] + command,
        environment: ["LAYOUTPROBE_CACHE": CommandRun.cache.path],
        output: folder.url.appendingPathComponent("output"),
        errors: folder.url.appendingPathComponent("errors")
      ).run(timeout: 100)
      #expect(!run.isTimedOut)
      #expect(try left() == [])
      let report = try JSONDecoder().decode(InspectReport.self, from: Data(run.output.utf8))
      #expect(report.probes.map(\.name) == ["daemon", "after"], "\(run.errors)")
      #expect(report.failures.map(\.kind) == [.timeout])
    }

    @Test(
      "a compiler under way ends with all that it started, however the program ends",
      arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
    func signals(number: Int32) throws {
      let compiler = try compiler()
      try folder.write("Calm.swift", "import SwiftUI\n#Preview { Color.red }\n")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try #require(CommandRun.program))
      process.arguments = ["check", "Calm.swift"]
      process.currentDirectoryURL = folder.url
      process.environment = ProcessInfo.processInfo.environment.merging([
        "SWIFTC": compiler, "SWIFT_EXEC": "",
        "LAYOUTPROBE_CACHE": folder.url.appendingPathComponent("cache").path,
      ]) { $1 }
      process.standardError = FileHandle.nullDevice
      try process.run()
      let started = folder.url.appendingPathComponent("started").path
      #expect(wait(60) { FileManager.default.fileExists(atPath: started) })
      #expect(try wait(60) { try left().count >= 5 })
      kill(process.processIdentifier, number)
      let start = ContinuousClock.now
      process.waitUntilExit()
      #expect(try wait(60) { try left().isEmpty })
      #expect(ContinuousClock.now - start < .seconds(60))
      #expect(process.terminationStatus == (number == SIGKILL ? SIGKILL : 128 + number))
    }

    @Test("a compiler that takes too long ends with all that it started, and nobody waits for it")
    func limit() throws {
      let child = ChildProcess(
        executable: "/bin/sh",
        arguments: ["-c", "cd '\(folder.url.path)' && sh '\(try compiler())'"],
        output: folder.url.appendingPathComponent("output"),
        errors: folder.url.appendingPathComponent("errors"))
      let start = ContinuousClock.now
      let end = try child.run(timeout: 1)
      #expect(end.isTimedOut)
      #expect(ContinuousClock.now - start < .seconds(60))
      #expect(try wait(60) { try left().isEmpty })
    }
  }
#endif
