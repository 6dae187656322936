import HeadlessUI
import LayoutProbe

/// The options of commands that run probes.
enum ProbeOptions {
  /// What all of them have.
  static let common =
    choosing.grouped(.probes) + running.grouped(.measuring)
    + MatrixOptions.all.grouped(.measuring) + following.grouped(.settling)
    + limiting.grouped(.limits) + judging.grouped(.rules) + configuring.grouped(.configuration)
    + [durations, printed].grouped(.output)

  /// What decides which probes there are.
  static let selecting =
    choosing.grouped(.probes) + [jobs].grouped(.limits) + [config].grouped(.configuration)

  /// What commands have that show what was measured.
  static let showing = output.grouped(.output) + [why]

  private static let output = [
    OptionSpec(.tree, .flag, help: "Show the tree of nodes with their frames."),
    OptionSpec(.animate, .flag, help: "Show the frames of nodes during an animation."),
    draw, pictures,
    OptionSpec(
      .report, .text("FORMAT=PATH"), isRepeatable: true,
      help: "Write a report to a file as well; svg writes PATH-1.svg and so on for several probes.",
      suggestedValues: ReportFormats.names.map { "\($0)=" }),
    LayerOptions.layers,
    OptionSpec(
      .format, .choice(["text", "json"]), help: "The format of the report.",
      defaultValue: "text"),
    quiet, verbose, color,
  ]

  static let quiet = OptionSpec(
    .quiet, short: "q", .flag, help: "Print one line for each finding, and nothing else.")

  static let verbose = OptionSpec(
    .verbose, short: "v", .flag,
    help: "Print every probe in full, notes, and findings that do not count.")

  static let color = OptionSpec(
    .color, .choice(["auto", "always", "never"]),
    help: "Print in colour; auto respects NO_COLOR.", defaultValue: "auto")

  static let draw = OptionSpec(
    .draw, .flag,
    help: "Draw the frames to scale, the answers over widths and heights, and the passes.")

  static let why = OptionSpec(
    .why, .text("NODE"),
    help: "Explain the size and place of a node, named by its path or the end of it.",
    defaultValue: .described("none"))

  static let pictures = OptionSpec(
    .pictures, .flag,
    help: "Include drawing data in JSON reports; svg and html reports always have it.")

  private static let running: [OptionSpec] = [
    OptionSpec(
      .propose, .text("PROPOSAL"), isRepeatable: true,
      help: "The proposal: min, ideal, max, current or WxH, where a side is a number, nil or inf.",
      defaultValue: .described("min, ideal, max"),
      suggestedValues: ["min", "ideal", "max", "current"]),
    OptionSpec(
      .size, .text("WxH"), help: "The size of the window in points.",
      defaultValue: .described("393x852, or the size of the preview")),
    OptionSpec(
      .device, .text("NAME"),
      help:
        "Lay everything out on a device, with its safe area: 'iPhone 16', 'iPad mini (A17 Pro)'.",
      defaultValue: .described("the device of the preview, or a window without safe area"),
      suggestedValues: ["iPhone SE", "iPhone 16", "iPhone 16 Pro Max", "iPad mini (A17 Pro)"]),
    OptionSpec(
      .landscape, .flag, help: "Turn devices to landscape, unless a preview sets an orientation."),
    OptionSpec(
      .ios, .choice(SystemDesign.allCases.map(\.rawValue)),
      help:
        "The design of bars, lists and controls: that of iOS 17 and 18, or that of iOS 26 and 27 "
        + "(Liquid Glass).",
      defaultValue: .described(SystemDesign.iOS18.rawValue)),
    OptionSpec(
      .scale, .text("N"), help: "Pixels to a point.",
      defaultValue: .described("2, or the scale of the device")),
    OptionSpec(
      .text, .choice(["system", "box"]),
      help: "How text is measured: like the system's font, or with square characters.",
      defaultValue: "system"),
    OptionSpec(
      .font, .file, isRepeatable: true,
      help:
        "Measure text with a font file (.ttf, .otf) in place of the system font; one file for each weight."
    ),
  ]

  private static let limiting: [OptionSpec] = [
    OptionSpec(
      .timeout, .text("SECONDS"),
      help:
        "A pass of layout may take so long; a part of the work six times that, while passes end.",
      defaultValue: "10"),
    OptionSpec(
      .memory, .text("MB"), help: "The memory that the probes of a file may take.",
      defaultValue: .described("2048")),
    jobs,
  ]

