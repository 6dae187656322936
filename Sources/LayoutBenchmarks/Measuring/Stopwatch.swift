/// Times something again and again.
struct Stopwatch {
  /// Milliseconds of each run.
  private(set) var runs: [Double] = []

  var median: Double {
    let sorted = runs.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  var minimum: Double { runs.min() ?? 0 }

  /// As many runs as fit into this time, within bounds.
  private static let time = 1_500.0
  private static let fewest = 5
  private static let most = 1_000

  private var wantsMore: Bool {
    runs.count < Stopwatch.fewest
      || (runs.count < Stopwatch.most && runs.reduce(0, +) < Stopwatch.time)
  }

  private static let clock = ContinuousClock()

  private static func milliseconds(_ duration: Duration) -> Double {
    let parts = duration.components
    return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) * 1e-15
  }

  /// Runs `body`, each time after `prepare`, which is not timed; the first run warms up and is
  /// not counted.
  @MainActor
  static func time(
    preparing prepare: () -> Void = {}, _ body: () -> Void
  ) -> Stopwatch {
    var watch = Stopwatch()
    prepare()
    body()
    while watch.wantsMore {
      prepare()
      let duration = clock.measure(body)
      watch.runs.append(milliseconds(duration))
    }
    return watch
  }

  /// The same for what waits; `body` returns how many equal parts it consists of.
  @MainActor
  static func time(_ body: () async -> Int) async -> Stopwatch {
    var watch = Stopwatch()
    _ = await body()
    while watch.wantsMore {
      let start = clock.now
      let parts = await body()
      let duration = clock.now - start
      watch.runs.append(milliseconds(duration) / Double(max(parts, 1)))
    }
    return watch
  }
}
