import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Reports of a worker")
@MainActor
struct WorkerReportTests {
  private func report(_ name: String) async -> ProbeReport {
    await ProbeRunner(requests: []).run(Probe(name) { Color.red })
  }

  @Test("the last whole report of each probe counts, even if a worker died while it wrote one")
  func lastWhole() async throws {
    let encoder = JSONEncoder()
    var lines = Data()
    for (number, name) in [(2, "first try"), (2, "second try"), (1, "other")] {
      lines += try WorkerReport(number: number, report: await report(name)).line(encoder)
    }
    lines += try WorkerReport(number: 2, report: await report("never whole")).line(encoder)
      .dropLast(20)
    let reports = WorkerReport.last(of: lines, JSONDecoder())
    #expect(reports.map(\.number) == [1, 2])
    #expect(reports.map(\.report.name) == ["other", "second try"])
  }

  @Test("what a report says more than the one before is added to it, unless half of it is missing")
  func rest() async throws {
    let first = await report("one")
    var second = first
    second.findings = [
      try JSONDecoder().decode(
        Finding.self,
        from: Data(
          """
          {"rule": "size-impure", "severity": "error", "path": "Color", "message": "two answers",
           "witness": ["one"], "why": "it matters", "fix": "answer alike"}
          """.utf8))
    ]
    second.budget = Budget(passes: 3)
    var third = second
    third.findings = []
    let encoder = JSONEncoder()
    let whole = try WorkerReport(number: 1, report: first).line(encoder)
    let more = try WorkerReport(number: 1, report: second).line(encoder, after: first)
    let evenMore = try WorkerReport(number: 1, report: third).line(encoder, after: second)
    #expect(more.count < whole.count)
    func last(_ lines: Data) -> [ProbeReport] {
      WorkerReport.last(of: lines, JSONDecoder()).map(\.report)
    }
    #expect(last(whole + more) == [second])
    #expect(last(whole + more + evenMore) == [third])
    #expect(last(whole + more + evenMore.dropLast(5)) == [second])
    var other = second
    other.name = "two"
    #expect(
      last(whole + (try WorkerReport(number: 1, report: other).line(encoder, after: first))) == [
        other
      ])
  }
}
