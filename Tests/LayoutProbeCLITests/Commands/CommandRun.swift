import Foundation

@testable import LayoutProbeCLI

/// One run of the built program, in a folder and with a cache of the tests' own.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  /// Both streams, for a failed expectation.
  var all: String { "status \(status)\n--- output\n\(output)--- errors\n\(errors)" }

  /// Nil, and said so aloud, where the program was not built beside the tests.
  static let program: String? = {
    var folder = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    for path in CommandLine.arguments + [folder.path] {
      folder = URL(fileURLWithPath: path)
      // On macOS the tests are some folders deep in a bundle.
      for _ in 0..<5 {
        folder.deleteLastPathComponent()
        let program = folder.appendingPathComponent("layoutprobe").path
        let isBuilt = FileManager.default.fileExists(
          atPath: folder.appendingPathComponent("Modules/HeadlessUI.swiftmodule").path)
        if isBuilt, FileManager.default.isExecutableFile(atPath: program) { return program }
      }
    }
    print("*** SKIPPED: layoutprobe is not beside the tests, its commands are NOT checked ***")
    return nil
  }()

  static var canCompile: Bool {
    guard program != nil else { return false }
    if SwiftCompiler.find() != nil { return true }
    print("*** SKIPPED: there is no Swift compiler, inspecting sources is NOT checked ***")
    return false
  }

  /// Shared by all runs, so that a source is compiled once; gone when the tests are.
  static let cache: URL = {
    atexit { try? FileManager.default.removeItem(at: CommandRun.cache) }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutprobe-test-cache-\(UUID().uuidString)")
  }()

  init(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws {
    struct NoProgram: Error {}
    guard let program = CommandRun.program else { throw NoProgram() }
    let streams = try TemporaryFolder()
    let output = URL(fileURLWithPath: try streams.write("output", ""))
    let errors = URL(fileURLWithPath: try streams.write("errors", ""))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LAYOUTPROBE_CACHE": CommandRun.cache.path]) { $1 }
      // The tests may run in a CI job of their own.
      .merging(["GITHUB_ACTIONS": "", "GITHUB_STEP_SUMMARY": ""]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
  }

  /// The report of a run with `--format json`.
  func report() throws -> InspectReport {
    try JSONDecoder().decode(InspectReport.self, from: Data(output.utf8))
  }
}
