import Testing

@testable import LayoutProbe

@MainActor
@Suite("Baselines")
struct BaselineTests {
  private struct Turning: View {
    @State private var height: CGFloat = 20
    let turns: Bool

    var body: some View {
      Color.red.frame(width: 50, height: height)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured in
          height = measured == 20 ? 60 : turns ? 20 : 60
        }
    }
  }

  /// `a` loops or settles in two passes, `b` is calm.
  private func report(loops: Bool, _ probes: [Probe] = []) async -> InspectReport {
    let all =
      probes.isEmpty
      ? [
        Probe("a", file: "v/A.swift", line: 1) { Turning(turns: loops) },
        Probe("b", file: "v/B.swift", line: 2) { Color.red },
      ] : probes
    var report = InspectReport(probes: await ProbeRunner().reports(all), failures: [])
    for index in report.probes.indices {
      report.probes[index].findings.removeAll { !$0.rule.hasPrefix("loop-") }
    }
    return report
  }

  private func baseline(
    _ report: InspectReport, figures: Set<RecordedFigures.Kind> = []
  ) -> Baseline {
    Baseline(report, figures: figures) { $0 }
  }

  private func gate(
    _ baseline: Baseline, isAsked: @escaping (String, String) -> Bool = { _, _ in true }
  ) -> Gate {
    var gate = Gate()
    gate.known = Gate.Known(
      baseline, name: "known.json",
      scope: BaselineComparison.Scope(path: { $0 }, isAsked: isAsked))
    return gate
  }

  private func changed(
    _ baseline: Baseline, _ change: Baseline.Change, _ report: InspectReport
  ) -> Baseline {
    baseline.changed(change, by: report, BaselineComparison.Scope(path: { $0 })).baseline
  }

  private func counting(_ report: InspectReport) -> [String] {
    report.checked.filter(\.counts).map(\.finding.rule)
  }

  @Test("a file says what is known: sorted, without lines, read back as it was written")
  func text() async throws {
    let report = await report(loops: true)
    let known = baseline(report, figures: [.passes, .sizes, .placements])
    let text = try known.text
    #expect(
      text == """
        {
          "figures" : {
            "kinds" : [
              "passes",
              "placements",
              "sizes"
            ],
            "layouts" : [
              {
                "figures" : {
                  "passes" : 1,
                  "placementsPerChild" : 1,
                  "sizes" : 1
                },
                "probe" : "b",
                "source" : "v/B.swift"
              }
            ],
            "tolerance" : 20
          },
          "findings" : [
            {
              "around" : "Color, frame",
              "key" : "Turning.height",
              "node" : "onGeometryChange(for: CGFloat)",
              "probe" : "a",
              "rule" : "loop-oscillating",
              "source" : "v/A.swift"
            }
          ],
          "kind" : "layoutprobe-baseline",
          "version" : 2
        }

        """)
    #expect(try JSONDecoder().decode(Baseline.self, from: Data(text.utf8)) == known)
    #expect(baseline(report).figures == nil)
  }

  @Test("what is recorded does not count any more, and says so; what is new does")
  func known() async {
    let report = await report(loops: true)
    let judged = gate(baseline(report)).judged(report).report
    #expect(counting(judged).isEmpty)
    #expect(judged.checked.first?.finding.suppression?.reason == "recorded in known.json")
    #expect(counting(gate(Baseline()).judged(report).report) == ["loop-oscillating"])
    var twice = report
    twice.probes[0].findings += twice.probes[0].findings
    #expect(counting(gate(baseline(report)).judged(twice).report) == ["loop-oscillating"])
  }

  @Test("a recorded finding that is gone is stale, unless that is allowed or nobody looked")
  func stale() async {
    let known = baseline(await report(loops: true))
    let fixed = await report(loops: false)
    let judged = gate(known).judged(fixed)
    #expect(counting(judged.report) == ["baseline-stale"])
    #expect(judged.report.gate.first?.finding.message.contains("Turning.height") == true)
    #expect(judged.notes.isEmpty)
    var allowing = gate(known)
    allowing.allowsStale = true
    #expect(counting(allowing.judged(fixed).report).isEmpty)
    #expect(
      counting(gate(known, isAsked: { $0 != "v/A.swift" && $1 != "a" }).judged(fixed).report)
        .isEmpty)
    var crashed = fixed
    crashed.probes.removeFirst()
    crashed.failures = [
      ProbeFailure(
        kind: .crash, source: "v/A.swift", probe: "a",
        place: SourcePlace(file: "v/A.swift", line: 1), message: "")
    ]
    #expect(counting(gate(known).judged(crashed).report) == ["layout-trap"])
    var broken = fixed
    broken.probes.removeFirst()
    broken.failures = [ProbeFailure(kind: .compile, source: "v/A.swift", message: "")]
    #expect(counting(gate(known).judged(broken).report) == ["source-unusable"])
  }

  @Test("what is gone or worse in a probe that is laid out otherwise each time is no error")
  func unrepeatable() async {
    func random(_ report: InspectReport, metric: Double) -> InspectReport {
      var report = report
      report.probes[0].findings += ["unrepeatable", "size-negative"].map {
        Finding(
          rule: $0, severity: .error, path: "", key: "", message: "", witness: [],
          metric: $0 == "unrepeatable" ? nil : metric, why: "", fix: "")
      }
      return report
    }
    let before = random(await report(loops: true), metric: 5)
    let now = random(await report(loops: false), metric: 50)
    let known = baseline(before, figures: [.passes, .placements])
    #expect(counting(gate(known).judged(now).report).isEmpty)
    var worse = baseline(now, figures: [.placements])
    worse.figures?.layouts[0].figures.values[.placementsPerChild] = 0.1
    #expect(counting(gate(worse).judged(now).report).isEmpty)
    let pruned = changed(known, .prune, now)
    #expect(pruned.findings == known.findings)
    // Without the randomness the same is an error.
    var calm = now
    calm.probes[0].findings.removeAll { $0.rule == "unrepeatable" }
    #expect(
      counting(gate(known).judged(calm).report).sorted()
        == ["baseline-stale", "baseline-stale", "baseline-worse"])
    #expect(counting(gate(worse).judged(calm).report).contains("baseline-worse"))
  }

  @Test("a probe that is new, or gone, is no error, but asks for its figures to be recorded")
  func probes() async {
    let known = baseline(await report(loops: false), figures: [.passes])
    let renamed = await report(
      loops: false, [Probe("c", file: "v/B.swift", line: 1) { Color.red }])
    let judged = gate(known).judged(renamed)
    #expect(counting(judged.report).isEmpty)
    #expect(
      judged.notes == [
        "1 layout has no figures in known.json; record it: layoutprobe baseline update",
        "2 layouts no longer exist that have figures in known.json; record it: "
          + "layoutprobe baseline update",
      ])
  }

  @Test("probes of one name are told apart by their order")
  func sameName() async {
    let calm = Probe("Preview", file: "v/A.swift", line: 1) { Color.red }
    let settling = Probe("Preview", file: "v/A.swift", line: 5) { Turning(turns: false) }
    let both = await report(loops: false, [calm, settling])
    var known = baseline(both, figures: [.passes])
    #expect(counting(gate(known).judged(both).report).isEmpty)
    let one = await report(loops: false, [calm])
    #expect(counting(gate(known).judged(one).report).isEmpty)
    #expect(changed(known, .prune, one) == baseline(one, figures: [.passes]))
    known.figures?.layouts[1].figures.values[.passes] = 1
    let worse = gate(known).judged(both).report
    #expect(worse.gate.map(\.place?.line) == [5])
    #expect(changed(known, .write, both) == baseline(both, figures: [.passes]))
  }

  @Test("a figure that is worse than allowed fails, one that is better asks to be recorded")
  func ratchet() async {
    let report = await report(loops: false)
    var known = baseline(report, figures: [.passes, .writes])
    known.figures?.layouts[0].figures.values[.passes] = 1
    let worse = gate(known).judged(report)
    #expect(counting(worse.report) == ["baseline-worse"])
    #expect(
      worse.report.gate[0].finding.message
        == "2 passes; the record is 1, at most 1.2 are allowed")
    #expect(worse.report.gate[0].place == SourcePlace(file: "v/A.swift", line: 1))
    known.figures?.tolerance = 100
    #expect(counting(gate(known).judged(report).report).isEmpty)
    known.figures?.tolerance = 0
    #expect(
      gate(known).judged(report).report.gate.map(\.finding.message)
        == ["2 passes; the record is 1"])
    known.figures?.layouts[0].figures.values[.passes] = 5
    let better = gate(known).judged(report)
    #expect(counting(better.report).isEmpty)
    #expect(
      better.notes == [
        "1 figure is better than in known.json; record it: layoutprobe baseline update"
      ])
    // A state that was not there came with content, and nothing that is recorded got worse.
    known = baseline(report, figures: [.writes])
    known.figures?.layouts[0].figures.values[.writes("Turning.height")] = nil
    #expect(counting(gate(known).judged(report).report).isEmpty)
  }

  @Test("a finding that is further off than recorded is worse")
  func metric() async {
    var report = await report(loops: true)
    report.probes[0].findings[0].metric = 10
    let known = baseline(report)
    report.probes[0].findings[0].metric = 12
    let judged = gate(known).judged(report).report
    #expect(counting(judged) == ["baseline-worse"])
    #expect(judged.gate[0].finding.message.hasSuffix(": by 12; the record is 10"))
    report.probes[0].findings[0].metric = .infinity
    #expect(counting(gate(known).judged(report).report) == ["baseline-worse"])
    report.probes[0].findings[0].metric = 9
    #expect(counting(gate(known).judged(report).report).isEmpty)
  }

  @Test("write takes all, update what became of what is known, prune what is gone")
  func changes() async {
    let looping = await report(loops: true)
    let settling = await report(loops: false)
    let empty = Baseline()
    #expect(changed(empty, .write, looping) == baseline(looping))
    #expect(changed(empty, .update, looping) == empty)
    #expect(changed(empty, .prune, looping) == empty)
    let known = baseline(looping, figures: [.passes])
    #expect(changed(known, .prune, settling).findings.isEmpty)
    #expect(changed(known, .prune, settling).figures == known.figures)
    #expect(changed(known, .update, settling) == baseline(settling, figures: [.passes]))
    // A finding that is written again keeps the reason that it was given.
    var reasoned = known
    reasoned.findings[0].reason = "since 2019"
    #expect(changed(reasoned, .write, looping) == reasoned)
    // An update takes in what is worse as well: the next check passes.
    var strict = baseline(settling, figures: [.passes])
    strict.figures?.layouts[0].figures.values[.passes] = 1
    #expect(changed(strict, .prune, settling) == strict)
    let update = strict.changed(.update, by: settling, BaselineComparison.Scope(path: { $0 }))
    #expect(update.baseline == baseline(settling, figures: [.passes]))
    #expect(update.events.map(\.text) == ["v/A.swift: a: 2 passes, was 1"])
    // What was not asked for stays.
    let other = known.changed(
      .write, by: InspectReport(probes: [], failures: []),
      BaselineComparison.Scope(path: { $0 }, isAsked: { _, _ in false }))
    #expect(other.baseline == known)
  }

  @Test("figures are recorded on request, and keep their kinds until another request")
  func request() async {
    let report = await report(loops: false)
    let scope = BaselineComparison.Scope(path: { $0 })
    func written(_ baseline: Baseline, _ request: Baseline.FigureRequest) -> Baseline {
      baseline.changed(.write, by: report, scope, figures: request).baseline
    }
    let passes = written(Baseline(), Baseline.FigureRequest(kinds: [.passes], tolerance: 5))
    #expect(passes.figures?.tolerance == 5)
    #expect(
      passes.figures?.layouts.map { Array($0.figures.values.keys) } == [[.passes], [.passes]])
    #expect(changed(passes, .write, report) == passes)
    let writes = written(passes, Baseline.FigureRequest(kinds: [.writes]))
    #expect(writes.figures?.layouts.first?.figures.values == [.writes("Turning.height"): 1])
    #expect(written(writes, Baseline.FigureRequest(kinds: [])).figures == nil)
  }

  @Test("a file of the first form is read without its figures, and says so")
  func outdated() async throws {
    let report = await report(loops: true)
    let text = """
      {"kind": "layoutprobe-baseline", "version": 1, "findings": [
        {"rule": "loop-oscillating", "source": "v/A.swift", "probe": "a", "key": "Turning.height"}],
       "figures": [{"source": "v/B.swift", "probe": "b", "figures": {"placements": 0}}]}
      """
    let old = try JSONDecoder().decode(Baseline.self, from: Data(text.utf8))
    let judged = gate(old).judged(report)
    #expect(counting(judged.report).isEmpty)
    #expect(judged.notes.count == 1)
    #expect(judged.notes.first?.hasSuffix("rewrite it: layoutprobe baseline update") == true)
    #expect(changed(old, .update, report) == baseline(report))
  }

  @Test(
    "a damaged or foreign file is an error that says where",
    arguments: [
      ("", "is empty"), ("{\n  \"kind\": \n", "line 3, column 1: Unexpected end of file"),
      ("<<<<<<< HEAD\n{}", "line 1, column 1: Invalid value"),
      (#"{"version": 1}"#, "kind: this is not a baseline"),
      (#"{"kind": "layoutprobe-baseline", "version": 9}"#, "version: written by a newer"),
      (#"{"kind": "layoutprobe-baseline", "version": 2}"#, "findings: is missing"),
      (
        #"{"kind": "layoutprobe-baseline", "version": 1, "findings": [{"rule": 3}], "figures": []}"#,
        "findings[0].rule: "
      ),
      (
        #"{"kind":"layoutprobe-baseline","version":2,"findings":[],"figures":{"kinds":["passes"],"#
          + #""tolerance":0,"layouts":[{"source":"a","probe":"b","figures":{"speed":1}}]}}"#,
        "figures.layouts[0].figures: 'speed' is not a figure"
      ),
      (
        #"{"kind":"layoutprobe-baseline","version":2,"findings":[],"#
          + #""figures":{"kinds":["speed"],"tolerance":0,"layouts":[]}}"#,
        "figures.kinds: 'speed' is not a kind of figure"
      ),
    ])
  func damaged(text: String, message: String) {
    let data = Data(text.utf8)
    do {
      let read = try JSONDecoder().decode(Baseline.self, from: data)
      Issue.record("read: \(read)")
    } catch {
      let found = JSONProblem.text(error, in: data)
      #expect(found.hasPrefix(message), "\(found)")
    }
  }
}
