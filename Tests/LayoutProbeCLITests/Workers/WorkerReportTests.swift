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
}