  private static let jobs = OptionSpec(
    .jobs, .text("N"), help: "The number of files that are processed in parallel.",
    defaultValue: .described("the number of cores"))

  private static let following: [OptionSpec] = [
    OptionSpec(
      .maxPasses, .text("N"), help: "The limit of passes for a verdict.",
      defaultValue: .described("10000, fewer in large trees")),
    OptionSpec(
      .horizon, .text("SECONDS"),
      help: "The simulated time for which timers, sleeps and other delayed work run, "
        + "20 times as long where layout still changes then.",
      defaultValue: "60s"),
    OptionSpec(
      .epsilon, .text("LENGTH"),
      help: "The precision of comparing frames, in points, or in pixels as in 0.5px.",
      defaultValue: "0"),
    OptionSpec(
      .threshold, .text("N"),
      help: "The number of consecutive layouts at which UIKit's loop debugger stops.",
      defaultValue: "100"),
  ]

  private static let choosing: [OptionSpec] = [
    OptionSpec(
      .view, .text("NAME"), isRepeatable: true,
      help: "Probe a view or layout type, given as NAME or NAME(arguments); a layout gets samples."),
    OptionSpec(
      .expression, short: "e", .text("EXPRESSION"), isRepeatable: true,
      help: "Probe an expression; it may use all declarations of the sources."),
    OptionSpec(
      .platform, .choice(TargetPlatform.allCases.map(\.rawValue)),
      help:
        "The platform for #if os(…) and canImport(…): iOS, unless the target or the previews "
        + "support only another one."),
    OptionSpec(
      .exclude, .text("PATTERN"), isRepeatable: true,
      help: "Leave out a file, a folder or a module; * stands for any text: 'Sources/Map*'."),
    OptionSpec(
      .packages, .folder, isRepeatable: true,
      help: "A folder of packages that are checked out, for imports that the program lacks."),
    OptionSpec(
      .resolve, .flag,
      help:
        "Let SwiftPM fetch the packages that the sources depend on by their Package.swift; without "
        + "it, stand-ins replace packages that are not checked out."),
    OptionSpec(
      .filter, .text("TEXT"), isRepeatable: true,
      help: "Only probes whose name or file contains this text, in any case."),
    OptionSpec(
      .shard, .text("I/N"),
      help: "Only the I-th of N parts of the probes, the same on every machine."),
    ShardBalance.option,
  ]

  static let showingNotes = OptionSpec(
    .notes, .flag, help: "Show notes on the terminal too; files always have them.")

  private static let durations = OptionSpec(
    .durations, .flag,
    help: "Add the duration of each probe to reports, which then differ from run to run.")

  private static let printed = OptionSpec(
    .output, .flag,
    help: "Show all that views print, each time that they are laid out; else the first lines, once."
  )

  private static let judging: [OptionSpec] = [
    OptionSpec(
      .severity, .text("RULE=LEVEL[:REASON]"), isRepeatable: true,
      help: "The severity of a rule: error, warning, note or off."),
    OptionSpec(
      .enable, .text("RULE[:REASON]"), isRepeatable: true,
      help: "Enable a rule that is off by default.",
      suggestedValues: ContractRules.idsOnRequest),
    OptionSpec(
      .disable, .text("RULE[:REASON]"), isRepeatable: true,
      help: "Disable a rule.", suggestedValues: ContractRules.ids),
    OptionSpec(
      .only, .text("RULE"), isRepeatable: true,
      help: "Check only these rules, and report what prevents their check.",
      suggestedValues: ContractRules.ids),
    showingNotes,
  ]

  private static let config = OptionSpec(
    .config, .file, help: "The configuration file.",
    defaultValue: .described("\(Configuration.fileName) in this folder or the nearest one above"))

  private static let configuring: [OptionSpec] = [
    config,
    OptionSpec(.printConfig, .flag, help: "Print the effective settings and exit."),
  ]

  /// What only makes sense on the command line.
  static let notConfigurable: Set<String> = [
    "view", "expression", "tree", "draw", "pictures", "why", "config", "print-config", "severity",
    "disable", "enable", "only",
    "filter", "shard", "balance", "durations", "output", "new-from", "prune", "partial", "strict",
    "help",
  ]
}
