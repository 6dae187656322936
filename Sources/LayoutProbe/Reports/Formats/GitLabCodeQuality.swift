/// `gitlab`: GitLab's Code Quality report.
public enum GitLabCodeQuality: ReportFormat {
  /// `gitlab`
  public static let name = "gitlab"
  /// What it is for.
  public static let summary = "GitLab's Code Quality report"

  /// A list with the findings that count. Fingerprints do not depend on lines.
  public static func render(_ report: InspectReport) throws -> String {
    try JSONValue.list(report.checked.filter(\.counts).map(issue)).text(isPretty: true)
  }

  private static func issue(_ checked: CheckedFinding) -> JSONValue {
    let severity =
      switch checked.finding.severity {
      case .error: ContractRules.saysUnchecked(checked.finding.rule) ? "critical" : "major"
      case .warning: "minor"
      case .note: "info"
      }
    return [
      "description": .text(checked.sentence),
      "check_name": .text(checked.finding.rule),
      "fingerprint": .text(checked.fingerprint),
      "severity": .text(severity),
      "location": [
        "path": .text(checked.place?.file ?? checked.source),
        "lines": ["begin": .number(Double(checked.place?.line ?? 1))],
      ],
    ]
  }
}
