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

  /// Whether the texts fit, whatever the shard.
  func matches(source: String, probe: String) -> Bool {
    guard !filters.isEmpty else { return true }
    let name = "\(source): \(probe)".lowercased()
    return filters.contains { name.contains($0.lowercased()) }
  }

  /// Whether a source as a whole is this shard's, for what is said about it without a probe.
  func includes(source: String) -> Bool { shard?.includes([source]) ?? true }
}

extension ProbeSelection {
  /// What the options say, or else the variables by which Bazel and others ask for a shard.
  init(
    _ arguments: ParsedArguments,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    filters = arguments.values("filter")
    let helpCommand = "layoutprobe help \(arguments.command.name)"
    if let text = arguments.value("shard") {
      guard let shard = Shard(text) else {
        throw UsageError(
          message: "'\(text)' is not a valid value for '--shard'",
          suggestion: "expected a number of a count, such as 1/4", helpCommand: helpCommand)
      }
      self.shard = shard
    } else if let total = environment["TEST_TOTAL_SHARDS"], !total.isEmpty {
      let index = environment["TEST_SHARD_INDEX"] ?? ""
      guard let count = Int(total), let index = Int(index),
        let shard = Shard(number: index + 1, count: count)
      else {
        throw UsageError(
          message: "TEST_SHARD_INDEX '\(index)' is not a shard of TEST_TOTAL_SHARDS '\(total)'",
          suggestion: "the index starts at 0", helpCommand: helpCommand)
      }
      self.shard = shard
      // By this file a test runner learns that sharding is understood.
      if let file = environment["TEST_SHARD_STATUS_FILE"], !file.isEmpty {
        try AtomicFile.write("", to: file)
      }
    }
    guard let path = arguments.value(ShardBalance.option.name) else { return }
    guard let shard else {
      throw UsageError(
        message: "'--balance' needs '--shard'",
        suggestion: "add a shard, such as --shard 1/4", helpCommand: helpCommand)
    }
    let report = try ReportFiles.read(path, helpCommand: helpCommand)
    balance = ShardBalance(report, count: shard.count)
    guard !balance.isEmpty else {
      throw UsageError(
        message: "\(path): has no durations",
        suggestion: "record them: layoutprobe check --durations --report json=\(path)",
        helpCommand: helpCommand)
    }
  }
}
