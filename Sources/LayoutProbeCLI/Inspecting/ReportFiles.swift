import LayoutProbe

/// JSON reports on disk.
enum ReportFiles {
  static func read(_ path: String, helpCommand: String) throws -> InspectReport {
    let data: Data
    do {
      data = try path == "-" ? standardInput() : InputFile.contents(path)
    } catch {
      throw UsageError(message: "\(error)", suggestion: nil, helpCommand: helpCommand)
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

  private static func standardInput() throws -> Data {
    try FileHandle.standardInput.readToEnd() ?? Data()
  }
}
