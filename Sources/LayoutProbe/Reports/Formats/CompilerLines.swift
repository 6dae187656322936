import Foundation

/// `xcode`: lines as compilers write them, which Xcode and editors show beside the source.
public enum CompilerLines: ReportFormat {
  /// `xcode`
  public static let name = "xcode"
  /// What it is for.
  public static let summary = "path:line:column: warning: … for Xcode and editors"

  /// A line for each finding that counts. Paths are whole ones, seen from the current folder: Xcode
  /// knows no others.
  public static func render(_ report: InspectReport) -> String {
    report.checked.filter(\.counts).map { checked in
      let file = URL(fileURLWithPath: checked.place?.file ?? checked.source).path
      let place = "\(file):\(checked.place?.line ?? 1):\(checked.place?.column ?? 1)"
      let message = checked.sentence.onOneLine
      return
        "\(place): \(checked.finding.severity.rawValue): \(message) [\(checked.finding.rule)]\n"
    }.joined()
  }
}
