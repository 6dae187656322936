import Foundation
import LayoutProbe

/// `layoutprobe self-test`
enum SelfTestCommand: Command {
  static let spec = CommandSpec(
    "self-test", purpose: .gate,
    summary: "Check that the program classifies known layouts correctly on this machine.",
    discussion: """
      Runs layouts that settle, oscillate, churn, grow, break the contract, crash and hang, as \
      'check' runs probes, and compares the findings with the known results.

      --systems generates random feedback systems whose verdicts are known by construction. A \
      false report of a loop fails the test, and so does a share of correct verdicts below 99.5 %.

      --mutants measures the rules: mistakes of known kinds are inserted one at a time into \
      correct layouts. A finding counts if its rule names the cause of the mistake. 95 % of the \
      mistakes must be found, and a correct layout must not get a warning. Mistakes that change \
      no answer do not count.

      --fuzz runs the program with random sources and arguments and with damaged files. An input \
      is reported if the program crashes, hangs, fails without a reason, prints JSON that is not \
      valid or leaves temporary files behind; it is made as small as possible, and printed with \
      its seed. The same seed gives the same inputs.
      """,
    positional: PositionalSpec(
      "PATH", .file, help: "With --mutants: more files with correct layouts and their previews."),
    options: [
      OptionSpec(
        .systems, .text("N"), help: "Test this many random feedback systems instead."),
      OptionSpec(
        .fuzz, .text("SECONDS"),
        help: "Run the program with random and damaged input for this time instead."),
      OptionSpec(
        .seed, .text("N"), help: "The seed of the random lengths.",
        defaultValue: .described("random, and printed")),
      OptionSpec(
        .mutants, .flag,
        help:
          "Insert known mistakes into correct layouts instead, and count the ones that are found."),
      OptionSpec(
        .jobs, .text("N"), help: "The number of files that are processed in parallel.",
        defaultValue: .described("the number of cores")),
    ],
    exitCodes: [
      0: "All layouts are classified correctly.",
      1: "A layout is classified wrongly, or the program did not end cleanly.",
      2: "The arguments cannot be used.", 70: "The program itself failed.",
    ])

  /// What must be found of the mistakes that change anything.
  private static let leastShare = 0.95

  /// In seconds: what the one that hangs costs.
  private static let timeout = 10.0

  static let startsWorkers = true

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    if arguments.flag(.mutants) { return try measureRules(arguments, context) }
    if let path = arguments.positionals.first {
      throw UsageError(
        message: "'\(path)' is only of use with --mutants", suggestion: nil,
        helpCommand: "layoutprobe help self-test")
    }
    let seed = try seed(arguments)
    if let systems = try systems(arguments) {
      return try SelfTestZoo(seed: seed, count: systems).run(context)
    }
    if let seconds = try seconds(arguments) {
      return try FuzzTest(
        seed: seed, seconds: seconds, jobs: jobs(arguments), table: CommandLineProgram.table
      ).run(context)
    }
    let test = SelfTest(seed: seed)
    var options = InspectOptions(command: spec.name, timeout: timeout)
    options.settings.selfTestSeed = seed
    let report = try Inspection(options: options, context: context).run()
    var wrong = 0
    for model in test.models {
      let complaint = test.complaint(about: model, in: report)
      if complaint != nil { wrong += 1 }
      context.output(
        "\(complaint == nil ? "ok   " : "WRONG") \(model.probe.name): \(model.expected)"
          + (complaint.map { ", but: \($0)" } ?? "") + "\n")
    }
    context.output("seed \(seed): \(test.models.count - wrong) of \(test.models.count) as known\n")
    guard wrong > 0 else { return .success }
    context.errors(
      "layoutprobe: \(wrong) of \(test.models.count) layouts are classified wrongly\n")
    return .findings
  }

  private static func systems(_ arguments: ParsedArguments) throws -> Int? {
    guard let text = arguments.value(.systems) else { return nil }
    guard let count = Int(text), count > 0 else {
      throw arguments.invalid(.systems, text, "a whole number above 0")
    }
    return count
  }

  private static func seconds(_ arguments: ParsedArguments) throws -> Double? {
    guard let text = arguments.value(.fuzz) else { return nil }
    guard let seconds = Double(text), seconds > 0, seconds < 1e9 else {
      throw arguments.invalid(.fuzz, text, "a number of seconds above 0")
    }
    return seconds
  }

  private static func jobs(_ arguments: ParsedArguments) -> Int {
    let jobs =
      arguments.value(.jobs).flatMap(Int.init) ?? ProcessInfo.processInfo.activeProcessorCount
    return min(max(1, jobs), 64)
  }

  private static func measureRules(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws -> ExitCode {
    let test = MutantTest(
      command: spec.name, context: context, paths: arguments.positionals, jobs: jobs(arguments))
    let figures = try test.run()
    context.output(figures.text)
    return figures.share >= leastShare && figures.accused.isEmpty ? .success : .findings
  }

  private static func seed(_ arguments: ParsedArguments) throws -> UInt64 {
    guard let text = arguments.value(.seed) else { return .random(in: 0..<1_000_000) }
    guard let seed = UInt64(text) else {
      throw arguments.invalid(.seed, text, "a whole number")
    }
    return seed
  }
}
