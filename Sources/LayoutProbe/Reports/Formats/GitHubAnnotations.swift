import HeadlessUI

/// `github`: workflow commands that GitHub Actions shows beside the lines of a change.
public enum GitHubAnnotations: ReportFormat {
  /// `github`
  public static let name = "github"
  /// What it is for.
  public static let summary = "annotations of GitHub Actions"

  /// A command for each finding that counts, the worst first: GitHub shows ten of a kind.
  public static func render(_ report: InspectReport) -> String {
    report.checked.filter(\.counts).worstFirst.map { checked in
      let finding = checked.finding
      let command = finding.severity == .note ? "notice" : finding.severity.rawValue
      var properties: [String] = []
      if let file = checked.file { properties.append("file=\(property(file))") }
      if let line = checked.place?.line { properties.append("line=\(line)") }
      if let column = checked.place?.column { properties.append("col=\(column)") }
      properties.append("title=\(property(finding.rule))")
      let lines = [checked.sentence] + finding.witness + checked.details + ["try: \(finding.fix)"]
      return "::\(command) \(properties.joined(separator: ","))::"
        + escaped(lines.joined(separator: "\n")) + "\n"
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
