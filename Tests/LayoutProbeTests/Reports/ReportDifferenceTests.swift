import Testing

@testable import LayoutProbe

@MainActor
@Suite("Differences of reports")
struct ReportDifferenceTests {
  private struct Measured: View {
    @State private var width: CGFloat = 0
    let next: @Sendable (CGFloat) -> CGFloat

    var body: some View {
      Color.red.frame(width: 10 + width, height: 10).showSizes([.ideal])
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = next($0 - 10) }
    }
  }

  private func report(_ probes: Probe...) async -> InspectReport {
    InspectReport(probes: await ProbeRunner().reports(probes), failures: [])
  }

  private func probe(
    _ name: String, line: Int = 1, _ next: @escaping @Sendable (CGFloat) -> CGFloat = { _ in 0 }
  ) -> Probe {
    Probe(name, file: "A.swift", line: line) { Measured(next: next) }
      .rule("write-repeated", .off, because: "it is not what these tests are about")
  }

  @Test("reports that say the same, wherever their lines have gone, have no difference")
  func same() async {
    let difference = ReportDifference(
      from: await report(probe("a")), to: await report(probe("a", line: 90)))
    #expect(difference.isEmpty)
    #expect(difference.text == "no differences\n")
  }

  @Test("a new loop is a new verdict and a new finding, and gone the other way round")
  func loop() async {
    let calm = await report(probe("a"))
    let loop = await report(probe("a") { 1 - $0 })
    let worse = ReportDifference(from: calm, to: loop)
    #expect(
      worse.text.hasPrefix("A.swift: a\n  new: error: layout never settles: it repeats every 2 "),
      "\(worse.text)")
    #expect(worse.text.contains("  layout: settles in 1 pass → never settles: "), "\(worse.text)")
    #expect(worse.text.hasSuffix("\n1 new finding, 1 probe changed\n"), "\(worse.text)")
    let better = ReportDifference(from: loop, to: calm)
    #expect(better.entries.flatMap(\.gone).map(\.finding.rule) == ["loop-oscillating"])
    #expect(better.entries.flatMap(\.new).isEmpty)
  }

  @Test("another period, more passes and other answers are told with both numbers")
  func numbers() async {
    let two = await report(probe("a") { 1 - $0 })
    let three = await report(probe("a") { ($0 + 1).truncatingRemainder(dividingBy: 3) })
    let period = ReportDifference(from: two, to: three).text
    #expect(period.contains("it repeats every 2 passes"), "\(period)")
    #expect(period.contains("→ never settles: it repeats every 3 passes"), "\(period)")
    let short = await report(probe("a"))
    let long = await report(probe("a") { min($0 + 1, 3) })
    let passes = ReportDifference(from: short, to: long).text
    #expect(passes.contains("  passes: 1 → 4 (+3)\n"), "\(passes)")
    #expect(passes.contains("  ideal nil×nil: 10×10 → 13×10\n"), "\(passes)")
    #expect(passes.contains(": ideal nil×nil: 10×10 → 13×10\n"), "\(passes)")
    #expect(passes.contains("  placed: "), "\(passes)")
    let back = ReportDifference(from: long, to: short).text
    #expect(back.contains("  passes: 4 → 1 (-3)\n"), "\(back)")
  }

  @Test("probes come and go, and one that crashes did neither")
  func presence() async {
    let one = await report(probe("a"))
    let two = await report(probe("a"), probe("b"))
    #expect(ReportDifference(from: one, to: two).text == "A.swift: b (new)\n1 new probe\n")
    #expect(ReportDifference(from: two, to: one).text == "A.swift: b (removed)\n1 probe removed\n")
    var crashed = one
    crashed.failures = [
      ProbeFailure(
        kind: .crash, source: "A.swift", probe: "b", place: SourcePlace(file: "A.swift", line: 2),
        message: "Fatal error")
    ]
    #expect(
      ReportDifference(from: two, to: crashed).text
        == "A.swift: b\n  new: error: b crashed [layout-trap]\n1 new finding\n")
  }

  @Test("a finding that does not count any more is gone")
  func suppressed() async {
    let loop = await report(probe("a") { 1 - $0 })
    let off = await report(
      probe("a") { 1 - $0 }.rule("loop-oscillating", .off, because: "known"))
    #expect(ReportDifference(from: loop, to: off).text.hasSuffix("\n1 finding fixed\n"))
  }

  @Test("markdown says the same as a list")
  func markdown() async {
    let text = ReportDifference(
      from: await report(probe("a")), to: await report(probe("a"), probe("b | *c*"))
    ).markdown
    #expect(text == "### layoutprobe: 1 new probe\n\n**A.swift: b \\| \\*c\\* (new)**\n\n")
  }

  @Test("steps are compared by their names")
  func steps() async {
    let plain = await report(probe("a"))
    let stepped = await report(probe("a").step("nothing") {})
    #expect(
      ReportDifference(from: plain, to: stepped).text.contains("  step nothing is new: settles in"))
    #expect(
      ReportDifference(from: stepped, to: plain).text.contains("  step nothing was removed\n"))
  }

  @Test("merging takes each report in once, and puts all in one order")
  func merging() async throws {
    let (a, b) = (await report(probe("a")), await report(probe("b") { 1 - $0 }))
    let both = await report(probe("a"), probe("b") { 1 - $0 })
    for reports in [[a, b], [b, a], [a, b, a], [both, a]] {
      #expect(InspectReport(merging: reports) == both.sorted)
    }
    let twice = await report(probe("a"), probe("a"))
    #expect(InspectReport(merging: [twice]).probes.count == 2)
  }
}
