import LayoutProbe

/// A view that never comes to rest in a large tree: what a pass costs until there is a verdict.
@MainActor
enum LoopCase {
  static let list = BenchmarkCase(name: "loop-10k") {
    let rows = 1_666
    let before = Memory.current
    var mistake: String?
    let watch = await Stopwatch.time {
      let size = CGSize(width: 800, height: 800)
      let host = ViewHost(OscillatingTree(rows: rows), size: size)
      let report = await Settling().settle(host, in: size)
      if case .oscillating = report.verdict {
        mistake = nil
      } else {
        mistake = "the verdict is \(report.verdict), not oscillating"
      }
      // Of many passes the report shows some.
      return report.passes.last?.number ?? 0
    }
    return Measured(
      name: "loop-10k", nodes: 6 * rows + 3, median: watch.median, minimum: watch.minimum,
      peak: Memory.peak - before, mistake: mistake)
  }
}
