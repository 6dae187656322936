import LayoutProbe

/// One run of `inspect`: sources → libraries → workers → report.
final class Inspection: @unchecked Sendable {
  private let options: InspectOptions
  private let context: CommandContext
  private let progress = ProgressLine()

  /// What the user should know although it is no failure.
  let notes = Notes()
  /// What to do when nothing was found.
  private(set) var hint: String?
  /// What holds nothing to probe, although something else does.
  private var empty: [String] = []
  /// How many probes there are, whether they were wanted or not.
  private(set) var found = 0
  /// Where the sources declare views and layouts, by file and name.
  private var declarations: [String: [String: SourcePlace]] = [:]
  /// The files that were not asked for but read, for they may declare what the others lack.
  private(set) var neighbours: [String] = []

  init(options: InspectOptions, context: CommandContext) {
    self.options = options
    self.context = context
  }

  /// What one worker is for.
  private struct Task: Sendable {
    var source: String
    var library: String?
    var file: String?
    var imageFolder: String?
    /// How much there is to run, as far as can be seen: the length of the source.
    var weight = 0
  }

  func run() throws -> InspectReport {
    defer { progress.clear() }
    var failures: [ProbeFailure] = []
    let tasks: [Task]
    if options.runsOwnProbes {
      tasks = [Task(source: "probes of the executable")]
    } else {
      tasks = try compile(units(&failures), &failures)
    }
    let outcomes = try runAll(tasks)
    var reports: [ProbeReport] = []
    for (task, outcome) in zip(tasks, outcomes) {
      if !outcome.output.isEmpty { context.errors(outcome.output) }
      reports += outcome.reports
      failures += outcome.failures
      found += outcome.found ?? outcome.reports.count
      let isEmpty = outcome.reports.isEmpty && outcome.failures.isEmpty
      if isEmpty, outcome.found ?? 0 == 0 { empty.append(task.source) }
    }
    let selection = options.settings.selection
    failures.removeAll { $0.probe == nil && !selection.includes(source: $0.source) }
    empty.removeAll { !selection.includes(source: $0) }
    return InspectReport(
      probes: reports.map(placed),
      failures: failures.map { placed($0).judged(options.settings.rules) }, empty: empty)
  }

  // MARK: Sources

  private func units(_ failures: inout [ProbeFailure]) throws -> [SourceUnit] {
    var paths = options.paths
    if paths.isEmpty {
      paths = options.defaultPaths
      guard paths.allSatisfy(FileManager.default.fileExists) else {
        throw UsageError(
          message: "there is no folder '\(InspectOptions.defaultFolder)' here",
          suggestion: "name a Swift file or a folder: layoutprobe \(options.command) Sources",
          helpCommand: "layoutprobe help \(options.command)")
      }
    }
    var units: [SourceUnit] = []
    for path in paths {
      do {
        units.append(try SourceUnit(path: path))
      } catch {
        let text = "\(error)"
        let message = text.hasPrefix("\(path): ") ? String(text.dropFirst(path.count + 2)) : text
        failures.append(ProbeFailure(kind: .input, source: path, message: message))
      }
    }
    guard !options.expressions.isEmpty else { return units }
    // Expressions may use what the sources declare, so all of it is one module.
    do {
      if units.isEmpty {
        return options.paths.isEmpty ? [try SourceUnit(expressions: options.expressions)] : []
      }
      var all = SourceUnit(
        name: units[0].name, files: units.flatMap(\.files), origins: units.flatMap(\.origins))
      try all.add(expressions: options.expressions)
      return [all]
    } catch {
      throw UsageError(
        message: "\(error)", suggestion: nil, helpCommand: "layoutprobe help \(options.command)")
    }
  }

  // MARK: Compiling

