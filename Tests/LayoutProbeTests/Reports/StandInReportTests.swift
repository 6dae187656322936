import HeadlessUI
import Testing

@testable import LayoutProbe

@MainActor
@Suite("Probes with stand-ins")
struct StandInReportTests {
  private func report<V: View>(
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) async -> ProbeReport {
    await ProbeRunner().run(
      Probe("card", size: CGSize(width: 100, height: 60), view: view))
  }

  private let label = "Card.swift:3: a placeholder replaces Map(…)"

  @Test("a placeholder takes the space that it is offered, and makes the probe approximate")
  func approximate() async {
    let label = label
    let report = await report {
      VStack(spacing: 0) {
        Text("a").frame(height: 20); _StandIn(label)
      }
    }
    #expect(report.standIns == [label])
    let node = report.tree.first { $0.label == "Placeholder" }
    #expect(node?.frame == CGRect(x: 0, y: 20, width: 100, height: 40))
    #expect(node?.detail == label)
    #expect(report.findings.map(\.rule) == ["approximate"])
    #expect(report.findings.first?.severity == .note)
    #expect(report.withoutView == nil)
  }

  @Test("a probe without stand-ins says nothing about them")
  func exact() async {
    let report = await report { Text("a") }
    #expect(report.standIns == [])
    #expect(!report.findings.contains { $0.rule == "approximate" })
  }

  private struct Turning: View {
    let label: String?
    @State private var width: CGFloat = 10

    private var next: CGFloat {
      if let label { _standInSkipped(label) }
      return width == 10 ? 20 : 10
    }

    var body: some View {
      let next = next
      Color.red.frame(width: width, height: 5)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { _ in width = next }
    }
  }

  @Test("a loop of a probe with stand-ins may be theirs: it is a warning, and says so")
  func loops() async throws {
    let label = "Card.swift:3: a sample replaces rate()"
    for (label, severity) in [(label, Severity.warning), (nil, .error)] {
      let report = await report { Turning(label: label) }
      let finding = try #require(report.findings.first { $0.rule == "loop-oscillating" })
      #expect(finding.severity == severity)
      #expect(finding.message.contains("with stand-ins") == (label != nil))
      #expect(finding.why.contains("Stand-ins ran") == (label != nil))
    }
  }

  @Test("a probe that shows nothing else was not inspected")
  func nothingShown() async {
    let label = label
    let report = await report { _StandIn(label).padding() }
    #expect(report.withoutView?.kind == .standIn)
    #expect(report.withoutView?.rule == "view-not-shown")
    #expect(report.withoutView?.message == label)
  }

  @Test("a process that ended at a stand-in is not blamed on the program")
  func trap() {
    var failure = ProbeFailure(
      kind: .crash, source: "Card.swift", probe: "card", activity: "Card.body",
      message: "HeadlessUI/StandInUse.swift:30: Fatal error: stand-in: \(label)\nmore")
    #expect(failure.atStandIn.kind == .standIn)
    #expect(failure.atStandIn.message == label)
    #expect(failure.atStandIn.activity == nil)
    failure.message = "Fatal error: Index out of range"
    #expect(failure.atStandIn == failure)
  }

  @Test(
    "the text names each stand-in once, with its reason, and counts those that no probe came by")
  func text() {
    let used = StandIn(
      place: SourcePlace(file: "Card.swift", line: 3), kind: .expression,
      replacement: "a placeholder", original: "Map(…)", reason: "cannot find 'Map' in scope")
    let unused = StandIn(
      place: SourcePlace(file: "Store.swift", line: 9), kind: .modifier, replacement: nil,
      original: ".sync()")
    var probe = ProbeReport(
      name: "card", place: nil, window: .zero, measurements: [], marked: [], tree: [],
      calls: CallCounts(), layouts: [:], issues: [], loop: nil)
    probe.standIns = [used.label]
    var report = InspectReport(probes: [probe, probe], failures: [])
    let renamed = StandIn(
      place: SourcePlace(file: "Old.swift", line: 4), kind: .name, replacement: "HStackLayout",
      original: "HStack", reason: "it has been replaced by it")
    report.standIns = [used, unused, renamed]
    let text = FindingsText.render(report)
    #expect(text.components(separatedBy: used.label).count == 2)
    #expect(text.contains("  \(used.label): cannot find 'Map' in scope\n"))
    #expect(text.contains("1 stand-in is in code that no probe ran"))
    #expect(
      text.contains("Old.swift:4: write HStackLayout instead of HStack: it has been replaced by it")
    )
    #expect(!text.contains(".sync()"))
    #expect(unused.sentence == ".sync() is left out")
  }

  @Test("stand-ins outlive JSON, merging and order")
  func coding() throws {
    let later = StandIn(
      place: SourcePlace(file: "B.swift", line: 1), kind: .type, replacement: "an empty type",
      original: "Kit.Map")
    let first = StandIn(
      place: SourcePlace(file: "A.swift", line: 2), kind: .module, replacement: "an empty module",
      original: "Kit")
    var report = InspectReport(probes: [], failures: [])
    report.standIns = [later, first]
    let merged = InspectReport(merging: [report, report])
    #expect(merged.standIns == [first, later])
    let json = try JSONReport.render(merged)
    #expect(json.contains("\"original\""))
  }
}
