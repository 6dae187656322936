import LayoutProbe

/// The options of `check` that other commands do not have.
enum CheckOptions {
  static let all =
    failOn(default: "error") + gate.grouped(.gate) + output
    + [ProbeOptions.pictures].grouped(.output)

  /// The formats, a line each, as help shows what is to stay as it is.
  static var formats: String {
    let width = ReportFormats.names.map(\.count).max() ?? 0
    return ReportFormats.all.map { format in
      "    \(format.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(format.summary)"
    }.joined(separator: "\n")
  }

  static func failOn(default value: OptionSpec.Default?) -> [OptionSpec] {
    [
      OptionSpec(
        .failOn, .choice(FailLevel.allCases.map(\.rawValue)),
        help: "The least severity of findings that fail.", defaultValue: value)
    ].grouped(.gate)
  }

  /// What a run is held to.
  private static let gate: [OptionSpec] = [
    OptionSpec(.strict, .flag, help: "Fail on warnings too: --fail-on warning."),
    OptionSpec(
      .budget, .text("FIGURE=N"), isRepeatable: true,
      help: "The budget of a probe: passes, writes, writes:NAME, sizes (per child), placements.",
      suggestedValues: ["passes=", "writes=", "sizes=", "placements="]),
    baseline, newFrom,
    OptionSpec(
      .allowStaleBaseline, .flag, help: "Do not fail if a recorded finding is fixed."),
    OptionSpec(.prune, .flag, help: "Remove fixed findings from the baseline instead of failing."),
  ]

  /// A report that stands for a baseline.
  static let newFrom = OptionSpec(
    .newFrom, .file, help: "Fail only on findings that are not in the JSON report of another run."
  )

  /// Where findings are recorded.
  static let baseline = OptionSpec(
    .baseline, .file, help: "The file with known findings and recorded figures.",
    defaultValue: .described("\(Baseline.fileName), if it exists"))

  /// Where reports go.
  static let output: [OptionSpec] = [
    OptionSpec(
      .format, .choice(ReportFormats.names),
      help: "The format of the report on standard output.", defaultValue: "text"),
    OptionSpec(
      .report, .text("FORMAT=PATH"), isRepeatable: true,
      help: "Write a report to a file as well; svg writes PATH-1.svg and so on for several probes.",
      suggestedValues: ReportFormats.names.map { "\($0)=" }),
    LayerOptions.layers, ProbeOptions.quiet, ProbeOptions.verbose, ProbeOptions.color,
  ].grouped(.output)
}
