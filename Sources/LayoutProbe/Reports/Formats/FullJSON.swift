/// `json`: all that is known, to be read again by `report` and `diff`.
public enum FullJSON: ReportFormat {
  /// `json`
  public static let name = "json"
  /// What it is for.
  public static let summary = "the whole report, for programs, report and diff"

  /// See ``JSONReport``.
  public static func render(_ report: InspectReport) throws -> String {
    try JSONReport.render(report)
  }
}
