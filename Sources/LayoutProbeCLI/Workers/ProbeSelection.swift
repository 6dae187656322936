import LayoutProbe

/// Which probes are run: those whose name or file holds one of the texts, and of these the ones
/// of a shard.
struct ProbeSelection: Codable, Equatable, Sendable {
  /// A part of all probes, the same on every machine.
  struct Shard: Codable, Equatable, Sendable {
    /// Counted from 1.
    var number: Int
    var count: Int

    /// `2/5`
    init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
      self.init(number: number, count: count)
    }

    init?(number: Int, count: Int) {
      guard count >= 1, number >= 1, number <= count else { return nil }
      self.number = number
      self.count = count
    }

    /// Whether something of this name belongs to the part.
    func includes(_ parts: [String]) -> Bool {
      let digits = StableHash.of(parts).suffix(15)
      return (Int(digits, radix: 16) ?? 0) % count == number - 1
    }
  }

  var filters: [String] = []
  var shard: Shard?
  /// The shards of probes whose durations are known; of others, their names decide.
  var balance = ShardBalance()

  var isEverything: Bool { filters.isEmpty && shard == nil }

  func includes(source: String, probe: String) -> Bool {
    guard matches(source: source, probe: probe) else { return false }
    guard let shard else { return true }
    return balance.number(source: source, probe: probe).map { $0 == shard.number }
      ?? shard.includes([source, probe])
  }

  /// Whether the filters match, in every shard.
  func matches(source: String, probe: String) -> Bool {
    guard !filters.isEmpty else { return true }
    let name = "\(source): \(probe)".lowercased()
    return filters.contains { name.contains($0.lowercased()) }
  }

  /// Whether a source as a whole is this shard's, for what is said about it without a probe.
  func includes(source: String) -> Bool { shard?.includes([source]) ?? true }
}
