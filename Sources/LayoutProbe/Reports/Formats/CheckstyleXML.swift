/// `checkstyle`: what many review tools read.
public enum CheckstyleXML: ReportFormat {
  /// `checkstyle`
  public static let name = "checkstyle"
  /// What it is for.
  public static let summary = "Checkstyle XML for review tools"

  /// The findings that count, by file.
  public static func render(_ report: InspectReport) -> String {
    let findings = report.checked.filter(\.counts)
    func file(_ checked: CheckedFinding) -> String { checked.place?.file ?? checked.source }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<checkstyle version=\"4.3\">"]
    for name in Set(findings.map(file)).sorted() {
      lines.append("  <file\(XMLText.attributes(["name": name]))>")
      for checked in findings where file(checked) == name {
        let severity =
          checked.finding.severity == .note ? "info" : checked.finding.severity.rawValue
        lines.append(
          "    <error"
            + XMLText.attributes([
              "line": "\(checked.place?.line ?? 1)", "severity": severity,
              "message": checked.sentence, "source": "layoutprobe.\(checked.finding.rule)",
            ]) + "/>")
      }
      lines.append("  </file>")
    }
    return (lines + ["</checkstyle>"]).map { $0 + "\n" }.joined()
  }
}
