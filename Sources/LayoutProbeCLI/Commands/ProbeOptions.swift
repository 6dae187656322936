import LayoutProbe

/// The options of commands that run probes.
enum ProbeOptions {
  /// What all of them have.
  static let common = running + selecting + following + MatrixOptions.all + judging + configuring

  /// What commands have that show what was measured.
  static let showing = [
    OptionSpec("tree", .flag, help: "Show the tree of nodes with their frames."),
    OptionSpec("animate", .flag, help: "Show where nodes are on the way of an animation."),
    draw, pictures,
    OptionSpec(
      CheckOptions.report, .text("FORMAT=PATH"), isRepeatable: true,
      help: "Write a report to a file as well; svg writes PATH-1.svg and so on for several probes.",
      suggestedValues: ReportFormats.names.map { "\($0)=" }),
    OptionSpec(
      "format", .choice(["text", "json"]), help: "The format of the report.",
      defaultValue: "text"),
    quiet, verbose, color,
  ]

  static let quiet = OptionSpec(
    "quiet", short: "q", .flag, help: "Print a line for each finding, no more.")

  static let verbose = OptionSpec(
    "verbose", short: "v", .flag,
    help: "Print all that is known of every probe, notes, and findings that do not count.")

  static let color = OptionSpec(
    "color", .choice(["auto", "always", "never"]),
    help: "Print in colour; NO_COLOR is obeyed.", defaultValue: "auto")

  static let draw = OptionSpec(
    "draw", .flag,
    help: "Draw the frames to scale, the answers over widths and heights, and the passes.")

  static let pictures = OptionSpec(
    "pictures", .flag,
    help: "Put what pictures need into JSON reports too; svg and html reports always have it.")

  private static let running: [OptionSpec] = [
    OptionSpec(
      "propose", .text("PROPOSAL"), isRepeatable: true,
      help: "What to propose: min, ideal, max, current, WxH; nil or inf for a side.",
      defaultValue: .described("min, ideal, max"),
      suggestedValues: ["min", "ideal", "max", "current"]),
    OptionSpec(
      "size", .text("WxH"), help: "The size of the window in points.",
      defaultValue: .described("393x852, or what a preview says")),
    OptionSpec(
      "device", .text("NAME"),
      help:
        "Lay everything out on a device, with its safe area: 'iPhone 16', 'iPad mini (A17 Pro)'.",
      defaultValue: .described("a window without safe area, or what a preview says"),
      suggestedValues: ["iPhone SE", "iPhone 16", "iPhone 16 Pro Max", "iPad mini (A17 Pro)"]),
    OptionSpec(
      "landscape", .flag, help: "Lay devices on their side where a preview says nothing else."),
    OptionSpec(
      "view", .text("NAME"), isRepeatable: true,
      help: "Probe a view or layout type, given as NAME or NAME(arguments); a layout gets samples."),
    OptionSpec(
      "expression", short: "e", .text("EXPRESSION"), isRepeatable: true,
      help: "Probe an expression; it may use what the sources declare."),
    OptionSpec(
      "platform", .choice(TargetPlatform.allCases.map(\.rawValue)),
      help:
        "The platform that #if os(…) and canImport(…) are answered for: iOS, unless the target or the "
        + "previews are for another one alone."),
    OptionSpec(
      "scale", .text("N"), help: "Pixels to a point.",
      defaultValue: .described("2, or what a device has")),
    OptionSpec(
      "text", .choice(["system", "box"]),
      help: "How text is measured: like the system's font, or with square characters.",
      defaultValue: "system"),
    OptionSpec(
      "font", .file, isRepeatable: true,
      help: "Measure text with a font file (.ttf, .otf) as the system's; a file for each weight."),
    OptionSpec(
      "timeout", .text("SECONDS"), help: "The time that a probe may take.",
      defaultValue: "10"),
    OptionSpec(
      "memory", .text("MB"), help: "The memory that the probes of a file may take.",
      defaultValue: .described("2048")),
    OptionSpec(
      "durations", .flag,
      help: "Write how long each probe took into reports, which differ from run to run by it."),
    OptionSpec(
      "jobs", .text("N"), help: "Files that are worked on at the same time.",
      defaultValue: .described("one for each core")),
  ]

  private static let following: [OptionSpec] = [
    OptionSpec(
      "max-passes", .text("N"), help: "Passes after which there is no verdict.",
      defaultValue: .described("4 for each node, at least 256")),
    OptionSpec(
      "horizon", .text("SECONDS"),
      help: "Simulated time for which timers, sleeps and the like are followed.",
      defaultValue: "60s"),
    OptionSpec(
      "epsilon", .text("LENGTH"),
      help: "Frames are compared in steps of this: points, or pixels as in 0.5px.",
      defaultValue: "0"),
    OptionSpec(
      "threshold", .text("N"), help: "Layouts in a row at which UIKit's loop debugger would stop.",
      defaultValue: "100"),
  ]

  private static let selecting: [OptionSpec] = [
    OptionSpec(
      "exclude", .text("PATTERN"), isRepeatable: true,
      help: "Leave out a file, a folder or a module; * stands for any text: 'Sources/Map*'."),
    OptionSpec(
      "packages", .folder, isRepeatable: true,
      help: "A folder of packages that are checked out, for imports that the program lacks."),
    OptionSpec(
      "filter", .text("TEXT"), isRepeatable: true,
      help: "Only probes whose name or file holds this text, in small or capital letters."),
    OptionSpec(
      "shard", .text("I/N"),
      help: "Only the I-th of N parts of the probes, the same on every machine."),
    ShardBalance.option,
  ]

  static let notes = "notes"

  static let showingNotes = OptionSpec(
    notes, .flag, help: "Show notes on the terminal too; files always have them.")

  private static let judging: [OptionSpec] = [
    OptionSpec(
      "severity", .text("RULE=LEVEL[:REASON]"), isRepeatable: true,
      help: "How much a rule counts: error, warning, note or off."),
    OptionSpec(
      "enable", .text("RULE[:REASON]"), isRepeatable: true,
      help: "A rule that is only checked if asked for.",
      suggestedValues: ContractRules.idsOnRequest),
    OptionSpec(
      "disable", .text("RULE[:REASON]"), isRepeatable: true,
      help: "A rule that does not count.", suggestedValues: ContractRules.ids),
    OptionSpec(
      "only", .text("RULE"), isRepeatable: true,
      help: "Only these rules count, and what keeps them from being checked.",
      suggestedValues: ContractRules.ids),
    showingNotes,
  ]

  private static let configuring: [OptionSpec] = [
    OptionSpec(
      "config", .file, help: "The configuration.",
      defaultValue: .described("the nearest \(Configuration.fileName) upwards")),
    OptionSpec("print-config", .flag, help: "Print the settings that hold, and do nothing else."),
  ]

  /// What only makes sense on the command line.
  static let notConfigurable: Set<String> = [
    "view", "expression", "tree", "draw", "pictures", "config", "print-config", "severity",
    "disable", "enable", "only",
    "filter", "shard", "balance", "durations", "new-from", "prune", "partial", "strict", "help",
  ]
}
