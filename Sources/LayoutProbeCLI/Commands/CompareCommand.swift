import LayoutProbe

/// `layoutprobe compare`
enum CompareCommand: Command {
  static let spec = CommandSpec(
    "compare", purpose: .reports,
    summary: "Compare the answers of two layout engines, such as SwiftUI and HeadlessUI.",
    discussion: """
      ANSWERS is a file that EngineAnswers of the product LayoutProbeSwiftUI wrote: on a Mac it has \
      the answers of SwiftUI. OTHER is a second such file, a JSON report, or the sources of the \
      probes, which are then laid out here. Probes are found by name. Without OTHER, the trees in \
      ANSWERS are laid out here.

          layoutprobe compare swiftui.jsonl Sources/Wheel.swift
          layoutprobe compare swiftui.jsonl
          layoutprobe compare swiftui.jsonl linux.jsonl --vectors differences.jsonl

      --vectors writes the trees that are answered differently, with the answers in ANSWERS, in the \
      format of the layout vectors.
      """,
    positional: PositionalSpec(
      "ANSWERS", .file, help: "The recorded answers, then what to compare them with.",
      minimumCount: 1),
    options: [
      OptionSpec(
        .format, .choice(["text", "markdown"]), help: "The format of the table.",
        defaultValue: "text"),
      OptionSpec(.vectors, .file, help: "The file for the trees that are answered differently."),
      OptionSpec(
        .tolerance, .text("LENGTH"), help: "The largest difference that is none, in points.",
        defaultValue: "0.01"),
    ] + ProbeOptions.selecting,
    exitCodes: [
      0: "The engines give the same answers.", 1: "An answer differs.",
      2: "A file cannot be read, or a question has no second answer.",
    ])

  static let startsWorkers = true

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let tolerance = try tolerance(arguments)
    let paths = arguments.positionals
    guard let path = paths.first else { return .usage }
    let recorded = try lines(path)
    var problems: [String] = []
    let other = try others(
      recorded, Array(paths.dropFirst()), arguments, context, problems: &problems)
    let comparison = EngineComparison(recorded: recorded, other: other, tolerance: tolerance)
    let text = ComparisonText(comparison: comparison)
    context.output(arguments.value(.format) == "markdown" ? text.markdown : text.text)
    for problem in problems { context.errors("layoutprobe: \(problem)\n") }
    if let file = arguments.value(.vectors) {
      try writeVectors(comparison, to: file, context)
    }
    for question in comparison.unanswered.prefix(20) {
      context.errors("layoutprobe: there is no second answer for \(question.onOneLine)\n")
    }
    if comparison.unanswered.count > 20 {
      context.errors("layoutprobe: and for \(comparison.unanswered.count - 20) others\n")
    }
    if !comparison.differences.isEmpty {
      context.errors("layoutprobe: the engines differ\n")
      return .findings
    }
    return comparison.unanswered.isEmpty && comparison.compared > 0 ? .success : .usage
  }

  private static func failure(_ message: String, _ suggestion: String?) -> UsageError {
    UsageError(
      message: message, suggestion: suggestion, helpCommand: "layoutprobe help compare")
  }

  private static func tolerance(_ arguments: ParsedArguments) throws -> CGFloat {
    let text = arguments.value(.tolerance) ?? ""
    guard let number = Double(text), number >= 0, number.isFinite else {
      throw arguments.invalid(.tolerance, text, "points, such as 0.5")
    }
    return CGFloat(number)
  }

  private static func lines(_ path: String) throws -> [AnswerLine] {
    do {
      return try AnswerLine.read(String(decoding: InputFile.contents(path), as: UTF8.self))
    } catch let error as InputFile.Failure {
      throw failure("\(error)", nil)
    } catch {
      throw failure("\(path): \(error)", "files of answers are written by EngineAnswers")
    }
  }

  /// The answers to compare with.
  @MainActor private static func others(
    _ recorded: [AnswerLine], _ paths: [String], _ arguments: ParsedArguments,
    _ context: CommandContext, problems: inout [String]
  ) throws -> [AnswerLine] {
    let engine = "HeadlessUI \(ToolVersion.current)"
    func laidOut() throws -> [AnswerLine] {
      do {
        return try recorded.compactMap { try TreeAnswers.line($0, engine: engine) }
      } catch { throw failure("\(error)", nil) }
    }
    guard let first = paths.first else { return try laidOut() }
    if paths.count == 1, first.hasSuffix(".jsonl") { return try lines(first) }
    if paths.count == 1, first.hasSuffix(".json") {
      let report = try ReportFiles.read(first, helpCommand: "layoutprobe help compare")
      return answers(report, engine, &problems)
    }
    var options = try InspectOptions(
      arguments.withDefaults(of: ProbeOptions.common),
      Configuration(named: arguments.value(.config)), hasOwnProbes: false)
    options.paths = paths
    options.settings.requests = requests(recorded)
    let inspection = Inspection(options: options, context: context)
    let report = try inspection.run().sorted
    for failure in report.failures { context.errors(TextReport().render(failure)) }
    return try laidOut() + answers(report, engine, &problems)
  }

  /// The proposals of recorded views that have no tree.
  private static func requests(_ recorded: [AnswerLine]) -> [SizeRequest] {
    var seen: Set<String> = []
    return recorded.compactMap { line in
      guard line.tree == nil, line.proposal.count == 2,
        seen.insert(line.proposalText).inserted
      else { return nil }
      return .proposal(width: line.proposal[0].length, height: line.proposal[1].length)
    }
  }

  /// The sizes in a report. Two probes of one name cannot be told apart.
  private static func answers(
    _ report: InspectReport, _ engine: String, _ problems: inout [String]
  ) -> [AnswerLine] {
    let named = Dictionary(grouping: report.probes, by: \.name)
    for (name, probes) in named.sorted(by: { $0.key < $1.key }) where probes.count > 1 {
      problems.append("\(probes.count) probes are called '\(name.onOneLine)': none is compared")
    }
    return report.probes.filter { named[$0.name]?.count == 1 }.flatMap { probe in
      probe.measurements.enumerated().map { number, measurement in
        AnswerLine(
          id: "\(probe.name)#\(number)", kind: "probe", engine: engine,
          proposal: [
            TreeValue(length: measurement.proposal.width),
            TreeValue(length: measurement.proposal.height),
          ],
          size: [
            TreeValue(length: measurement.size.width), TreeValue(length: measurement.size.height),
          ])
      }
    }
  }

  private static func writeVectors(
    _ comparison: EngineComparison, to file: String, _ context: CommandContext
  ) throws {
    let vectors = comparison.differing.filter { $0.tree != nil }
    let others = comparison.differing.count - vectors.count
    if others > 0 {
      context.errors(
        "layoutprobe: \(others) differing layouts are views without a tree: not in \(file)\n")
    }
    do {
      try AtomicFile.write(AnswerLine.text(vectors), to: file)
    } catch { throw failure("\(error)", nil) }
  }
}
