import LayoutProbe

/// A tree that is laid out with all answers forgotten.
@MainActor
struct TreeCase {
  let name: String
  /// Stacks and leaves; a leaf is one node, regardless of the views it is made of.
  let nodes: Int
  let window: CGSize
  /// The checksum that other engines agree on; nil for a tree that only the floor knows.
  var checksum: Double?
  let host: () -> ViewHost
  let floor: () -> any Floor

  static let all: [TreeCase] =
    [
      flat("flat-1k", 1_000, 18_124_985), flat("flat-10k", 10_000, 1_801_249_970),
      flat("flat-100k", 100_000, 180_012_499_975), flat("flat-1m", 1_000_000, nil),
      nest(8, 107_520), nest(12, 5_652_480), nest(16, 342_097_920), list, text, customList,
      wheel(10_000), flow(10_000), deep(5_000),
    ]

  /// Those whose views are measured too.
  static let evaluated: [TreeCase] = all.filter {
    ["flat-100k", "nest-12", "list-1000"].contains($0.name)
  }

  // MARK: Measuring

  /// Sizing and placing.
  var relayout: BenchmarkCase {
    BenchmarkCase(name: name) {
      let before = Memory.current
      let host = host()
      let watch = Stopwatch.time {
        host.forgetLayout()
      } _: {
        host.layout()
      }
      var measured = measured(name, watch, before)
      let counter = SizingCounter()
      host.forgetLayout()
      host.observer = counter
      host.layout()
      host.observer = nil
      measured.sizingCalls = counter.count
      check(host, &measured)
      return measured
    }
  }

  /// Evaluating the views and making what shows them.
  var evaluation: BenchmarkCase {
    BenchmarkCase(name: "views-\(name)") {
      let before = Memory.current
      var latest: ViewHost?
      let watch = Stopwatch.time {
        latest = nil
      } _: {
        latest = host()
      }
      return withExtendedLifetime(latest) { measured("views-\(name)", watch, before) }
    }
  }

  /// Evaluating the views, sizing and placing.
  var firstLayout: BenchmarkCase {
    BenchmarkCase(name: "first-\(name)") {
      let before = Memory.current
      var latest: ViewHost?
      let watch = Stopwatch.time {
        latest = nil
      } _: {
        let host = host()
        host.layout()
        latest = host
      }
      var measured = measured("first-\(name)", watch, before)
      if let latest { check(latest, &measured) }
      return measured
    }
  }

  private func measured(_ name: String, _ watch: Stopwatch, _ before: Double) -> Measured {
    Measured(
      name: name, nodes: nodes, median: watch.median, minimum: watch.minimum,
      peak: Memory.peak - before)
  }

  /// Compares the layout with the floor's and with what is known.
  private func check(_ host: ViewHost, _ measured: inout Measured) {
    let floor = floor()
    let watch = Stopwatch.time {
      floor.forget()
    } _: {
      floor.layOut(in: window)
    }
    measured.floor = watch.minimum
    let found = Checksum.of(host)
    let byHand = Checksum.of(floor.leaves)
    measured.mistake =
      Checksum.mistake(found, byHand) ?? checksum.flatMap { Checksum.mistake(found, $0) }
  }

  // MARK: Trees

  private static let page = CGSize(width: 800, height: 800)

  private static func flat(_ name: String, _ count: Int, _ checksum: Double?) -> TreeCase {
    let tree = FlatTree(count: count)
    return TreeCase(
      name: name, nodes: count + 1, window: page, checksum: checksum,
      host: { ViewHost(tree, size: page) }, floor: { FloorTree(tree.floor) })
  }

  private static func nest(_ depth: Int, _ checksum: Double) -> TreeCase {
    let tree = NestTree(depth: depth)
    let window = CGSize(width: 4096, height: 4096)
    return TreeCase(
      name: "nest-\(depth)", nodes: 2 << depth - 1, window: window, checksum: checksum,
      host: { ViewHost(tree, size: window) }, floor: { FloorTree(tree.floor) })
  }

  private static var list: TreeCase {
    let tree = ListTree(count: 1_000)
    return TreeCase(
      name: "list-1000", nodes: 6_001, window: page, checksum: 182_858_000,
      host: { ViewHost(tree, size: page) }, floor: { FloorTree(tree.floor) })
  }

  private static var customList: TreeCase {
    let tree = CustomListTree(count: 1_000)
    return TreeCase(
      name: "list-1000-custom", nodes: 6_001, window: page, checksum: 182_858_000,
      host: { ViewHost(tree, size: page) },
      floor: { FloorTree(ListTree(count: 1_000).floor) })
  }

  private static var text: TreeCase {
    let tree = TextTree(count: 1_000)
    return TreeCase(
      name: "text-1000", nodes: 5_001, window: page, checksum: 203_544_996,
      host: { ViewHost(tree, size: page) }, floor: { FloorTree(tree.floor) })
  }

  private static func wheel(_ count: Int) -> TreeCase {
    let tree = WheelTree(count: count)
    return TreeCase(
      name: "wheel-10k", nodes: count + 1, window: page,
      host: { ViewHost(tree, size: page) },
      floor: { ArrayFloor { _ in (0..<count).map { WheelTree.frame($0, of: count) } } })
  }

  private static func flow(_ count: Int) -> TreeCase {
    let tree = FlowTree(count: count)
    return TreeCase(
      name: "flow-10k", nodes: count + 1, window: page,
      host: { ViewHost(tree, size: page) },
      floor: { ArrayFloor { FlowTree.frames(count, width: $0.width) } })
  }

  private static func deep(_ depth: Int) -> TreeCase {
    let tree = DeepTree(depth: depth)
    return TreeCase(
      name: "deep-5000", nodes: 2 * depth + 1, window: page,
      host: { ViewHost(tree, size: page) }, floor: { FloorTree(tree.floor) })
  }
}
