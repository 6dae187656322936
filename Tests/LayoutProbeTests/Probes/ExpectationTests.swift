import HeadlessUI
import Testing

@testable import LayoutProbe

@MainActor
@Suite("Expected findings")
struct ExpectationTests {
  private struct Turning: View {
    @State private var height: CGFloat = 20

    var body: some View {
      Color.red.frame(width: 50, height: height)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured in
          height = measured == 20 ? 60 : 20
        }
    }
  }

  private func report(_ probe: Probe) async -> InspectReport {
    InspectReport(probes: [await ProbeRunner().run(probe)], failures: [])
  }

  @Test("a finding that the probe expects does not count, and is known as expected")
  func met() async {
    let report = await report(Probe("loop") { Turning() }.expects("loop-oscillating"))
    let finding = report.checked.first { $0.finding.rule == "loop-oscillating" }
    #expect(finding?.isExpected == true && finding?.counts == false)
    #expect(!report.checked.contains { report.fails($0) })
    #expect(ReportCount(report).sentence == "checked 1 probe: 1 expected")
  }

  @Test("a probe that expects a finding fails if it does not come")
  func unmet() async {
    let report = await report(Probe("calm") { Color.red }.expects("loop-oscillating"))
    let finding = report.checked.first
    #expect(finding?.finding.rule == "expectation-unmet")
    #expect(
      finding?.finding.message == "the probe expects loop-oscillating, which was not found")
    #expect(finding.map(report.fails) == true)
  }

  @Test("what it does not expect counts beside what it does")
  func others() async {
    let report = await report(
      Probe("loop") { Turning() }.expects("loop-churning").rule(
        "expectation-unmet", .warning, because: "it is new"))
    let counted = report.checked.filter(\.counts)
    #expect(
      counted.map(\.finding.rule).sorted() == ["expectation-unmet", "loop-oscillating"])
    #expect(counted.first { $0.finding.rule == "expectation-unmet" }?.finding.severity == .warning)
  }

  @Test("a rule that does not exist or is about whole runs cannot be expected")
  func impossible() async {
    for (id, message) in [
      ("loop-osc", "there is no rule 'loop-osc' to expect"),
      (
        "layout-trap", "layout-trap is a rule about the whole run: a probe cannot expect it"
      ),
    ] {
      let report = await report(Probe("calm") { Color.red }.expects(id))
      #expect(report.checked.map(\.finding.message) == [message])
    }
  }

  @Test("what is switched off counts as found; a run that was cut short lacks nothing")
  func offAndPartial() async {
    let off = await report(
      Probe("loop") { Turning() }.expects("loop-oscillating")
        .rule("loop-oscillating", .off, because: "known"))
    #expect(off.checked.map(\.finding.suppression?.reason) == ["known"])
    var calm = await ProbeRunner().run(Probe("calm") { Color.red })
    calm.expectations = ["loop-oscillating"]
    #expect(calm.meetingExpectations(RuleSettings(), isWhole: false).findings.isEmpty)
  }

  @Test("what one process misses and another finds is met, and asking twice changes nothing")
  func twice() async {
    var report = await ProbeRunner().run(Probe("calm") { Color.red }.expects("unrepeatable"))
    #expect(report.findings.map(\.rule) == ["expectation-unmet"])
    let again = report.meetingExpectations(RuleSettings(), isWhole: true)
    #expect(again == report)
    report.findings.append(
      ContractRules.finding(
        Unrepeatable.self, Violation(message: "differs", witness: []), at: "", subject: nil))
    report = report.meetingExpectations(RuleSettings(), isWhole: true)
    #expect(report.findings.map(\.suppression?.origin) == [.expectation])
  }

  @Test("expectations outlive JSON")
  func coding() async throws {
    let report = await ProbeRunner().run(Probe("loop") { Turning() }.expects("loop-oscillating"))
    let read = try JSONDecoder().decode(
      ProbeReport.self, from: JSONEncoder().encode(report))
    #expect(read.expectations == ["loop-oscillating"])
    #expect(read.findings.first?.suppression?.origin == .expectation)
  }
}