  private func compile(
    _ units: [SourceUnit], _ failures: inout [ProbeFailure]
  ) throws -> [Task] {
    let sources = units.map { ProbeSources($0, views: views(of: $0)) }
    // What could not be read may declare what seems to be missing.
    if failures.isEmpty { try checkNames(sources) }
    noteIgnored(sources)
    guard sources.contains(where: { !$0.isEmpty }) else {
      hint = emptyHint(sources)
      return []
    }
    for (unit, source) in zip(units, sources) where source.isEmpty {
      notes.add("\(unit.path): nothing to probe")
      empty.append(unit.path)
    }
    let compiler = try makeCompiler()
    if let warning = compiler.cache.warning { notes.add(warning) }
    let batch = SourceBatch(compiler: compiler, views: { self.views(of: $0) })
    let results = try ParallelMap.run(zip(units, sources).map { ($0, $1) }, jobs: options.jobs) {
      unit, sources in
      if sources.isEmpty { return SourceBatch.Result() }
      self.progress.show("compiling \(unit.path)")
      return try batch.compile(unit)
    }
    var tasks: [Task] = []
    for result in results {
      failures += result.failures
      result.notes.forEach(notes.add)
      neighbours += result.neighbours
      for built in result.libraries {
        noteDeclarations(built)
        tasks += built.files.map { file in
          let source = built.sources.files.first { $0.path == file }
          let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
          return Task(
            source: file, library: built.library.path, file: file,
            imageFolder: file.hasPrefix("-e") ? nil : folder,
            weight: source?.scan.rewritten.originalText.utf8.count ?? 0)
        }
      }
    }
    return tasks
  }

  private func makeCompiler() throws -> CachedProbeCompiler {
    guard let compiler = SwiftCompiler.find() else {
      throw UsageError(
        message: "there is no Swift compiler",
        suggestion:
          "put swiftc on the search path, or name it: SWIFTC=/path/to/swiftc",
        helpCommand: "layoutprobe help \(options.command)")
    }
    guard let modules = ProgramLocation.modules else {
      throw UsageError(
        message: "the compiled module HeadlessUI is not beside the program",
        suggestion: "run it where it was built, or set LAYOUTPROBE_MODULES to the folder",
        helpCommand: "layoutprobe help \(options.command)")
    }
    return CachedProbeCompiler(
      compiler: ProbeCompiler(compiler: compiler, moduleFolders: [modules]),
      cache: ProbeCache(), stamp: ProgramLocation.stamp(modules: modules))
  }

  /// The types named by `--view` that a unit declares.
  private func views(of unit: SourceUnit) -> [String] {
    guard !options.views.isEmpty else { return [] }
    let declared = Set(ProbeSources(unit).namedTypes.map(\.typeName))
    return options.views.filter { declared.contains(EntryPoint.typeName($0)) }
  }

  /// A name that nothing has is a mistake even if others have theirs.
  private func checkNames(_ sources: [ProbeSources]) throws {
    let declared = sources.flatMap(\.namedTypes).map(\.typeName)
    let named = options.views.map(EntryPoint.typeName)
    guard let unknown = named.first(where: { !declared.contains($0) }) else { return }
    throw UsageError(
      message: "the sources declare no view or layout '\(unknown)'",
      suggestion: SpellingSuggestion.hint(for: unknown, among: declared)
        ?? NamedTypeList.text(declared).map { "there are: \($0)" },
      helpCommand: "layoutprobe help \(options.command)")
  }

  private func noteIgnored(_ sources: [ProbeSources]) {
    for (path, declaration) in sources.flatMap(\.ignored) {
      notes.add("\(path):\(declaration.line): \(declaration.what) ignored: \(declaration.reason)")
    }
  }

  /// All files of a library see what any of them declares.
  private func noteDeclarations(_ library: SourceBatch.Library) {
    var places: [String: SourcePlace] = [:]
    for file in library.sources.files + library.sources.neighbours {
      for type in file.scan.declarations.views + file.scan.declarations.layouts {
        places[type.typeName] =
          places[type.typeName] ?? SourcePlace(file: file.path, line: type.site.line)
      }
    }
    for file in library.files { declarations[file] = places }
  }

  /// The report with the places of what its findings are about.
  private func placed(_ report: ProbeReport) -> ProbeReport {
    guard let places = declarations[report.source] else { return report }
    var report = report
    for index in report.findings.indices where report.findings[index].place == nil {
      // A state is named after the view that declares it: Card.height.
      let finding = report.findings[index]
      let types = [finding.subject ?? "", String(finding.key.prefix { $0 != "." })]
      report.findings[index].place =
        types.lazy.compactMap { places[String($0.prefix { $0 != "<" })] }.first
    }
    return report
  }

  private func placed(_ failure: ProbeFailure) -> ProbeFailure {
    guard let subject = failure.subject else { return failure }
    var failure = failure
    failure.declaration = declarations[failure.source]?[String(subject.prefix { $0 != "<" })]
    return failure
  }

