import Foundation
import LayoutProbe

/// `layoutprobe self-test`
enum SelfTestCommand: Command {
  static let spec = CommandSpec(
    "self-test",
    summary: "Check that this program, on this machine, tells known layouts apart.",
    discussion: """
      Runs layouts that settle, oscillate, churn, grow, break the contract, crash and hang, each \
      in the way that 'check' runs probes, and compares what is said about them with what is \
      known. A green check means something where this passes.

      With --systems, feedback systems are drawn at random, of which it is known by construction \
      whether they come to rest. One that is said never to settle although it does fails the test, \
      and so does less than 99.5 % of right verdicts.

      With --mutants the rules are measured: single mistakes of known kinds are put into the \
      source of layouts that are correct, each mutant is checked, and a finding counts if its rule \
      is one of those that name the cause. 95 % must be found, and no correct layout may get a \
      warning. Mutants that change no answer do not count.
      """,
    positional: PositionalSpec(
      "PATH", .file, help: "With --mutants: more files with correct layouts and their previews."),
    options: [
      OptionSpec(
        "systems", .text("N"), help: "Test this many random feedback systems instead."),
      OptionSpec(
        "seed", .text("N"), help: "What lengths are drawn from.",
        defaultValue: .described("random, and printed")),
      OptionSpec(
        mutants, .flag,
        help: "Put known mistakes into correct layouts instead, and count how many are found."),
      OptionSpec(
        "jobs", .text("N"), help: "Files that are worked on at the same time.",
        defaultValue: .described("one for each core")),
    ],
    exitCodes: [
      0: "All are told apart.", 1: "Something else was said about one.",
      2: "The arguments cannot be used.", 70: "The program itself failed.",
    ])

  private static let mutants = "mutants"
  /// What must be found of the mistakes that change anything.
  private static let leastShare = 0.95

  /// In seconds: what the one that hangs costs.
  private static let timeout = 10.0

  static let startsWorkers = true

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    if arguments.flag(mutants) { return try measureRules(arguments, context) }
    if let path = arguments.positionals.first {
      throw UsageError(
        message: "'\(path)' is only of use with --mutants", suggestion: nil,
        helpCommand: "layoutprobe help self-test")
    }
    let seed = try seed(arguments)
    if let systems = try systems(arguments) {
      return try SelfTestZoo(seed: seed, count: systems).run(context)
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
      "layoutprobe: \(wrong) of \(test.models.count) layouts are not told as what they are\n")
    return .findings
  }

  private static func systems(_ arguments: ParsedArguments) throws -> Int? {
    guard let text = arguments.value("systems") else { return nil }
    guard let count = Int(text), count > 0 else {
      throw UsageError(
        message: "'\(text)' is no value for '--systems'",
        suggestion: "expected a whole number above 0", helpCommand: "layoutprobe help self-test")
    }
    return count
  }

  private static func measureRules(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws -> ExitCode {
    let jobs =
      arguments.value("jobs").flatMap(Int.init) ?? ProcessInfo.processInfo.activeProcessorCount
    let test = MutantTest(context: context, paths: arguments.positionals, jobs: max(1, jobs))
    let figures = try test.run()
    context.output(figures.text)
    return figures.share >= leastShare && figures.accused.isEmpty ? .success : .findings
  }

  private static func seed(_ arguments: ParsedArguments) throws -> UInt64 {
    guard let text = arguments.value("seed") else { return .random(in: 0..<1_000_000) }
    guard let seed = UInt64(text) else {
      throw UsageError(
        message: "'\(text)' is no value for '--seed'", suggestion: "expected a whole number",
        helpCommand: "layoutprobe help self-test")
    }
    return seed
  }
}
