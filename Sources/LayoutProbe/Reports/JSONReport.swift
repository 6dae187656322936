import HeadlessUI

/// The report as JSON: keys sorted, lengths as numbers, `"inf"`, `"-inf"` or `"nan"`.
public enum JSONReport {
  /// The whole report, with a line break at its end.
  public static func render(_ report: InspectReport) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }
}
