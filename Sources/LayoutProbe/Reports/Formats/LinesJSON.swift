/// `jsonl`: a line of JSON for each probe, each finding and the sum, for streams and `jq`.
public enum LinesJSON: ReportFormat {
  /// `jsonl`
  public static let name = "jsonl"
  /// What it is for.
  public static let summary = "a line of JSON for each probe and finding"

  /// Each line has a `type`: `probe`, `finding`, `sum`.
  public static func render(_ report: InspectReport) throws -> String {
    var lines = try report.probes.map { probe -> JSONValue in
      ["type": "probe", "probe": try JSONValue(probe)]
    }
    let findings = report.checked
    lines += try findings.map { finding in
      [
        "type": "finding", "fails": .bool(report.fails(finding)),
        "fingerprint": .text(finding.fingerprint), "finding": try JSONValue(finding),
      ]
    }
    lines.append([
      "type": "sum", "probes": .number(Double(report.probes.count)),
      "findings": .number(Double(findings.count(where: \.counts))),
      "failing": .number(Double(findings.count { report.fails($0) })),
    ])
    return try lines.map { try $0.text(isPretty: false) }.joined()
  }
}
