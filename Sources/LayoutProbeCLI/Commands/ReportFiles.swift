import LayoutProbe

/// JSON reports on disk.
enum ReportFiles {
  static func read(_ path: String, helpCommand: String) throws -> InspectReport {
    guard let data = path == "-" ? standardInput() : FileManager.default.contents(atPath: path)
    else {
      throw UsageError(
        message: "\(path): cannot be read", suggestion: nil, helpCommand: helpCommand)
    }
    do {
      return try JSONDecoder().decode(InspectReport.self, from: data)
    } catch {
      throw UsageError(
        message: "\(path): is not a JSON report: \(JSONProblem.text(error, in: data))",
        suggestion: "reports are written by 'layoutprobe check --format json'",
        helpCommand: helpCommand)
    }
  }

  private static func standardInput() -> Data? { try? FileHandle.standardInput.readToEnd() }
}
