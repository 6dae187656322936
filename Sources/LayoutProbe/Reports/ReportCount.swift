/// How many probes were inspected and how many findings of which kind there are. Every output that
/// names one of these numbers takes it from here.
public struct ReportCount: Equatable, Sendable {
  /// Probes that were inspected.
  public var probes: Int
  /// Findings that count, by severity.
  public var findings: [Severity: Int]
  /// Findings that their probes expect.
  public var expected: Int
  /// Findings that are switched off.
  public var off: Int

  /// The numbers of a report.
  public init(_ report: InspectReport) {
    self.init(report.checked, probes: report.probes.count)
  }

  /// The numbers of some findings.
  public init(_ checked: [CheckedFinding], probes: Int = 0) {
    self.probes = probes
    findings = Dictionary(
      checked.filter(\.counts).map { ($0.finding.severity, 1) }, uniquingKeysWith: +)
    expected = checked.count { $0.isExpected }
    off = checked.count { !$0.counts && !$0.isExpected }
  }

  /// `7 errors, 2 warnings, 1 note`; empty if nothing counts.
  public var counted: String { countedParts.joined(separator: ", ") }

  /// `checked 12 probes: 2 errors, 1 note, 3 off`
  public var sentence: String {
    var parts = countedParts
    if expected > 0 { parts.append("\(expected) expected") }
    if off > 0 { parts.append("\(off) off") }
    let checked = "checked " + (probes == 0 ? "nothing" : ReportCount.text(probes, "probe"))
    guard parts.isEmpty else { return "\(checked): \(parts.joined(separator: ", "))" }
    return probes == 0 ? checked : "\(checked): no problems found"
  }

  private var countedParts: [String] {
    Severity.allCases.reversed().compactMap { severity in
      findings[severity].map { ReportCount.text($0, severity.rawValue) }
    }
  }

  /// `1 error`, `2 errors`
  static func text(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }
}
