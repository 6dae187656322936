import HeadlessUI
import Testing

@testable import LayoutProbe

@Suite("Findings as text")
struct FindingsTextTests {
  private func finding(
    _ rule: String, _ severity: Severity, _ message: String, path: String = "Row",
    line: Int? = nil
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, path: path, key: "", subject: "Row",
      place: line.map { SourcePlace(file: "Row.swift", line: $0) }, message: message,
      expected: "10", found: "20", witness: ["0×nil → 20×10"], why: "Because of \(rule).",
      fix: "Mend \(rule).")
  }

  private func probe(_ name: String, line: Int, _ findings: [Finding]) -> ProbeReport {
    var probe = ProbeReport(
      name: name, place: SourcePlace(file: "Row.swift", line: line), window: .zero,
      measurements: [], marked: [], tree: [], calls: CallCounts(), layouts: [:], issues: [],
      loop: nil)
    probe.findings = findings
    return probe
  }

  private var report: InspectReport {
    InspectReport(
      probes: [
        probe(
          "one", line: 1,
          [
            finding("size-fractional", .note, "noted"),
            finding("place-twice", .warning, "placed twice", line: 30),
            finding("size-inverted", .error, "inverted", line: 20),
          ]),
        probe(
          "two", line: 2,
          [
            finding("size-inverted", .error, "also inverted", line: 21),
            finding("place-twice", .warning, "placed twice", line: 30),
          ]),
      ], failures: [])
  }

  @Test("errors come first, each finding once, and a rule is explained where it is broken first")
  func blocks() {
    #expect(
      FindingsText().render(report) == """
        Row.swift:20: error: inverted (one, Row) [size-inverted]
          0×nil → 20×10
          expected: 10; found: 20
          try: Mend size-inverted.
          why: Because of size-inverted.

        Row.swift:21: error: also inverted (two, Row) [size-inverted]
          0×nil → 20×10
          expected: 10; found: 20

        Row.swift:30: warning: placed twice (one, Row) [place-twice] (×2)
          also in 1 more probe, such as two
          0×nil → 20×10
          expected: 10; found: 20
          try: Mend place-twice.
          why: Because of place-twice.

        Row.swift:1: note: noted (one, Row) [size-fractional]
          0×nil → 20×10
          expected: 10; found: 20
          try: Mend size-fractional.
          why: Because of size-fractional.

                 problem           place         probe
        error    size-inverted     Row.swift:20  one
        error    size-inverted     Row.swift:21  two
        warning  place-twice (×2)  Row.swift:30  one
        note     size-fractional   Row.swift:1   one
        checked 2 probes: 2 errors, 2 warnings, 1 note

        """)
  }

  @Test("notes that are not shown are counted, and it is said how to see them")
  func notes() {
    var text = FindingsText()
    text.showsNotes = false
    let lines = text.render(report).split(separator: "\n")
    #expect(!lines.contains { $0.contains("note: ") || $0.hasPrefix("note ") })
    #expect(
      lines.last == "checked 2 probes: 2 errors, 2 warnings, 1 note (--notes shows notes)")
    #expect(text.render(InspectReport(probes: [], failures: [])) == "checked nothing\n")
  }

  @Test("a line for each finding is all that brief says")
  func brief() {
    var text = FindingsText()
    text.detail = .brief
    text.showsNotes = false
    #expect(
      text.render(report) == """
        Row.swift:20: error: inverted (one, Row) [size-inverted]
        Row.swift:21: error: also inverted (two, Row) [size-inverted]
        Row.swift:30: warning: placed twice (one, Row) [place-twice] (×2)

        """)
  }

  @Test("a finding of several nodes of one probe is one, and says where else it is")
  func nodes() {
    let findings = (0..<3).map { finding("place-twice", .warning, "twice", path: "Row[\($0)]") }
    let report = InspectReport(probes: [probe("a", line: 1, findings)], failures: [])
    let text = FindingsText().render(report)
    #expect(text.contains("(×3)\n  also at 2 more places, such as Row[1]\n"), "\(text)")
    #expect(text.hasSuffix("checked 1 probe: 3 warnings\n"))
  }

  @Test("of expected findings the first is an example and the others are named; none counts")
  func expected() {
    var report = report
    for index in report.probes.indices {
      report.probes[index].expectations = ["size-inverted"]
      report.probes[index] = report.probes[index].meetingExpectations(
        RuleSettings(), isWhole: true)
    }
    var text = FindingsText()
    text.showsNotes = false
    let rendered = text.render(report)
    #expect(
      rendered.contains(
        """
        2 expected findings, which probes declare with expects(_:):
        Row.swift:20: expected: inverted (one, Row) [size-inverted]
          0×nil → 20×10
          expected: 10; found: 20
          try: Mend size-inverted.
          why: Because of size-inverted.
        Row.swift:21: expected: also inverted (two, Row) [size-inverted]

        """), "\(rendered)")
    #expect(
      rendered.hasSuffix(
        "checked 2 probes: 2 warnings, 1 note, 2 expected (--notes shows notes)\n"))
  }

  @Test("the same counts stand in the text, in Markdown and in what a run is judged by")
  func counts() {
    let count = ReportCount(report)
    #expect(count.counted == "2 errors, 2 warnings, 1 note")
    #expect(FindingsText.render(report).contains(count.sentence))
    #expect(MarkdownSummary.render(report).contains(count.sentence))
  }

  @Test("sentences are broken at the width of the terminal, below their own beginning")
  func width() {
    var text = FindingsText()
    text.style.width = 30
    let report = InspectReport(
      probes: [probe("a", line: 1, [finding("place-twice", .error, "twice")])], failures: [])
    #expect(
      text.render(report).contains("  why: Because of place-twice.\n"))
    text.style.width = 26
    #expect(text.render(report).contains("  why: Because of\n       place-twice.\n"))
  }

  @Test("what a run says to the console is shown once, with how often it was said")
  func issues() {
    var report = report
    for index in report.probes.indices {
      report.probes[index].issues = [
        RuntimeIssue(message: "Invalid frame dimension.", path: "Row/frame")
      ]
    }
    #expect(
      FindingsText.render(report).contains(
        "\nruntime issue: Invalid frame dimension. (Row/frame) (×2)\n"))
  }

  @Test("of a missing object a finding tells, and neither the console nor the stand-ins once more")
  func missingObject() {
    let message = "No ObservableObject of type Store found."
    var report = report
    report.probes[0].issues = [RuntimeIssue(message: message, path: "Row")]
    report.probes[0].standIns = [StandInUse.missingObjectMark + "Store"]
    #expect(FindingsText.render(report).contains("runtime issue: \(message)"))
    report.probes[0].findings = [finding(ObjectMissing.id, .error, "no object of type Store")]
    report.probes[0].findings[0].witness = [message]
    let text = FindingsText.render(report)
    #expect(text.components(separatedBy: message).count == 2, "\(text)")
    #expect(!text.contains("runtime issue") && !text.contains("stand-ins"), "\(text)")
  }
}
