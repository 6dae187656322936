import LayoutProbe

/// The rules of the size contract, checked on many probes.
@MainActor
enum ContractCase {
  private static let probes = 100
  private static let children = 10

  static let flows = BenchmarkCase(name: "contract-100") {
    let before = Memory.current
    let runner = ProbeRunner()
    let list = (0..<probes).map { number in
      Probe("flow \(number)") { FlowTree(count: children) }
    }
    var mistake: String?
    let watch = await Stopwatch.time {
      for probe in list {
        let report = await runner.run(probe)
        if report.measurements.isEmpty || !report.findings.isEmpty {
          mistake = "a sound layout was found fault with"
        }
      }
      return 1
    }
    return Measured(
      name: "contract-100", nodes: probes * (children + 1), median: watch.median,
      minimum: watch.minimum, peak: Memory.peak - before, mistake: mistake)
  }
}
