import Testing

@testable import LayoutProbe

@MainActor
@Suite("Known findings are known again")
struct BaselineMatchingTests {
  private struct Turning: View {
    @State private var height: CGFloat = 20

    var body: some View {
      Color.red.frame(width: 50, height: height)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured in
          height = measured == 20 ? 60 : 20
        }
    }
  }

  private struct Spinning: View {
    @State private var height: CGFloat = 20

    var body: some View {
      Color.red.frame(width: 50, height: height)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured in
          height = measured == 20 ? 60 : 20
        }
    }
  }

  /// Text in too little room: a finding with a path.
  private struct Cut: View {
    var body: some View {
      Text("a line that is far too long for its room").frame(width: 40, height: 12).clipped()
    }
  }

  private func report(_ probes: Probe...) async -> InspectReport {
    var runner = ProbeRunner()
    runner.rules.enable(["text-truncated"], because: "tested", .flag)
    var report = InspectReport(probes: await runner.reports(probes), failures: [])
    for index in report.probes.indices {
      report.probes[index].findings.removeAll {
        $0.rule != "loop-oscillating" && $0.rule != "text-truncated"
      }
    }
    return report.sorted
  }

  /// The new and the gone findings of a report beside those of another.
  private func compared(
    _ before: InspectReport, _ after: InspectReport,
    isThere: @escaping (String) -> Bool = { _ in true },
    isAsked: @escaping (String, String) -> Bool = { _, _ in true }
  ) -> [Int] {
    let baseline = Baseline(before) { $0 }
    let comparison = BaselineComparison(
      after, baseline,
      BaselineComparison.Scope(path: { $0 }, isAsked: isAsked, isThere: isThere))
    return [comparison.new.count, comparison.gone.count]
  }

  private func loop(_ name: String = "wheel", _ file: String = "v/A.swift", line: Int = 1) -> Probe
  {
    Probe(name, file: file, line: line) { Turning() }
  }

  @Test("after lines moved, the view, the probe or the file was renamed, or content was added")
  func loops() async {
    let before = await report(loop())
    #expect(before.checked.map(\.finding.rule) == ["loop-oscillating"])
    let innocent: [Probe] = [
      loop(line: 90),
      Probe("wheel", file: "v/A.swift", line: 1) { Spinning() },
      loop("turning wheel"),
      loop("wheel", "w/B.swift"),
      Probe("wheel", file: "v/A.swift", line: 1) {
        VStack {
          Text("Title")
          Turning()
        }
      },
      Probe("spinner", file: "w/B.swift", line: 40) { Spinning() },
    ]
    for probe in innocent {
      #expect(compared(before, await report(probe)) == [0, 0], "\(probe.name)")
    }
  }

  @Test("a finding of a node is known after its neighbours changed")
  func paths() async {
    let before = await report(
      Probe("list", file: "v/A.swift", line: 1) {
        VStack {
          Text("Title")
          Cut()
        }
      })
    #expect(before.checked.map(\.finding.rule) == ["text-truncated"])
    let after = await report(
      Probe("list", file: "v/A.swift", line: 1) {
        VStack {
          Text("Title")
          Color.red.frame(width: 10, height: 10)
          Cut()
          Text("End")
        }
      })
    #expect(compared(before, after) == [0, 0])
    let twice = await report(
      Probe("list", file: "v/A.swift", line: 1) {
        VStack {
          Text("Title")
          Cut()
          Cut()
        }
      })
    #expect(compared(before, twice) == [1, 0])
    #expect(compared(twice, before) == [0, 1])
  }

  @Test("a second finding of its kind is new, in the same file or in another one")
  func second() async {
    let before = await report(loop())
    #expect(compared(before, await report(loop(), loop("other"))) == [1, 0])
    #expect(compared(before, await report(loop(), loop("wheel", "v/B.swift"))) == [1, 0])
    #expect(compared(before, await report(loop(), loop(line: 9))) == [1, 0])
  }

  @Test("a finding of another rule or of another state is new")
  func other() async {
    let before = await report(loop())
    var diverging = await report(loop("other"))
    diverging.probes[0].findings[0].rule = "loop-diverging"
    #expect(compared(before, diverging) == [1, 1])
    var width = await report(loop("other"))
    width.probes[0].findings[0].key = "Turning.width"
    #expect(compared(before, width) == [1, 1])
  }

  @Test("what was not run is not taken for what has moved, unless its file is gone")
  func notRun() async {
    let before = await report(loop())
    let copy = await report(loop("wheel", "v/B.swift"))
    let onlyB: (String, String) -> Bool = { source, _ in source == "v/B.swift" }
    #expect(compared(before, copy, isAsked: onlyB) == [1, 0])
    #expect(compared(before, copy, isThere: { $0 != "v/A.swift" }, isAsked: onlyB) == [0, 0])
  }

  @Test("an update records where a finding is now, and keeps its reason")
  func update() async {
    var baseline = Baseline(await report(loop())) { $0 }
    baseline.findings[0].reason = "since 2019"
    let moved = await report(loop("wheel", "w/B.swift"))
    let update = baseline.changed(.update, by: moved, BaselineComparison.Scope(path: { $0 }))
    #expect(update.events.map(\.kind) == [.moved])
    #expect(update.baseline.findings.map(\.identity.source) == ["w/B.swift"])
    #expect(update.baseline.findings.map(\.reason) == ["since 2019"])
  }
}