  private func emptyHint(_ sources: [ProbeSources]) -> String {
    let names = sources.flatMap(\.namedTypes).filter { !$0.isGeneric }.map(\.typeName)
    let what = "no #Preview, PreviewProvider or Probe was found"
    guard let first = names.first, let shown = NamedTypeList.text(names) else {
      return what + "; probe an expression: -e 'MyLayout { Text(\"a\"); Text(\"b\") }'"
    }
    return what + "; name a view or layout: --view \(first) (there are: \(shown))"
  }

  // MARK: Running

  private func runAll(_ tasks: [Task]) throws -> [WorkerRun.Outcome] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutprobe-run-\(UUID().uuidString)")
    Interruption.shared.add(path: folder.path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    StackRoom.raise()
    return try ParallelMap.run(
      Array(tasks.enumerated()), jobs: options.jobs, weight: { $0.element.weight }
    ) { index, task in
      self.progress.show("inspecting \(task.source) (\(index + 1) of \(tasks.count))")
      let own = folder.appendingPathComponent("\(index)")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      var settings = self.options.settings
      settings.imageFolders = task.imageFolder.map { [$0] } ?? []
      return try WorkerRun(
        source: task.source, library: task.library, file: task.file, settings: settings,
        timeout: self.options.timeout, memoryLimit: self.options.memoryLimit, folder: own,
        server: self.context.server
      ).run()
    }
  }
}

/// Remarks for the user, each once.
final class Notes: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []

  var all: [String] { lock.withLock { texts } }

  func add(_ text: String) {
    lock.withLock { if !texts.contains(text) { texts.append(text) } }
  }
}

extension Inspection {
  /// Runs an inspection for a command: prints its report and says what became of it.
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext, showsPasses: Bool
  ) throws -> ExitCode {
    let configuration = try Configuration(named: arguments.value("config"))
    if arguments.flag("print-config") {
      context.output(try configuration.text(arguments))
      return .success
    }
    var options = try InspectOptions(
      arguments, configuration, hasOwnProbes: !context.declaredProbes.isEmpty)
    let draws = arguments.flag(ProbeOptions.draw.name)
    let files = try arguments.values(CheckOptions.report).map {
      try ReportFile($0, helpCommand: "layoutprobe help \(arguments.command.name)")
    }
    options.settings.gathersPictures =
      draws || arguments.flag(ProbeOptions.pictures.name)
      || files.contains { $0.format.showsPictures }
    let inspection = Inspection(options: options, context: context)
    let report = try inspection.run()
    for file in files { try file.write(report) }
    let isJSON = try configuration.filling(arguments).value("format") == "json"
    var text = TextReport(showsTree: arguments.flag("tree"), showsPasses: showsPasses)
    text.showsAnimation = arguments.flag("animate")
    if draws { text.drawing = FrameDrawing(columns: (Terminal.width(1) ?? 80) - 4) }
    context.output(isJSON ? try JSONReport.render(report) : text.render(report))
    for note in inspection.notes.all { context.errors("layoutprobe: note: \(note)\n") }
    return try inspection.verdict(report).told(context)
  }

  /// What becomes of a run with this report.
  func verdict(_ report: InspectReport) throws -> InspectVerdict {
    let selection = options.settings.selection
    guard report.probes.isEmpty, report.checked.isEmpty, found > 0, !selection.isEverything else {
      return InspectVerdict(report, hint: hint)
    }
    // There are probes, but none of them was wanted, or wanted here.
    let names = try names()
    if names.contains(where: { selection.matches(source: $0.source, probe: $0.name) }) {
      return .success
    }
    let filters = selection.filters.map { "'\($0)'" }
    let words = Set(names.flatMap { $0.name.split(separator: " ").map(String.init) }).sorted()
    let suggestion = selection.filters.lazy.compactMap {
      SpellingSuggestion.hint(for: $0, among: words)
    }.first
    return InspectVerdict(
      code: .nothing,
      reason: "no probe's name or file holds \(SpellingSuggestion.alternatives(filters)); "
        + (suggestion ?? "'layoutprobe list' names them"))
  }

  /// All probes that there are, not run.
  private func names() throws -> [ProbeReport] {
    var options = options
    options.settings.listsOnly = true
    options.settings.selection = ProbeSelection()
    return try Inspection(options: options, context: context).run().probes
  }
}
