import LayoutProbe

/// `layoutprobe inspect`
enum InspectCommand: Command {
  static let spec = CommandSpec(
    "inspect",
    summary: "Lay out views of SwiftUI sources and print their sizes.",
    discussion: """
      Compiles SwiftUI source as it is and probes what it finds in it: every #Preview, every \
      PreviewProvider, and every Probe that is declared. A folder is compiled as one module. \
      Without a path, the folder 'probes' is inspected.

          layoutprobe inspect Sources/WheelLayout.swift --tree
          layoutprobe inspect Sources --propose 320xnil --propose max
          layoutprobe inspect FlowLayout.swift -e 'FlowLayout { Text("a"); Text("b") }'
      """,
    positional: PositionalSpec("PATH", .file, help: "A Swift file or a folder of them."),
    options: [
      OptionSpec(
        "propose", .text("PROPOSAL"), isRepeatable: true,
        help: "What to propose: min, ideal, max, current, WxH; nil or inf for a side.",
        defaultValue: .described("min, ideal, max"),
        suggestedValues: ["min", "ideal", "max", "current"]),
      OptionSpec(
        "size", .text("WxH"), help: "The size of the window in points.",
        defaultValue: .described("393x852, or what a preview says")),
      OptionSpec("tree", .flag, help: "Show the tree of nodes with their frames."),
      OptionSpec(
        "view", .text("NAME"), isRepeatable: true,
        help: "Probe a view type that has an empty initialiser."),
      OptionSpec(
        "expression", short: "e", .text("EXPRESSION"), isRepeatable: true,
        help: "Probe an expression; it may use what the sources declare."),
      OptionSpec(
        "format", .choice(["text", "json"]), help: "The format of the report.",
        defaultValue: "text"),
      OptionSpec("scale", .text("N"), help: "Pixels to a point.", defaultValue: "2"),
      OptionSpec(
        "text", .choice(["system", "box"]),
        help: "How text is measured: like the system's font, or with square characters.",
        defaultValue: "system"),
      OptionSpec(
        "timeout", .text("SECONDS"), help: "The time that the probes of a file may take.",
        defaultValue: "10"),
      OptionSpec(
        "jobs", .text("N"), help: "Files that are worked on at the same time.",
        defaultValue: .described("one for each core")),
    ],
    exitCodes: ExitCode.explanations)

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let options = try InspectOptions(arguments)
    let inspection = Inspection(options: options, context: context)
    let report = try inspection.run()
    context.output(
      options.isJSON
        ? try JSONReport.render(report)
        : TextReport(showsTree: options.showsTree).render(report))
    for note in inspection.notes.all { context.errors("layoutprobe: note: \(note)\n") }
    let verdict = InspectVerdict(report, hint: inspection.hint)
    if let reason = verdict.reason { context.errors("layoutprobe: \(reason)\n") }
    return verdict.code
  }
}

/// The exit code of an inspection, and the line that says why it is not 0.
struct InspectVerdict: Equatable {
  let code: ExitCode
  let reason: String?

  init(_ report: InspectReport, hint: String?) {
    func count(_ kinds: Set<ProbeFailure.Kind>) -> Int {
      report.failures.count { kinds.contains($0.kind) }
    }
    func sources(_ count: Int) -> String { count == 1 ? "1 source" : "\(count) sources" }
    let unusable = count([.compile, .input])
    let crashes = count([.crash, .memory])
    let timeouts = count([.timeout])
    var reasons: [String] = []
    if unusable > 0 { reasons.append("\(sources(unusable)) could not be used") }
    if crashes > 0 {
      reasons.append(crashes == 1 ? "1 probe crashed" : "\(crashes) probes crashed")
    }
    if timeouts > 0 {
      reasons.append(
        timeouts == 1 ? "1 probe did not finish" : "\(timeouts) probes did not finish")
    }
    if unusable > 0 {
      code = .usage
    } else if crashes > 0 {
      code = .findings
    } else if timeouts > 0 {
      code = .timeout
    } else if report.probes.isEmpty {
      code = .nothing
      reasons.append("nothing to probe" + (hint.map { ": \($0)" } ?? ""))
    } else {
      code = .success
    }
    reason = reasons.isEmpty ? nil : reasons.joined(separator: "; ")
  }
}
