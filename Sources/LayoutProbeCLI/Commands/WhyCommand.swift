import LayoutProbe

/// `layoutprobe why`
enum WhyCommand: Command {
  static let spec = CommandSpec(
    "why", purpose: .views,
    summary: "Explain why a node has its size and place.",
    discussion: """
      Lays a probe out and prints the reasons of one node, from the node outwards: its \
      proposal, its answer, and how each node around it came to that. The layout takes down \
      its numbers while it decides.

          layoutprobe why Sources/Row.swift HStack/Text[1]
          layoutprobe why -e 'HStack { Text("Name"); Spacer() }' Text

      NODE is a path as findings and 'trace' print it, or the end of one that only one node has. A \
      probe without such a node is left out, unless none has it.

          layoutprobe why Sources/Row.swift 'Text[1]' --why-not 118xnil
          layoutprobe why Sources/Row.swift --body Row

      --why-not tries single changes, such as another priority, a frame or a line limit, and prints \
      the one that gives the node that size and changes the fewest others. --body prints what \
      caused each evaluation of a view's body: a state, a property, the environment.
      """,
    positional: PositionalSpec(
      "PATH", .file, help: "A Swift file or a folder of them; the last one is the path of a node.",
      minimumCount: 0),
    options: own + ProbeOptions.common,
    exitCodes: ExitCode.explanations)

  private static let own = [
    OptionSpec(
      .probe, .text("NAME"), help: "The name of the probe, or a part of it.",
      defaultValue: .described("all probes")),
    OptionSpec(
      .whyNot, .text("WxH"),
      help: "Find the smallest single change that gives the node this size; nil for any length."),
    OptionSpec(
      .body, .text("VIEW"),
      help: "Explain the evaluations of a view's body instead; all PATHs are files then."),
    OptionSpec(
      .format, .choice(["text", "json"]), help: "The format of the report.",
      defaultValue: "text"),
  ]

  static let startsWorkers = true

  static func run(_ given: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let configuration = try Configuration(named: given.value(.config))
    if given.flag(.printConfig) {
      context.output(try configuration.text(given))
      return .success
    }
    var options = try InspectOptions(
      given, configuration, hasOwnProbes: !context.declaredProbes.isEmpty)
    let request = try request(given, &options)
    options.runsOwnProbes =
      !context.declaredProbes.isEmpty && options.paths.isEmpty && options.expressions.isEmpty
    guard !options.paths.isEmpty || !options.expressions.isEmpty || options.runsOwnProbes else {
      throw nothingNamed
    }
    options.settings.why = request
    if let name = given.value(.probe) { options.settings.selection.filters = [name] }
    let inspection = Inspection(options: options, context: context)
    var report = try inspection.run()
    if let name = given.value(.probe), report.probes.contains(where: { $0.name == name }) {
      report.probes.removeAll { $0.name != name }
    }
    let answers = report.probes.filter { $0.why?.path != nil }
    if answers.isEmpty, report.failures.isEmpty, !report.probes.isEmpty {
      throw unknown(request, in: report.probes)
    }
    report.probes = answers
    if try configuration.filling(given).value(.format) == "json" {
      context.output(try JSONReport.render(report))
    } else {
      context.output(answers.map(text).joined(separator: "\n"))
      for failure in report.failures { context.errors(TextReport().render(failure)) }
    }
    for note in inspection.notes.all { context.errors("layoutprobe: note: \(note)\n") }
    return try inspection.verdict(report).told(context)
  }

  private static let helpCommand = "layoutprobe help why"

  private static var nothingNamed: UsageError {
    UsageError(
      message: "a file and the path of a node in it are needed",
      suggestion: "for example: layoutprobe why Sources/Row.swift HStack/Text[1]",
      helpCommand: helpCommand)
  }

  /// What reasons are wanted of; the path of a node is taken from the paths.
  private static func request(
    _ given: ParsedArguments, _ options: inout InspectOptions
  ) throws -> WhyRequest {
    let wanted = given.value(.whyNot)
    if let view = given.value(.body) {
      guard wanted == nil else {
        throw UsageError(
          message: "'--why-not' is about a node, '--body' about a view's body",
          suggestion: "leave one of them out", helpCommand: helpCommand)
      }
      return WhyRequest(.body(view))
    }
    if let wanted, WhyRequest.size(wanted) == nil {
      throw UsageError(
        message: "'\(wanted)' is not a valid value for '--why-not'",
        suggestion: "expected a size such as 118x44 or 118xnil", helpCommand: helpCommand)
    }
    guard let path = options.paths.popLast() else {
      throw nothingNamed
    }
    var request = WhyRequest(.node(path))
    request.wanted = wanted
    return request
  }

  private static func text(_ probe: ProbeReport) -> String {
    let place = probe.place.map { "\($0): " } ?? ""
    let lines = (probe.why?.text ?? []).map { "  " + $0 }
    return (["\(place)\(probe.name)"] + lines).joined(separator: "\n") + "\n"
  }

  private static func unknown(_ request: WhyRequest, in probes: [ProbeReport]) -> UsageError {
    let path = request.name
    let answers = probes.compactMap(\.why)
    if let several = answers.first(where: \.isAmbiguous) {
      return UsageError(
        message: "'\(path)' names \(several.candidates.count) nodes",
        suggestion: list(several.candidates), helpCommand: helpCommand)
    }
    if case .body = request.subject {
      let views = Set(answers.flatMap(\.candidates)).sorted()
      return UsageError(
        message: "no body of a view '\(path)' was evaluated",
        suggestion: views.isEmpty
          ? "name the type of a view with a body"
          : SpellingSuggestion.hint(for: path, among: views) ?? list(views),
        helpCommand: helpCommand)
    }
    let paths = answers.first?.candidates ?? []
    let names = paths.compactMap { $0.split(separator: "/").last.map(String.init) }
    return UsageError(
      message: probes.count == 1
        ? "there is no node '\(path)'" : "no probe has a node '\(path)'",
      suggestion: SpellingSuggestion.hint(for: path, among: paths)
        ?? SpellingSuggestion.hint(for: path, among: names) ?? list(paths),
      helpCommand: helpCommand)
  }

  private static let listed = 12

  private static func list(_ paths: [String]) -> String {
    let rest = paths.count > listed ? ["and \(paths.count - listed) more"] : []
    return (["there are:"] + paths.prefix(listed) + rest).joined(separator: "\n    ")
  }
}
