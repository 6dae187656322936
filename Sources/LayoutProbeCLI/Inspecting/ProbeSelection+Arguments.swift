import Foundation
import LayoutProbe

extension ProbeSelection {
  /// What the options say, or else the variables by which Bazel and others ask for a shard.
  init(
    _ arguments: ParsedArguments,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    filters = arguments.values(.filter)
    let helpCommand = arguments.helpCommand
    if let text = arguments.value(.shard) {
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
    guard let path = arguments.value(.balance) else { return }
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
