import LayoutProbe

/// Follows random systems in as many processes as there are processors, and counts what is right.
struct SelfTestZoo: Sendable {
  let seed: UInt64
  let count: Int

  /// Of all verdicts, how many must be right.
  private static let demanded = 0.995
  /// In seconds, for each system: none takes that long, unless something hangs.
  private static let timeout = 10.0
  /// Systems that are listed.
  private static let shown = 20

  func run(_ context: CommandContext) throws -> ExitCode {
    let jobs = max(1, min(ProcessInfo.processInfo.activeProcessorCount, count))
    let folder = try WorkFolder.makeTemporary()
    defer { WorkFolder.remove(folder) }
    let results = try ParallelMap.run(Array(0..<jobs), jobs: jobs) { job in
      try follow(from: job, step: jobs, folder)
    }
    return say(results.flatMap(\.self).sorted { $0.number < $1.number }, context)
  }

  private func follow(from first: Int, step: Int, _ folder: URL) throws -> [ZooResult] {
    let end = try ChildProcess(
      executable: ProgramLocation.executable,
      arguments: [ZooCommand.spec.name]
        + [seed, UInt64(first), UInt64(count), UInt64(step)].map(\.description),
      output: folder.appendingPathComponent("output-\(first)"),
      errors: folder.appendingPathComponent("errors-\(first)")
    ).run(timeout: SelfTestZoo.timeout * Double(count))
    let decoder = JSONDecoder()
    return try end.output.split(separator: "\n").map {
      try decoder.decode(ZooResult.self, from: Data($0.utf8))
    }
  }

  /// Prints a line for each class and the systems that are not told as what they are.
  func say(_ results: [ZooResult], _ context: CommandContext) -> ExitCode {
    struct Class {
      var count = 0
      var right = 0
      var falseAlarms = 0
    }
    var classes: [String: Class] = [:]
    var wrong: [String] = []
    let known = Dictionary(results.map { ($0.number, $0.verdict) }) { $1 }
    for number in 0..<count {
      let system = ZooSystem(number: number, seed: seed)
      var entry = classes[system.rule.name] ?? Class()
      entry.count += 1
      if let verdict = known[number], system.agrees(with: verdict) {
        entry.right += 1
      } else {
        let isFalse = known[number].map(system.isFalseAlarm) ?? false
        if isFalse { entry.falseAlarms += 1 }
        wrong.append(
          "\(isFalse ? "FALSE ALARM" : "WRONG") \(system), "
            + "but: \(known[number].map { "\($0)" } ?? "it did not return")")
      }
      classes[system.rule.name] = entry
    }
    for (name, entry) in classes.sorted(by: { $0.key < $1.key }) {
      context.output(
        "\(entry.right == entry.count ? "ok   " : "WRONG") \(name): \(entry.right) of \(entry.count)"
          + (entry.falseAlarms > 0 ? ", \(entry.falseAlarms) false alarms" : "") + "\n")
    }
    for line in wrong.prefix(SelfTestZoo.shown) { context.output("  \(line)\n") }
    let falseAlarms = classes.values.reduce(0) { $0 + $1.falseAlarms }
    let right = count - wrong.count
    context.output(
      "seed \(seed): \(right) of \(count) systems as known, \(falseAlarms) false alarms\n")
    guard falseAlarms > 0 || Double(right) < SelfTestZoo.demanded * Double(count) else {
      return .success
    }
    context.errors("layoutprobe: too many systems are classified wrongly\n")
    return .findings
  }
}
