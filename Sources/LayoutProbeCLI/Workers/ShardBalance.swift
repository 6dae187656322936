import LayoutProbe

/// `--balance report.json`: which shards probes belong to, so that all take about the same time.
struct ShardBalance: Codable, Equatable, Sendable {
  static let option = OptionSpec(
    .balance, .file, help: "Balance shards by the durations in this JSON report.")

  private var numbers: [String: Int] = [:]

  var isEmpty: Bool { numbers.isEmpty }

  init() {}

  /// The longest probe goes first, each to the shard that has the least to do: the same on every
  /// machine that has the same report.
  init(_ report: InspectReport, count: Int) {
    var durations: [String: Double] = [:]
    for probe in report.probes {
      guard let duration = probe.duration else { continue }
      durations[ShardBalance.key(probe.source, probe.name), default: 0] += duration
    }
    var loads = Array(repeating: 0.0, count: count)
    for (key, duration) in durations.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      guard let least = loads.indices.min(by: { loads[$0] < loads[$1] }) else { return }
      loads[least] += duration
      numbers[key] = least + 1
    }
  }

  /// The shard of a probe, counted from 1; nil if its duration is not known.
  func number(source: String, probe: String) -> Int? { numbers[ShardBalance.key(source, probe)] }

  /// Forgets the probes of other files: a worker gets all of this as an argument, which has a limit.
  mutating func keepOnly(source: String) {
    let start = ShardBalance.key(source, "")
    numbers = numbers.filter { $0.key.hasPrefix(start) }
  }

  private static func key(_ source: String, _ probe: String) -> String { "\(source)\n\(probe)" }
}
