import Testing

@testable import LayoutProbe

@MainActor
@Suite("Budgets")
struct BudgetTests {
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var width: CGFloat = 10
  }

  /// Settles in two passes, with one write.
  private struct Measured: View {
    @State private var width: CGFloat = 0
    @ObservedObject var model = Model()

    var body: some View {
      Color.red.frame(width: model.width, height: 10)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
        .frame(width: width + 1)
    }
  }

  private func findings(_ probe: Probe, _ gate: Gate = Gate()) async -> [CheckedFinding] {
    let report = InspectReport(probes: [await ProbeRunner().run(probe)], failures: [])
    return gate.judged(report).report.checked
  }

  private func probe() -> Probe { Probe("p", file: "P.swift", line: 3) { Measured() } }

  @Test("each figure that is above its budget is a finding, with the number and the limit")
  func exceeded() async {
    #expect(await findings(probe()).isEmpty)
    #expect(await findings(probe().budget(passes: 2, writes: 1, placements: 100)).isEmpty)
    let passes = await findings(probe().budget(passes: 1))
    #expect(passes.map(\.finding.rule) == ["budget-exceeded"])
    #expect(passes.map(\.finding.message) == ["2 passes; the budget is 1"])
    #expect(passes.first?.finding.metric == 2)
    #expect(passes.first?.place == SourcePlace(file: "P.swift", line: 3))
    #expect(
      await findings(probe().budget(writes: 0, sizesPerChild: 0.1, placements: 1)).map(
        \.finding.key)
        == ["sizes", "placements", "writes:Measured.width"])
    #expect(await findings(probe().budget(writesOf: ["Measured.width": 0])).count == 1)
    #expect(await findings(probe().budget(writesOf: ["Other.width": 0])).isEmpty)
    #expect(await findings(probe().budget(writes: 0, writesOf: ["Measured.width": 1])).isEmpty)
  }

  private struct AngleKey: LayoutValueKey {
    static let defaultValue: Binding<Double>? = nil
  }

  private struct Writing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 30, height: 30)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        subview.place(at: bounds.origin, proposal: proposal)
        let angle = subview[AngleKey.self]
        DispatchQueue.main.async { angle?.wrappedValue = Double(index + 1) }
      }
    }
  }

  private struct Wheel: View {
    @State private var angles = [0.0, 0.0]

    var body: some View {
      Writing {
        ForEach(0..<2) { Color.red.layoutValue(key: AngleKey.self, value: $angles[$0]) }
      }
    }
  }

  @Test("writes through a layout value key are counted by the key")
  func keys() async {
    let probe = Probe("wheel", file: "W.swift", line: 1) { Wheel() }
    #expect(await findings(probe.budget(writesOf: ["AngleKey": 2])).filter(isBudget).isEmpty)
    let found = await findings(probe.budget(writesOf: ["AngleKey": 1])).filter(isBudget)
    #expect(found.map(\.finding.message) == ["2 writes of AngleKey; the budget is 1"])
  }

  private func isBudget(_ checked: CheckedFinding) -> Bool {
    checked.finding.rule == "budget-exceeded"
  }

  @Test("steps have the same budget")
  func steps() async {
    let model = Model()
    let probe = Probe("p", file: "P.swift", line: 3) { Measured(model: model) }
      .budget(passes: 1).step("wider") { model.width = 90 }
    let found = await findings(probe)
    #expect(
      found.map(\.finding.message) == [
        "2 passes; the budget is 1", "2 passes; the budget is 1 (step wider)",
      ])
    #expect(found.map(\.finding.key) == ["passes", "passes, wider"])
  }

  @Test("a flag is stronger than the probe, the probe stronger than the configuration")
  func order() async {
    var gate = Gate()
    gate.budget = Budget(passes: 1)
    #expect(await findings(probe(), gate).count == 1)
    #expect(await findings(probe().budget(passes: 2), gate).isEmpty)
    gate.strongBudget = Budget(passes: 1)
    #expect(await findings(probe().budget(passes: 2), gate).count == 1)
    let lenient = probe().budget(passes: 2)
      .rule("budget-exceeded", .note, because: "it is being worked on")
    #expect(await findings(lenient, gate).map(\.finding.severity) == [.note])
    gate.rules.set("budget-exceeded", .off, because: "later", .flag)
    #expect(await findings(probe().budget(passes: 2), gate).allSatisfy { !$0.counts })
  }

  private struct Growing: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 + 1 }
    }
  }

  @Test("layout that never rests exceeds any number of passes once the loop itself is switched off")
  func unsettled() async {
    let probe = Probe("p", file: "P.swift", line: 3) { Growing() }.budget(passes: 9)
    #expect(await findings(probe).map(\.finding.rule) == ["loop-diverging"])
    let off = await findings(probe.rule("loop-diverging", .off, because: "known"))
    #expect(off.filter(\.counts).map(\.finding.rule) == ["budget-exceeded"])
  }

  @Test("a budget is read as it is written on a command line, and nothing else is")
  func reading() {
    var budget = Budget()
    for text in ["passes=4", "writes=16", "writes:Wheel.angle=2", "sizes=1.5", "placements=9"] {
      let isRead = budget.add(text)
      #expect(isRead, "\(text)")
    }
    #expect(
      budget
        == Budget(
          passes: 4, writes: 16, writesOf: ["Wheel.angle": 2], sizesPerChild: 1.5, placements: 9))
    for text in [
      "passes", "passes=-1", "passes=1.5", "writes:=1", "speed=1", "passes=x", "sizes=inf",
    ] {
      let isRead = budget.add(text)
      #expect(!isRead, "\(text)")
    }
  }
}
