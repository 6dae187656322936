import HeadlessUI

/// `text`: the findings as a person, or an editor, reads them:
/// `path:line: error: sentence [rule-id]`, details below it, a line with the sum at the end.
public struct FindingsText: ReportFormat {
  /// `text`
  public static let name = "text"
  /// What it is for.
  public static let summary = "findings for people and editors"

  /// How much is said.
  public enum Detail: Sendable, Comparable {
    /// A line for each finding, and no sum.
    case brief
    /// With what shows it, why it matters and what to do.
    case usual
    /// With findings that do not count, and with probes that have none.
    case full
  }

  /// How much is said.
  public var detail = Detail.usual
  /// Whether notes are shown; they are counted in the sum in any case.
  public var showsNotes = true
  /// Marks words for a terminal: a severity and how it is to be shown.
  public var emphasis: @Sendable (String, Severity?) -> String = { text, _ in text }

  /// The usual detail, nothing marked.
  public init() {}

  /// The whole report with the usual detail.
  public static func render(_ report: InspectReport) -> String { FindingsText().render(report) }

  /// The whole report.
  public func render(_ report: InspectReport) -> String {
    let findings = report.checked
    var lines: [String] = []
    if detail == .full { lines += report.probes.map(line) }
    for finding in findings where finding.counts || detail == .full {
      if finding.counts, finding.finding.severity == .note, !showsNotes { continue }
      lines += self.lines(finding)
    }
    if detail > .brief {
      let table = ModuleTable.lines(report)
      lines += table + (table.isEmpty ? [] : [""])
      lines.append(FindingsText.sum(report))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ probe: ProbeReport) -> String {
    let verdict = probe.loop.map { $0.sentence } ?? "measured"
    return "\(probe.place.map { "\($0): " } ?? "")\(probe.name.onOneLine): \(verdict)"
  }

  func lines(_ checked: CheckedFinding) -> [String] {
    let finding = checked.finding
    let place = checked.place?.description ?? checked.source
    let level = checked.counts ? finding.severity.rawValue : "off"
    let marked = emphasis(level, checked.counts ? finding.severity : nil)
    var lines = ["\(place): \(marked): \(checked.sentence) [\(finding.rule)]"]
    guard detail > .brief else { return lines }
    if let suppression = finding.suppression {
      return lines + ["  because \(suppression.reason) (\(suppression.origin.rawValue))"]
    }
    lines += finding.witness.map { "  \($0)" }
    if let expected = finding.expected { lines.append("  expected: \(expected)") }
    if let found = finding.found { lines.append("  found: \(found)") }
    lines += finding.consequences.map { "  and so: \($0)" }
    lines += checked.details.map { "  \($0)" }
    lines.append("  why: \(finding.why)")
    lines.append("  try: \(finding.fix)")
    return lines
  }

  /// `checked 12 probes: 2 errors, 1 note, 3 off`
  public static func sum(_ report: InspectReport) -> String {
    let findings = report.checked
    func text(_ count: Int, _ noun: String) -> String? {
      count == 0 ? nil : count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
    var parts = Severity.allCases.reversed().compactMap { severity in
      text(findings.count { $0.counts && $0.finding.severity == severity }, severity.rawValue)
    }
    let off = findings.count { !$0.counts }
    if off > 0 { parts.append("\(off) off") }
    let checked = "checked \(text(report.probes.count, "probe") ?? "nothing")"
    if parts.isEmpty { return report.probes.isEmpty ? checked : "\(checked): nothing is wrong" }
    return "\(checked): \(parts.joined(separator: ", "))"
  }
}

extension CheckedFinding {
  /// What is wrong, with the probe and the node that it is about.
  package var sentence: String {
    var about = [probe?.onOneLine, finding.path.isEmpty ? nil : finding.path].compactMap(\.self)
    if let name = about.first, finding.message.contains(name) { about.removeFirst() }
    return finding.message + (about.isEmpty ? "" : " (\(about.joined(separator: ", ")))")
  }
}
