import HeadlessUI

/// Which part of all probes a report holds.
public struct ReportShard: Hashable, Sendable, Codable {
  /// The number of the shard, counted from 1.
  public var number: Int
  /// How many parts there are.
  public var count: Int

  /// A shard with its number, counted from 1, and the number of shards.
  public init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }
}

extension InspectReport {
  /// The parts that are missing among reports of shards, so that a merge of them is not whole.
  static func missing(_ reports: [InspectReport]) -> [ReportShard] {
    let shards = Set(reports.compactMap(\.shard))
    return Set(shards.map(\.count)).sorted().flatMap { count in
      (1...max(count, 1)).map { ReportShard(number: $0, count: count) }
        .filter { !shards.contains($0) }
    }
  }
}

extension CheckedFinding {
  /// That the report of a shard is not among those that were merged.
  static func missing(_ shard: ReportShard) -> CheckedFinding {
    let rule = ShardMissing.self
    return CheckedFinding(
      Finding(
        rule: rule.id, severity: rule.severity, path: "", key: "\(shard.number)/\(shard.count)",
        message: "the report of shard \(shard.number) of \(shard.count) is missing: "
          + "its probes are not in this report", witness: [], why: rule.why, fix: rule.fix),
      source: "shard \(shard.number)/\(shard.count)", probe: nil, place: nil)
  }

  /// Whether it says that the report of a shard is missing.
  package var isOfMissingShard: Bool { finding.rule == ShardMissing.id }

  /// The path of the file to show it at; nil if it is about none.
  var file: String? {
    let file = place?.file ?? source
    return ExpressionSource.isName(file) || isOfMissingShard ? nil : file
  }
}
