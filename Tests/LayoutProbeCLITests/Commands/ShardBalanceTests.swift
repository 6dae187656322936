import Testing

@testable import LayoutProbe
@testable import LayoutProbeCLI

@Suite("Balanced shards")
@MainActor
struct ShardBalanceTests {
  @Test("a thousand probes in eight shards take about the same time, in any order of the report")
  func thousand() {
    let names = (0..<1_000).map { "probe \($0)" }
    @Sendable func duration(_ index: Int) -> Double { 0.05 + Double(index * 7_919 % 997) / 100 }
    let probes = names.enumerated().map { index, name in
      var probe = ProbeReport(
        naming: Probe(name, file: "views/F\(index / 10).swift", line: 1) { Color.red })
      probe.duration = duration(index)
      return probe
    }
    let balance = ShardBalance(InspectReport(probes: probes, failures: []), count: 8)
    let shuffled = ShardBalance(InspectReport(probes: probes.reversed(), failures: []), count: 8)
    #expect(balance == shuffled)
    var loads = Array(repeating: 0.0, count: 8)
    for (index, probe) in probes.enumerated() {
      guard let number = balance.number(source: probe.source, probe: probe.name) else {
        Issue.record("\(probe.name) is in no shard")
        continue
      }
      loads[number - 1] += duration(index)
    }
    let (least, most) = (loads.min() ?? 0, loads.max() ?? 0)
    #expect(least > 0 && most / least < 1.01, "\(loads)")
    var one = balance
    one.keepOnly(source: "views/F1.swift")
    #expect(one.number(source: "views/F1.swift", probe: "probe 15") != nil)
    #expect(one.number(source: "views/F10.swift", probe: "probe 100") == nil)
  }
}
