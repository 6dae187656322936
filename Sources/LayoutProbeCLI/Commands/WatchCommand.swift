import LayoutProbe

/// `layoutprobe watch`
enum WatchCommand: Command {
  static let spec = CommandSpec(
    "watch", purpose: .views,
    summary: "Inspect again when a source is saved, and update the page.",
    discussion: """
      Prints the report of 'inspect --draw', and again after each change of a Swift file of the \
      named files, folders and their modules. With --serve, a browser on this machine shows the \
      page of '--report html' and reloads it after each change. Ctrl-C ends the command.

          layoutprobe watch Sources/FlowLayout.swift
          layoutprobe watch Sources --serve
      """,
    positional: PositionalSpec("PATH", .file, help: "A Swift file or a folder of them."),
    options: own + ProbeOptions.common,
    exitCodes: [2: "The arguments cannot be used.", 130: "Ctrl-C was pressed."])

  private static let own = [
    OptionSpec(.serve, .flag, help: "Serve the page to browsers on this machine."),
    OptionSpec(
      .port, .text("N"), help: "The port of the page.",
      defaultValue: .described("a free port")),
    OptionSpec(.tree, .flag, help: "Show the tree of nodes with their frames."),
    ProbeOptions.quiet, ProbeOptions.verbose, ProbeOptions.color,
  ]

  /// Between two looks at the files, in seconds.
  private static let interval = 0.3

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let configuration = try Configuration(named: arguments.value(.config))
    if arguments.flag(.printConfig) {
      context.output(try configuration.text(arguments))
      return .success
    }
    var options = try InspectOptions(arguments, configuration, hasOwnProbes: false)
    options.settings.gathersPictures = true
    let paths = options.paths.isEmpty ? options.defaultPaths : options.paths
    let server = try server(arguments)
    try checkAreThere(paths)
    if let server { context.errors("layoutprobe: \(server.address)\n") }
    var probes = TextReport(showsTree: arguments.flag(.tree))
    probes.drawing = FrameDrawing(columns: (Terminal.width(1) ?? 80) - 4)
    probes.showsFindings = false
    var text = FindingsText(try TextOptions(try configuration.filling(arguments)))
    text.probes = .whole(probes)
    var neighbours: [String] = []
    while true {
      var stamps = FileStamps(paths: paths + neighbours)
      let read = try inspect(options, text, server, context)
      if read != neighbours {
        stamps.add(FileStamps(paths: read))
        neighbours = read
      }
      context.errors("layoutprobe: watching \(paths.joined(separator: " ")); Ctrl-C ends it\n")
      waitForChange(of: paths + neighbours, since: stamps)
    }
  }

  /// What is removed later may come back with the next save; what was never there is a mistake.
  private static func checkAreThere(_ paths: [String]) throws {
    guard let missing = paths.first(where: { !FileManager.default.fileExists(atPath: $0) }) else {
      return
    }
    throw UsageError(
      message: "\(missing): there is no such file or folder",
      suggestion: "name a Swift file, or a folder of them", helpCommand: "layoutprobe help watch")
  }

  /// The files that were read beside those that were named.
  private static func inspect(
    _ options: InspectOptions, _ text: FindingsText, _ server: LoopbackServer?,
    _ context: CommandContext
  ) throws -> [String] {
    let inspection = Inspection(options: options, context: context)
    let report = try inspection.run()
    // A terminal shows only what holds now; a file keeps everything.
    if Terminal.isTerminal(1) { Standard.write("\u{1B}[2J\u{1B}[3J\u{1B}[H", to: 1) }
    context.output(text.render(report))
    for note in inspection.notes.all { context.errors("layoutprobe: note: \(note)\n") }
    _ = try inspection.verdict(report).told(context)
    server?.show(try HTMLPage.page(report, isServed: true))
    return inspection.neighbours
  }

  /// Editors write a file in several steps: it is looked at when it has come to rest.
  private static func waitForChange(of paths: [String], since stamps: FileStamps) {
    var last = stamps
    while true {
      Thread.sleep(forTimeInterval: interval)
      let now = FileStamps(paths: paths)
      if now == last, now != stamps { return }
      last = now
    }
  }

  private static func server(_ arguments: ParsedArguments) throws -> LoopbackServer? {
    let text = arguments.value(.port)
    guard arguments.flag(.serve) || text != nil else { return nil }
    guard let port = UInt16(text ?? "0") else {
      throw arguments.invalid(.port, text ?? "", "a number up to 65535")
    }
    do {
      return try LoopbackServer(port: port)
    } catch {
      throw UsageError(message: "\(error)", suggestion: nil, helpCommand: arguments.helpCommand)
    }
  }
}
