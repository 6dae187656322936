import Testing

@testable import LayoutProbe

@MainActor
@Suite("Every rule")
struct RuleCaseTests {
  @Test("is broken by its breaking layout, which breaks no other", arguments: RuleCase.all)
  func breaking(example: RuleCase) async {
    let report = await ProbeRunner().run(example.breaking)
    #expect(Set(report.findings.map(\.rule)) == [example.rule], "\(shown(report))")
    for finding in report.findings {
      #expect(!finding.witness.isEmpty)
      #expect(finding.expected != nil && finding.found != nil)
    }
  }

  @Test("is kept by the twin, which breaks no other either", arguments: RuleCase.all)
  func keeping(example: RuleCase) async {
    let report = await ProbeRunner().run(example.keeping)
    #expect(report.findings.isEmpty, "\(shown(report))")
  }

  private func shown(_ report: ProbeReport) -> String {
    report.findings.map { "\($0.rule): \($0.message): \($0.witness)" }.joined(separator: "\n")
  }

  /// What no view can show within one process.
  private static let elsewhere = Set(ContractRules.ofRuns.map { $0.id })

  @Test("has such a pair")
  func complete() {
    // Those on request have tests of their own.
    let covered = Set(RuleCase.all.map(\.rule)).union(ContractRules.idsOnRequest)
    #expect(Set(ContractRules.ids).subtracting(covered) == Self.elsewhere)
  }
}
