import HeadlessUI
import Testing

@testable import LayoutProbe

@Suite("A line for each probe")
struct ProbeListTests {
  private func probe(
    _ name: String, line: Int, _ sizes: [CGFloat], _ verdict: LoopVerdict = .settled(passes: 1)
  ) -> ProbeReport {
    let measurements = zip(SizeRequest.standard, sizes).map { request, width in
      SizeMeasurement(
        request: request, proposal: request.proposal(current: nil) ?? .zero,
        size: CGSize(width: width, height: 5))
    }
    return ProbeReport(
      name: name, place: SourcePlace(file: "Views/Row.swift", line: line), window: .zero,
      measurements: measurements, marked: [], tree: [], calls: CallCounts(), layouts: [:],
      issues: [],
      loop: LoopReport(
        verdict: verdict, passes: [], states: [], ring: [], remedies: [], hosts: []))
  }

  private func finding(_ rule: String, _ severity: Severity) -> Finding {
    Finding(
      rule: rule, severity: severity, path: "", key: "", message: "m", witness: [], why: "w",
      fix: "f")
  }

  private var report: InspectReport {
    var doubtful = probe("doubtful", line: 8, [1, 2, 3])
    doubtful.findings = [finding("place-twice", .warning)]
    var failing = probe("failing", line: 9, [0, 4, .infinity], .churning)
    failing.findings = [
      finding("loop-churning", .error), finding("write-repeated", .note),
      finding("loop-churning", .error),
    ]
    var known = probe("known", line: 12, [1, 1, 1], .diverging(rate: 2))
    known.findings = [finding("loop-diverging", .error)]
    known.expectations = ["loop-diverging"]
    known = known.meetingExpectations(RuleSettings(), isWhole: true)
    let failures = [
      ProbeFailure(
        kind: .crash, source: "Views/Row.swift", probe: "trap",
        place: SourcePlace(file: "Views/Row.swift", line: 20), message: "")
    ]
    return InspectReport(
      probes: [probe("same", line: 3, [7, 7, 7], .settled(passes: 2)), doubtful, failing, known],
      failures: failures)
  }

  @Test("probes with problems come first; sizes that are the same are one; rules stand behind")
  func order() {
    #expect(
      ProbeList(report: report).lines == [
        "                      probe     minimum → ideal → maximum  layout",
        "✗ Views/Row.swift:9   failing   0×5 → 4×5 → inf×5          never settles [loop-churning]",
        "✗ Views/Row.swift:20  trap                                 crashed [layout-trap]",
        "! Views/Row.swift:8   doubtful  1×5 → 2×5 → 3×5            1 pass [place-twice]",
        "✓ Views/Row.swift:12  known     1×5                        "
          + "never settles expected [loop-diverging]",
        "✓ Views/Row.swift:3   same      7×5                        2 passes",
      ])
  }

  @Test("lines that are the same are one line with a count")
  func same() {
    let one = probe("one", line: 3, [7, 7, 7])
    let lines = ProbeList(report: InspectReport(probes: [one, one, one], failures: [])).lines
    #expect(lines.count == 2)
    #expect(lines.last?.hasSuffix("1 pass (×3)") == true)
  }

  @Test("on a narrow terminal folders go first, then the ends of names; no line is wider")
  func narrow() {
    var list = ProbeList(report: report)
    list.style.width = 70
    #expect(list.lines.allSatisfy { TextWidth.columns($0) < 70 }, "\(list.lines)")
    #expect(list.lines[1].hasPrefix("✗ Row.swift:9   failing"), "\(list.lines)")
  }

  @Test("what a run costs too much is a problem of its probe")
  func gate() {
    var report = report
    let finding = finding("budget-exceeded", .error)
    report.gate = [
      CheckedFinding(finding, source: "Views/Row.swift", probe: "same", place: nil)
    ]
    let line = ProbeList(report: report).lines.first { $0.contains("same") }
    #expect(line?.hasPrefix("✗") == true && line?.contains("[budget-exceeded]") == true)
  }

  @Test("a report without probes has no list")
  func empty() {
    #expect(ProbeList(report: InspectReport(probes: [], failures: [])).lines.isEmpty)
  }
}
