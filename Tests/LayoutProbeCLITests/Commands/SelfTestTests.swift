import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("The self-test", .enabled(if: CommandRun.program != nil))
struct SelfTestTests {
  private let folder = FileManager.default.temporaryDirectory

  @Test("all known models are told apart, whatever the seed, which is printed")
  func passes() throws {
    for arguments in [["--seed", "99"], []] {
      let run = try CommandRun(["self-test"] + arguments, in: folder)
      #expect(run.status == 0, "\(run.all)")
      #expect(!run.output.contains("WRONG"))
      #expect(run.output.contains(/seed \d+: 13 of 13 as known\n$/), "\(run.all)")
      if let seed = arguments.last { #expect(run.output.contains("seed \(seed):")) }
    }
    #expect(try CommandRun(["self-test", "--seed", "x"], in: folder).status == 2)
  }

  @MainActor
  @Test("a model about which something else is said is noticed")
  func complaints() async {
    let test = SelfTest(seed: 3)
    let runner = ProbeRunner()
    // The last two end the process, or never come back.
    let alive = test.models.dropLast(2)
    var reports: [ProbeReport] = []
    for model in alive { reports.append(await runner.run(model.probe)) }
    let report = InspectReport(probes: reports, failures: [])
    for model in alive { #expect(test.complaint(about: model, in: report) == nil) }
    // Each under the name of another.
    var shuffled = report
    for index in reports.indices {
      shuffled.probes[index].name = reports[(index + 1) % reports.count].name
    }
    let complaints = alive.compactMap { test.complaint(about: $0, in: shuffled) }
    #expect(complaints.count >= alive.count - 1, "\(complaints)")
    for model in test.models {
      #expect(test.complaint(about: model, in: InspectReport(probes: [], failures: [])) != nil)
    }
  }

  @Test("the rules are listed with what they demand, as text and as JSON")
  func rules() throws {
    let text = try CommandRun(["rules"], in: folder)
    #expect(text.status == 0)
    let lines = text.output.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != " " }) } == ContractRules.ids.sorted())
    let json = try CommandRun(["rules", "--format", "json"], in: folder)
    let list = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: String]]
    #expect(list?.compactMap { $0["id"] } == ContractRules.ids.sorted())
  }
}
