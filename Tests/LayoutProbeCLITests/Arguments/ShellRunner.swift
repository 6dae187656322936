import Foundation

@testable import LayoutProbeCLI

/// Runs the shells that completions are written for, where they are installed.
struct ShellRunner {
  struct Result {
    let status: Int32
    let output: String
  }

  let executable: URL

  /// Nil, and said so aloud, where the shell is not installed.
  init?(_ shell: Shell) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let found = path.split(separator: ":").map { "\($0)/\(shell.rawValue)" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
    guard let found else {
      print("*** SKIPPED: \(shell.rawValue) is not installed, its completions are NOT checked ***")
      return nil
    }
    executable = URL(fileURLWithPath: found)
  }

  func run(_ arguments: [String], in folder: URL? = nil) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }

  /// Runs the work in a folder that holds a file, a folder and the completion script.
  static func inFolder<Value>(
    for shell: Shell, table: CommandTable = SampleTable.table,
    _ work: (_ folder: URL, _ script: URL) throws -> Value
  ) throws -> Value {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("completions-\(UUID())")
    let views = folder.appendingPathComponent("My Views")
    try files.createDirectory(at: views, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("Card.swift"))
    let script = folder.appendingPathComponent(".script")
    try Data(Completions.script(for: shell, table: table).utf8).write(to: script)
    return try work(folder, script)
  }
}
