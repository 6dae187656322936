import LayoutProbe

/// A file that a report is to be written to: `junit=build/layout.xml`.
struct ReportFile: Sendable {
  let format: any ReportFormat.Type
  let path: String

  init(_ text: String, helpCommand: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, !parts[1].hasSuffix("/") else {
      throw UsageError(
        message: "'\(text)' is no value for '--report'",
        suggestion: "expected FORMAT=PATH, such as junit=layout.xml; '-' is standard output",
        helpCommand: helpCommand)
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

  /// Writes the file, or the files of a format that has one for each probe: `layout.svg`, or
  /// `layout-01.svg`, `layout-02.svg` and so on if there are several.
  func write(_ report: InspectReport) throws {
    let parts = try format.parts(report)
    if path == "-" { return try AtomicFile.write(parts.joined(separator: "\n"), to: path) }
    for (index, part) in parts.enumerated() {
      try AtomicFile.write(part, to: parts.count == 1 ? path : numbered(index + 1, of: parts.count))
    }
  }

  private func numbered(_ number: Int, of count: Int) -> String {
    let name = path as NSString
    let digits = String(number)
    let zeros = String(repeating: "0", count: String(count).count - digits.count)
    let pathExtension = name.pathExtension
    return "\(name.deletingPathExtension)-\(zeros)\(digits)"
      + (pathExtension.isEmpty ? "" : ".\(pathExtension)")
  }
}
