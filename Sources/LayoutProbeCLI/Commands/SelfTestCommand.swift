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
      """,
    options: [
      OptionSpec(
        "seed", .text("N"), help: "What lengths are drawn from.",
        defaultValue: .described("random, and printed"))
    ],
    exitCodes: [
      0: "All are told apart.", 1: "Something else was said about one.",
      2: "The arguments cannot be used.", 70: "The program itself failed.",
    ])

  /// In seconds: what the one that hangs costs.
  private static let timeout = 5.0

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let seed = try seed(arguments)
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
