import Testing

@testable import LayoutProbe

@Suite("Reports as text")
@MainActor
struct TextReportTests {
  private func report(_ runner: ProbeRunner = ProbeRunner()) async -> ProbeReport {
    await runner.report(
      Probe("row", size: CGSize(width: 100, height: 40), file: "Row.swift", line: 7) {
        HStack(spacing: 10) {
          ZStack {
            Color.red
            Circle().frame(width: 12, height: 12)
          }
          Rectangle().frame(width: 30).showSizes([.ideal, .current])
        }
        .padding(5)
      })
  }

  @Test("a probe's report is a line for each question, then marks, then calls")
  func plain() async {
    #expect(
      TextReport().render(await report()) == """
        Row.swift:7: row  (window 100×40)
          minimum  0×0      →  62×22
          ideal    nil×nil  →  62×22
          maximum  inf×inf  →  inf×inf
          padding/HStack/frame[1] width: 30
            ideal    nil×nil  →  30×10
            current  40×30    →  30×30
          calls: 22 sized (5 from memo), 8 placed
          layout: settles in 1 pass

        """)
  }

  @Test("the tree shows what is in what, with frames in a column")
  func tree() async {
    #expect(
      TextReport(showsTree: true).render(await report(ProbeRunner(requests: []))) == """
        Row.swift:7: row  (window 100×40)
          padding/HStack/frame[1] width: 30
            ideal    nil×nil  →  30×10
            current  40×30    →  30×30
          tree, frames in the window:
            padding 5                          0,0 100×40
            └ HStack                           5,5 90×30
              ├ ZStack                         5,5 50×30
              │ ├ Color red                    5,5 50×30
              │ └ frame width: 12, height: 12  24,14 12×12
              │   └ Circle fill foreground     24,14 12×12
              └ frame width: 30                65,5 30×30
                └ Rectangle fill foreground    65,5 30×30
          calls: 22 sized (5 from memo), 8 placed
          layout: settles in 1 pass

        """)
  }

  @Test("lines of a tree go on beside what is deeper, and stop at the last of a level")
  func treeLines() async {
    let leaf = CGRect(x: 0, y: 0, width: 1, height: 1)
    let depths = [0, 1, 2, 3, 2, 1, 2, 3, 3]
    var report = await ProbeRunner(requests: []).report(
      Probe("levels", file: "a", line: 1) { Color.red })
    report.tree = depths.map { depth in
      var node = report.tree[0]
      node.depth = depth
      node.label = "x"
      node.detail = nil
      node.frame = leaf
      return node
    }
    let text = TextReport(showsTree: true).render(report)
    #expect(
      text.split(separator: "\n").filter { $0.hasSuffix("0,0 1×1") }.joined(separator: "\n") == """
            x        0,0 1×1
            ├ x      0,0 1×1
            │ ├ x    0,0 1×1
            │ │ └ x  0,0 1×1
            │ └ x    0,0 1×1
            └ x      0,0 1×1
              └ x    0,0 1×1
                ├ x  0,0 1×1
                └ x  0,0 1×1
        """)
  }

  @Test("a failure names the place, the probe, what it was doing and why, in that order")
  func failure() {
    let failure = ProbeFailure(
      kind: .timeout, source: "a.swift", probe: "p", place: SourcePlace(file: "a.swift", line: 3),
      activity: "Flow.placeSubviews at VStack/Flow", message: "not done after 1 s")
    #expect(
      TextReport().render(failure) == """
        a.swift:3: error: p exceeded the time limit [layout-trap]
          while: Flow.placeSubviews at VStack/Flow
          not done after 1 s

        """)
    let missing = ProbeFailure(kind: .input, source: "b.swift", message: "no such file")
    #expect(TextReport().render(missing) == "b.swift: error: no such file [source-unusable]\n")
  }

  @Test("without findings only the verdict is left of how layout goes on")
  func withoutFindings() async {
    var report = await report(ProbeRunner(requests: []))
    report.loop?.verdict = .churning
    report.findings = [
      Finding(
        rule: "loop-churning", severity: .error, path: "", key: "", message: "layout churns",
        witness: [], why: "", fix: "")
    ]
    var text = TextReport()
    text.showsFindings = false
    let rendered = text.render(report)
    #expect(
      rendered.hasSuffix(
        "  layout: \(LoopVerdict.churning) [loop-churning]\n"), "\(rendered)")
  }

  @Test("two runs of a probe give the same bytes, as text and as JSON")
  func determinism() async throws {
    let reports = [await report(), await report()]
    let texts = reports.map { TextReport(showsTree: true).render($0) }
    #expect(texts[0] == texts[1])
    let json = try reports.map {
      try JSONReport.render(InspectReport(probes: [$0], failures: []))
    }
    #expect(json[0] == json[1])
  }

  @Test("a name of several lines stays on one")
  func lines() async {
    let report = await ProbeRunner(requests: []).report(Probe("a\n  b") { Color.red })
    #expect(TextReport().render(report).contains("a b  (window 393×852)\n"))
  }
}
