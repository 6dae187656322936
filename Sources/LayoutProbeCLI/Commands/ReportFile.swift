import LayoutProbe

/// A file that a report is to be written to: `junit=build/layout.xml`.
struct ReportFile: Sendable {
  let format: any ReportFormat.Type
  let path: String

  init(_ text: String, helpCommand: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw UsageError(
        message: "'\(text)' is no value for '--report'",
        suggestion: "expected FORMAT=PATH, such as junit=layout.xml", helpCommand: helpCommand)
    }
    guard let format = ReportFormats.named(String(parts[0])) else {
      throw UsageError(
        message: "there is no report format '\(parts[0])'",
        suggestion: SpellingSuggestion.hint(for: String(parts[0]), among: ReportFormats.names)
          ?? "formats: \(ReportFormats.names.joined(separator: ", "))", helpCommand: helpCommand)
    }
    self.format = format
    path = String(parts[1])
  }

  func write(_ report: InspectReport) throws {
    try AtomicFile.write(try format.render(report), to: path)
  }
}
