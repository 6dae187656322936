import LayoutProbe

/// One leaf of a large tree is changed: what a pass costs then.
@MainActor
enum ChangeCase {
  /// Ten in each stack.
  static let nested = make("change-100k", [10, 10, 10, 10, 10])
  /// All in one stack, which has to be arranged anew.
  static let flat = make("change-flat-100k", [100_000])

  private static func make(_ name: String, _ counts: [Int]) -> BenchmarkCase {
    BenchmarkCase(name: name) {
      let before = Memory.current
      let model = ChangingModel()
      let tree = ChangingTree(counts: counts, model: model)
      let host = tree.host
      host.layout()
      let watch = Stopwatch.time {
        model.width = model.width == 10 ? 11 : 10
      } _: {
        host.layout()
      }
      var measured = Measured(
        name: name, nodes: tree.nodes, median: watch.median, minimum: watch.minimum,
        peak: Memory.peak - before)
      let counter = SizingCounter()
      model.width = model.width == 10 ? 11 : 10
      host.observer = counter
      host.layout()
      host.observer = nil
      measured.sizingCalls = counter.count
      let fresh = tree.host
      fresh.layout()
      measured.mistake = Checksum.mistake(Checksum.of(host), Checksum.of(fresh))
      return measured
    }
  }
}
