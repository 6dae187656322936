import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Random feedback systems, of which it is known whether they come to rest")
struct ZooTests {
  private static let seed: UInt64 = 16

  @Test("each class is at least one in fifty, with every store and every way back")
  func classes() {
    for seed in [1, 99, ZooTests.seed] {
      let systems = (0..<3_000).map { ZooSystem(number: $0, seed: seed) }
      let classes = Dictionary(grouping: systems, by: \.rule.name)
      #expect(classes.count == 15)
      #expect(classes.values.allSatisfy { $0.count >= 60 })
      #expect(Set(systems.map(\.store)).count == ZooSystem.Store.allCases.count)
      #expect(Set(systems.map(\.wayBack)).count == ZooSystem.WayBack.allCases.count)
      #expect(systems.contains { $0.instances == 1 } && systems.contains { $0.instances > 30 })
      #expect(systems.map(\.instances).max() ?? 0 <= 50)
    }
  }

  @Test("what a system becomes follows from its rule: one ends where a number follows from itself")
  func truth() {
    for number in 0..<600 {
      let rule = ZooSystem(number: number, seed: ZooTests.seed).rule
      var left = rule.rounds ?? .max
      var a = rule.start
      var steps = 0
      while steps < 3_000 {
        let next = rule.next(a) {
          left -= 1
          return left > 0
        }
        if next == a { break }
        a = next
        steps += 1
      }
      #expect((steps < 3_000) == (rule.truth == .settled), "\(rule)")
    }
  }

  @Test(
    "40 of them, written out as sources, are told as what they are",
    .enabled(if: CommandRun.canCompile), .ownThreads)
  func sources() throws {
    let folder = try TemporaryFolder()
    let systems = (0..<40).map { ZooSystem(number: $0, seed: ZooTests.seed) }
    for system in systems {
      _ = try folder.write("Systems/System\(system.number).swift", ZooSource(system: system).text)
    }
    let run = try CommandRun(
      ["inspect", "--format", "json", "--timeout", "600", "Systems"], in: folder.url)
    let report = try JSONDecoder().decode(InspectReport.self, from: Data(run.output.utf8))
    #expect(report.failures.isEmpty, "\(run.errors)")
    #expect(report.probes.count == systems.count, "\(run.errors)")
    #expect(report.probes.flatMap(\.standIns) == [])
    for system in systems {
      let verdict = report.probes.first { $0.name == "\(system.number)" }?.loop?.verdict
      #expect(verdict.map(system.agrees) == true, "\(system), but: \(String(describing: verdict))")
    }
  }

  @Test("a wrong verdict and a false alarm are counted and fail the test")
  func failures() {
    let zoo = SelfTestZoo(seed: ZooTests.seed, count: 30)
    let written = Lines()
    let context = CommandContext(
      output: { written.add($0) }, errors: { written.add($0) })
    var results = (0..<30).map { number in
      let system = ZooSystem(number: number, seed: ZooTests.seed)
      let verdict: LoopVerdict =
        switch (system.truth, system.rule) {
        case (.settled, _): .settled(passes: 3)
        case (.churning, _): .churning
        case (.diverging, _): .diverging(rate: 1)
        case (.oscillating, .periodic(let period)), (.oscillating, .delayed(_, let period)):
          .oscillating(period: period, amplitude: 1)
        case (.oscillating, _): .oscillating(period: 2, amplitude: 1)
        }
      return ZooResult(number: number, verdict: verdict)
    }
    #expect(zoo.say(results, context) == .success)
    results[0].verdict = .diverging(rate: 1)
    #expect(zoo.say(results, context) == .findings)
    #expect(written.text.contains("FALSE ALARM system 0"))
    results.removeFirst()
    #expect(zoo.say(results, context) == .findings)
    #expect(written.text.contains("it did not return"))
  }

  private final class Lines: @unchecked Sendable {
    private(set) var text = ""
    func add(_ line: String) { text += line }
  }

  @Test("60 of them are told as what they are", .enabled(if: CommandRun.program != nil))
  func command() throws {
    let folder = FileManager.default.temporaryDirectory
    let run = try CommandRun(
      ["self-test", "--systems", "60", "--seed", "\(ZooTests.seed)"], in: folder)
    #expect(run.status == 0, "\(run.all)")
    let line = run.output.split(separator: "\n").last ?? ""
    #expect(
      line == "seed \(ZooTests.seed): 60 of 60 systems as known, 0 false alarms", "\(run.all)")
    #expect(try CommandRun(["self-test", "--systems", "x"], in: folder).status == 2)
  }
}
