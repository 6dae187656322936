import HeadlessUI

/// A program of the machine that knows a format better than a test does.
enum Tool {
  /// Nil if it is not there, or lacks a part that it needs.
  static func run(_ command: [String]) throws -> (status: Int32, output: String)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let isMissing = process.terminationStatus == 127 || output.contains("No module named")
    return isMissing ? nil : (process.terminationStatus, output)
  }
}
