/// `junit`: a test suite for each source, a test case for each probe. Findings that make the run
/// fail are its failures, all others its output.
public enum JUnitXML: ReportFormat {
  /// `junit`
  public static let name = "junit"
  /// What it is for.
  public static let summary = "test results for CI servers"

  private struct Case {
    var source: String
    var probe: String
    /// Which of those of the same name it is, counted from 1.
    var number = 1
    var findings: [CheckedFinding] = []
    /// In seconds; nil if it was not measured.
    var duration: Double?
  }

  /// A document that Jenkins, GitLab and others read.
  public static func render(_ report: InspectReport) -> String {
    let suites = self.suites(report)
    let all = suites.flatMap(\.cases)
    let sums = counts(all, report)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(
      "<testsuites"
        + XMLText.attributes([
          "name": "layoutprobe", "tests": "\(all.count)", "failures": "\(sums.failures)",
          "errors": "\(sums.errors)", "time": time(all),
        ]) + ">")
    for suite in suites {
      let counts = counts(suite.cases, report)
      lines.append(
        "  <testsuite"
          + XMLText.attributes([
            "name": suite.source, "tests": "\(suite.cases.count)",
            "failures": "\(counts.failures)", "errors": "\(counts.errors)", "file": suite.source,
            "time": time(suite.cases),
          ]) + ">")
      lines += suite.cases.flatMap { self.lines($0, report) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.map { $0 + "\n" }.joined()
  }

  private static func suites(_ report: InspectReport) -> [(source: String, cases: [Case])] {
    var cases = report.probes.map {
      Case(source: $0.source, probe: $0.name, duration: $0.duration)
    }
    var numbers: [String: Int] = [:]
    for index in cases.indices {
      numbers["\(cases[index].source): \(cases[index].probe)", default: 0] += 1
      cases[index].number = numbers["\(cases[index].source): \(cases[index].probe)", default: 1]
    }
    var indices: [String: Int] = [:]
    for (index, test) in cases.enumerated().reversed() {
      indices["\(test.source): \(test.probe)"] = index
    }
    for finding in report.checked {
      let name = finding.probe ?? "(source)"
      let index = indices["\(finding.source): \(name)"] ?? cases.count
      if index == cases.count {
        cases.append(Case(source: finding.source, probe: name))
        indices["\(finding.source): \(name)"] = index
      }
      cases[index].findings.append(finding)
    }
    let bySource = Dictionary(grouping: cases, by: \.source)
    return bySource.sorted { $0.key < $1.key }.map { (source: $0.key, cases: $0.value) }
  }

  /// The sum in seconds; nil if nothing was measured.
  private static func time(_ cases: [Case]) -> String? {
    let durations = cases.compactMap(\.duration)
    guard !durations.isEmpty else { return nil }
    let milliseconds = Int((durations.reduce(0, +) * 1_000).rounded())
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// That nothing could be checked is an error, what was found wrong is a failure.
  private static func failing(
    _ test: Case, _ report: InspectReport
  ) -> (tag: String, findings: [CheckedFinding]) {
    let failing = test.findings.filter(report.fails)
    let isError = failing.contains { ContractRules.saysUnchecked($0.finding.rule) }
    return (isError ? "error" : "failure", failing)
  }

  private static func counts(
    _ cases: [Case], _ report: InspectReport
  ) -> (failures: Int, errors: Int) {
    let broken = cases.map { failing($0, report) }.filter { !$0.findings.isEmpty }
    let errors = broken.count { $0.tag == "error" }
    return (broken.count - errors, errors)
  }

  private static func lines(_ test: Case, _ report: InspectReport) -> [String] {
    // Not by its line: a server that keeps a history takes another name for another test.
    let number = test.number > 1 ? " (\(test.number))" : ""
    let start =
      "    <testcase"
      + XMLText.attributes([
        "name": test.probe.onOneLine + number, "classname": test.source, "time": time([test]),
      ])
    guard !test.findings.isEmpty else { return [start + "/>"] }
    var lines = [start + ">"]
    let (tag, failing) = failing(test, report)
    if let first = failing.first {
      let more = failing.count > 1 ? " (and \(failing.count - 1) more)" : ""
      lines.append(
        "      <\(tag)"
          + XMLText.attributes([
            "type": first.finding.rule, "message": first.finding.message + more,
          ]) + ">" + XMLText.escaped(text(failing)) + "</\(tag)>")
    }
    let others = test.findings.filter { !report.fails($0) }
    if !others.isEmpty {
      lines.append("      <system-out>" + XMLText.escaped(text(others)) + "</system-out>")
    }
    return lines + ["    </testcase>"]
  }

  private static func text(_ findings: [CheckedFinding]) -> String {
    findings.flatMap { FindingsText().lines($0) }.joined(separator: "\n")
  }
}
