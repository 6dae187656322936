import Foundation
import LayoutProbe

/// `layoutprobe reduce`
enum ReduceCommand: Command {
  static let spec = CommandSpec(
    "reduce", purpose: .views,
    summary: "Find the smallest source that still shows a finding.",
    discussion: """
      Removes declarations, statements, modifiers, arguments and subviews of a source as long as \
      the same rule is broken at the same kind of place, and prints the rest: one file that \
      needs no other. The source itself is not changed.

          layoutprobe reduce Sources/Card.swift --probe Card --rule loop-oscillating
          layoutprobe reduce Sources/FlowLayout.swift --view FlowLayout --output Case.swift

      When it is interrupted, it prints the smallest source that it has found so far.
      """,
    positional: PositionalSpec(
      "FILE", .file, help: "A Swift file.", minimumCount: 1, maximumCount: 1),
    options: own + common,
    exitCodes: [
      0: "A source that shows the finding was printed.",
      2: "The arguments or the input cannot be used; there is no such probe or finding.",
      70: "The program itself failed.",
    ])

  private static let own = [
    OptionSpec(
      .probe, .text("NAME"), help: "The name of the probe, or a part of it.",
      defaultValue: .described("the only one with the finding")),
    OptionSpec(
      .rule, .text("RULE"), help: "The rule that must be broken.",
      defaultValue: .described("the only one that is broken"), suggestedValues: ContractRules.ids),
    OptionSpec(.output, .file, help: "Write the source to a file instead."),
  ]

  /// Options that make no sense for one finding of one probe.
  private static let others: Set<String> = [
    "expression", "filter", "shard", "balance", "durations", "output", "notes", "severity",
    "disable", "only", "matrix", "axis", "interact", "propose", "print-config",
  ]

  private static let common = ProbeOptions.common.filter { !others.contains($0.name) }

  static let startsWorkers = true
  static let helpCommand = "layoutprobe help reduce"

  static func run(_ given: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let configuration = try Configuration(named: given.value(.config))
    var options = try InspectOptions(
      given.withDefaults(of: ProbeOptions.common), configuration, hasOwnProbes: false)
    options.settings.showsAllOutput = false
    options.settings.matrix = nil
    options.settings.interacts = false
    if let rule = given.value(.rule) {
      try RuleOptions.checkRule(rule, in: "--rule", helpCommand: helpCommand)
      if ContractRules.idsOnRequest.contains(rule) {
        options.settings.rules.enable([rule], because: "asked for by --rule", .flag)
      }
    }
    if let path = given.value(.output) { try ReducedFile.check(path, for: helpCommand) }
    let start = ContinuousClock.now
    let inspection = Inspection(options: options, context: context)
    let report = try inspection.run()
    let search = try FindingSearch(
      report, probe: given.value(.probe), rule: given.value(.rule), helpCommand: helpCommand)
    for note in inspection.notes.all { context.errors("layoutprobe: note: \(note)\n") }
    let folder = try WorkFolder.makeTemporary()
    defer { WorkFolder.remove(folder) }
    let file = ReducedFile(
      path: given.value(.output), target: search.target, views: options.views, context: context)
    let source = try joined(search, inspection, options)
    let trials = ReductionTrials(
      try together(search.target, inspection, options, context, folder), options: options,
      context: context)
    let verdict = try trials.start(with: source.text)
    guard verdict == .shows else { throw notAlone(verdict, search) }
    let progress = ProgressLine()
    let lines = source.lines
    Interruption.shared.setLastWords { file.writeInterrupted(lines) }
    file.keep(source.text, tries: 0)
    var reduction = Reduction(source.text, views: options.views) { best, tries in
      file.keep(best, tries: tries)
      progress.show("\(lines) lines → \(ReducedFile.lines(best)) in \(tries) tries")
    } test: {
      try trials.test($0, best: file.best)
    }
    try reduction.run()
    progress.clear()
    try file.finish(lines, since: start) { try trials.inspect([$0]) == [.shows] }
    return .success
  }

  /// The file of a probe with what it needs of others.
  private static func joined(
    _ search: FindingSearch, _ inspection: Inspection, _ options: InspectOptions
  ) throws -> (text: String, lines: Int) {
    let compiled = inspection.compiled[search.source] ?? ([search.source], [])
    let paths = [search.source] + compiled.files.filter { $0 != search.source }
    let files = try paths.map { path in
      do { return try SourceUnit.read(path) } catch {
        throw UsageError(message: "\(error)", suggestion: nil, helpCommand: helpCommand)
      }
    }
    let views = options.views.map(EntryPoint.typeName)
    let joined = JoinedSource(
      files, line: search.line, views: views, modules: compiled.modules)
    return (joined.text, ReducedFile.lines(files[0].text))
  }

  private static func together(
    _ target: ReductionTarget, _ inspection: Inspection, _ options: InspectOptions,
    _ context: CommandContext, _ folder: URL
  ) throws -> CandidateTrials {
    var settings = options.settings
    settings.selection = ProbeSelection()
    return CandidateTrials(
      compiler: try inspection.makeBuilder().compiler, target: target, views: options.views,
      settings: settings, rewriting: Rewriting(platform: options.platform ?? .iOS),
      timeout: options.timeout, memoryLimit: options.memoryLimit, jobs: options.jobs,
      folder: folder, server: context.server)
  }

  private static func notAlone(_ verdict: TrialVerdict, _ search: FindingSearch) -> UsageError {
    var reason = "with its other files it shows \(search.target.rule), alone it does not"
    if case .refused(let refusals) = verdict, let first = refusals.first {
      reason = "the compiler says: \(first.message)"
    }
    return UsageError(
      message: "\(search.source): the code of the probe cannot be put into one file",
      suggestion: reason, helpCommand: helpCommand)
  }
}
