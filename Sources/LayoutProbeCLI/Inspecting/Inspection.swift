import LayoutProbe

/// One run of `inspect`: sources → libraries → workers → report.
final class Inspection: @unchecked Sendable {
  private let options: InspectOptions
  private let context: CommandContext
  private let progress: ProgressLine

  /// What the user should know although it is no failure.
  let notes = Notes()
  /// What to do when nothing was found.
  private(set) var hint: String?
  /// Whether files were not looked at because of `--exclude`.
  private var leavesOut = false
  /// Files of modules that are not inspected, by their paths as reports have them.
  private(set) var leftOut: Set<String> = []
  /// What becomes of the modules of a folder; nil for single files.
  private var summary: ModuleSummary?
  /// What takes the place of what could not be had in the modules.
  private var standIns: [StandIn] = []
  /// The files of modules of which only the code that is called was compiled.
  private var deferring: Set<String> = []
  /// What holds nothing to probe, although something else does.
  private var empty: [String] = []
  /// How many probes there are, whether they were wanted or not.
  private(set) var found = 0
  /// Where the sources declare views and layouts, by file and name.
  private var declarations: [String: [String: SourcePlace]] = [:]
  /// The files that a probed one was compiled with, those of imported modules too, and what these
  /// modules are called.
  private(set) var compiled: [String: (files: [String], modules: Set<String>)] = [:]
  /// The files that were not asked for but read, for they may declare what the others lack.
  private(set) var neighbours: [String] = []

  /// - Parameter isQuiet: whether nothing is said of how far it is.
  init(options: InspectOptions, context: CommandContext, isQuiet: Bool = false) {
    self.options = options
    self.context = context
    progress = isQuiet ? ProgressLine(width: nil) { _ in } : ProgressLine()
  }

  /// What one worker is for.
  private struct Task: Sendable {
    var source: String
    var library: ProbeLibrary?
    var file: String?
    var imageFolder: String?
    var bundles = ResourceFolders()
    /// How much there is to run, as far as can be seen: the length of the source.
    var weight = 0
  }

  func run() throws -> InspectReport {
    defer { progress.clear() }
    var failures: [ProbeFailure] = []
    let (tasks, outcomes) = try compileAndRun(&failures)
    var reports: [ProbeReport] = []
    for (task, outcome) in zip(tasks, outcomes) {
      let output =
        SampledReports.withoutSamples(outcome.output)
        + outcome.printedText(isWhole: options.settings.showsAllOutput)
      if !output.isEmpty { context.errors(output) }
      failures += outcome.reports.compactMap(\.withoutView)
      reports += outcome.reports.filter { $0.withoutView == nil }
      failures += outcome.failures.map(\.atStandIn)
      found += outcome.found ?? outcome.reports.count
      let isEmpty = outcome.reports.isEmpty && outcome.failures.isEmpty
      if isEmpty, outcome.found ?? 0 == 0 { empty.append(task.source) }
    }
    let sampled = SampledReports(reports, failures)
    (reports, failures) = (sampled.reports, sampled.failures)
    sampled.notes.forEach(notes.add)
    let selection = options.settings.selection
    failures.removeAll { $0.probe == nil && !selection.includes(source: $0.source) }
    empty.removeAll { !selection.includes(source: $0) }
    let died = Set(failures.map { [$0.source, $0.probe ?? ""] })
    let isWhole =
      options.settings.sweeps.isEmpty && options.settings.why?.isBeside != false
      && !options.settings.listsOnly
    var code = StandInCode()
    var report = InspectReport(
      probes: reports.map { report in
        code.softened(placed(report), standIns).meetingExpectations(
          options.settings.rules, isWhole: isWhole && !died.contains([report.source, report.name]))
      },
      failures: failures.map { placed($0).judged(options.settings.rules) }, empty: empty)
    report.standIns = Array(Set(standIns)).sorted()
    // Which code is compiled for others may differ from run to run; what was used does not.
    let kept = Set(report.usedStandIns.used)
    let probed = Set(report.probes.map(\.source) + report.failures.map(\.source))
    report.standIns.removeAll {
      deferring.contains($0.place.file) && !probed.contains($0.place.file)
        && !kept.contains($0.label)
    }
    report.shard = selection.shard.map { ReportShard(number: $0.number, count: $0.count) }
    summary?.fill(&report)
    return report
  }

  private func compileAndRun(
    _ failures: inout [ProbeFailure]
  ) throws -> ([Task], [WorkerRun.Outcome]) {
    if options.runsOwnProbes {
      let tasks = [Task(source: "probes of the executable")]
      return (tasks, try runAll(tasks))
    }
    for _ in 0..<Self.attempts {
      (neighbours, empty) = ([], [])
      var own: [ProbeFailure] = []
      let (tasks, outcomes) = try compileAndRun(units(&own), &own)
      // The cache may be removed while it is in use: what was not loaded has no other fault.
      if tasks.allSatisfy({ $0.library?.isComplete ?? true }) {
        failures += own
        return (tasks, outcomes)
      }
    }
    throw ModuleStore.Gone(folder: ProbeCache().folder.path)
  }

  private static let attempts = 3

  // MARK: Sources

  private func units(_ failures: inout [ProbeFailure]) throws -> [SourceUnit] {
    var paths = options.paths
    if paths.isEmpty {
      paths = options.defaultPaths
      if let missing = paths.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
        throw UsageError(
          message: "there is no folder '\(missing)' here",
          suggestion: "name a Swift file or a folder: layoutprobe \(options.command) Sources",
          helpCommand: "layoutprobe help \(options.command)")
      }
    }
    var units: [SourceUnit] = []
    for path in paths {
      do {
        var unit = try SourceUnit(path: path.hasPrefix("/") ? path : RelativePath.of(path))
        leavesOut = unit.leaveOut { options.exclusion.holds(path: $0) } || leavesOut
        failures += unit.unreadable.map(failure)
        units.append(unit)
      } catch {
        failures.append(failure(error))
      }
    }
    guard !options.expressions.isEmpty else { return units }
    do {
      for expression in options.expressions { try SourceUnit.check(expression) }
    } catch {
      throw UsageError(
        message: "\(error)", suggestion: nil, helpCommand: "layoutprobe help \(options.command)")
    }
    return units
  }

  private func failure(_ error: SourceUnit.Failure) -> ProbeFailure {
    let text = "\(error)"
    let start = "\(error.path): "
    return ProbeFailure(
      kind: .input, source: error.path,
      message: text.hasPrefix(start) ? String(text.dropFirst(start.count)) : text)
  }

  // MARK: Compiling

  private func compileAndRun(
    _ units: [SourceUnit], _ failures: inout [ProbeFailure]
  ) throws -> (tasks: [Task], outcomes: [WorkerRun.Outcome]) {
    if units.isEmpty, !options.paths.isEmpty { return ([], []) }
    let scans = Scans(Rewriting(platform: options.platform ?? .iOS))
    // What could not be read may declare what seems to be missing.
    if failures.isEmpty { try checkNames(units, scans) }
    let holdsProbes = units.map { unit in unit.files.contains { self.isAsked(of: $0, scans) } }
    guard !options.expressions.isEmpty || holdsProbes.contains(true) else {
      noteIgnored(units, scans)
      hint = emptyHint(units, scans)
      return ([], [])
    }
    let builder = try makeBuilder()
    if options.fetchesPackages { try fetchPackages(of: units, with: builder.compiler.compiler) }
    if let warning = builder.store.cache.warning { notes.add(warning) }
    let (result, tasks, outcomes) = try run(
      units,
      SourceBatch(
        model: builder.model, builder: builder, views: options.views,
        expressions: options.expressions))
    failures += result.failures
    note(result, of: units)
    if options.expressions.isEmpty, options.views.isEmpty,
      units.contains(where: { FilePath.isFolder($0.path) })
    {
      summary = ModuleSummary(result, units: units, shown: { self.shown($0) }) {
        scans[$0].count
      }
    }
    return (tasks, outcomes)
  }

  private func note(_ result: SourceBatch.Result, of units: [SourceUnit]) {
    result.notes.forEach(notes.add)
    neighbours += result.neighbours
    leftOut = result.leftOut
    noteEmpty(units, result)
    standIns = result.libraries.flatMap { library in
      ([library.module] + library.module.needed).flatMap(\.record.standIns)
    }
    deferring = Set(
      result.libraries.flatMap { [$0.module] + $0.module.needed }
        .filter { $0.record.called != nil }.flatMap { $0.record.files.map(\.path) })
    result.libraries.forEach(noteDeclarations)
  }

  /// Compiles and runs, and again with more of the code as long as a probe calls what was left out, or
  /// with more mended where it ended a probe.
  private func run(_ units: [SourceUnit], _ first: SourceBatch) throws -> (
    result: SourceBatch.Result, tasks: [Task], outcomes: [WorkerRun.Outcome]
  ) {
    var batch = first
    var result = try batch.compile(units)
    var tasks = tasks(result)
    var outcomes = try runAll(tasks)
    // What was said of probes before the code that ended them was mended.
    var known: [String: WorkerRun.Outcome] = [:]
    while true {
      let compilesMore = batch.compilesMore(
        of: result, called: zip(tasks, outcomes).map { ($0.library?.path, $1.deferred) })
      if !compilesMore {
        let mendsMore = batch.mendsMore(
          of: result, trapped: zip(tasks, outcomes).map { ($0.library?.path, $1.trapped) })
        guard mendsMore else { break }
        for (task, outcome) in zip(tasks, outcomes) { known[task.source] = outcome }
      }
      result = try batch.compile(units)
      tasks = self.tasks(result)
      outcomes = try runAll(tasks)
      for (index, task) in tasks.enumerated() {
        if let known = known[task.source] { outcomes[index].keepStandIns(of: known) }
      }
    }
    return (result, tasks, outcomes)
  }

  /// Lets SwiftPM fetch what is imported. What was asked for and cannot be done ends the run.
  private func fetchPackages(of units: [SourceUnit], with compiler: SwiftCompiler) throws {
    func error(_ message: String, _ suggestion: String) -> UsageError {
      UsageError(
        message: message, suggestion: suggestion,
        helpCommand: "layoutprobe help \(options.command)")
    }
    let manifests = PackageFetcher.manifests(of: units.map { FilePath.absolute($0.path) })
    if manifests.isEmpty {
      throw error(
        "--resolve needs a Package.swift, and none describes the sources",
        "resolve the packages of an Xcode project in Xcode, or name the folder of checked-out "
          + "packages with --packages")
    }
    for manifest in manifests {
      progress.show("fetching the packages of \(shown(manifest))")
      do {
        try PackageFetcher(compiler: compiler).fetch(manifest)
      } catch let failure as PackageFetcher.Failure {
        throw error(
          "SwiftPM cannot fetch the packages of \(shown(manifest)):\n  \(failure.message)",
          "without --resolve, stand-ins replace the packages that are not checked out")
      }
    }
  }

  private func tasks(_ result: SourceBatch.Result) -> [Task] {
    var tasks: [Task] = []
    for library in result.libraries {
      var bundles = ResourceFolders(main: library.module.record.bundle)
      for module in library.module.needed + [library.module] {
        bundles.modules[module.module.name] = module.record.bundle
      }
      tasks += library.files.map { [bundles] file in
        let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent().path
        return Task(
          source: file.path, library: library.module.probeLibrary, file: file.path,
          imageFolder: ExpressionSource.isName(file.path) ? nil : folder, bundles: bundles,
          weight: file.weight)
      }
    }
    return tasks
  }

  /// What was asked for and holds nothing, although something else does.
  private func noteEmpty(_ units: [SourceUnit], _ result: SourceBatch.Result) {
    guard options.expressions.isEmpty else { return }
    let probed = Set(result.libraries.flatMap { $0.files.map(\.path) })
    for unit in units where probed.isDisjoint(with: unit.files.map { shown($0.path) }) {
      guard unit.files.allSatisfy({ file in !result.unusable.contains(shown(file.path)) }) else {
        continue
      }
      notes.add("\(unit.path): nothing to probe")
      empty.append(unit.path)
    }
  }

  /// A path as the user sees it.
  private func shown(_ path: String) -> String {
    let isAbsolute = options.paths.first?.hasPrefix("/") ?? false
    return isAbsolute ? FilePath.absolute(path) : RelativePath.of(path)
  }

  /// The declarations of files, each looked for once.
  private final class Scans {
    private let rewriting: Rewriting
    private var known: [String: SourceDeclarations] = [:]

    init(_ rewriting: Rewriting) { self.rewriting = rewriting }

    subscript(file: SourceUnit.File) -> SourceDeclarations {
      if let declarations = known[file.path] { return declarations }
      let declarations = SourceScan(file.text, rewriting: rewriting).declarations
      known[file.path] = declarations
      return declarations
    }
  }

  /// Whether there is something to probe in a file, or a type that was named.
  private func isAsked(of file: SourceUnit.File, _ scans: Scans) -> Bool {
    guard options.views.isEmpty else {
      let names = options.views.map(EntryPoint.typeName)
      return scans[file].namedTypes.contains { names.contains($0.typeName) }
    }
    guard SourceUnit.mayHoldProbes(file) else { return false }
    // Conditions hold or do not by what the module defines.
    return !scans[file].isEmpty || !scans[file].ignored.isEmpty
  }

  /// What sources are compiled with.
  func makeBuilder() throws -> ModuleBuilder {
    if let mistake = SwiftCompiler.mistake() {
      throw UsageError(
        message: "\(mistake.variable) names '\(mistake.value)', which is not a program",
        suggestion: "set it to the path of swiftc, or unset it",
        helpCommand: "layoutprobe help \(options.command)")
    }
    guard let compiler = SwiftCompiler.find() else {
      throw UsageError(
        message: "there is no Swift compiler",
        suggestion:
          "add the folder of swiftc to PATH, or set SWIFTC=/path/to/swiftc",
        helpCommand: "layoutprobe help \(options.command)")
    }
    guard let modules = ProgramLocation.modules else {
      throw UsageError(
        message: "the compiled module HeadlessUI is not in the folder of the program",
        suggestion: "run it where it was built, or set LAYOUTPROBE_MODULES to the folder",
        helpCommand: "layoutprobe help \(options.command)")
    }
    let cache = ProbeCache()
    cache.removeLeftovers()
    let reader = ManifestReader(
      compiler: compiler, folder: cache.folder.appendingPathComponent("manifests"))
    var probeCompiler = ProbeCompiler(compiler: compiler, moduleFolders: [modules])
    probeCompiler.moduleCache = cache.folder.appendingPathComponent("modules").path
    var builder = ModuleBuilder(
      model: ProgramModel(
        reader: reader, packageFolders: options.packageFolders.map { FilePath.absolute($0) },
        platform: options.platform),
      compiler: probeCompiler,
      store: ModuleStore(cache: cache),
      stamp: ProgramLocation.stamp(modules: modules),
      shown: { self.shown($0) })
    builder.exclusion = options.exclusion
    builder.jobs = options.jobs
    // What a team decides by does not depend on what was run before.
    builder.remembers = !["baseline", "check"].contains(options.command)
    builder.progress = { [progress] in progress.show($0) }
    return builder
  }

  /// A name that nothing has is a mistake even if others have theirs.
  private func checkNames(_ units: [SourceUnit], _ scans: Scans) throws {
    guard !options.views.isEmpty else { return }
    let declared = units.flatMap { $0.files.flatMap { scans[$0].namedTypes.map(\.typeName) } }
    let named = options.views.map(EntryPoint.typeName)
    guard let unknown = named.first(where: { !declared.contains($0) }) else { return }
    throw UsageError(
      message: "the sources declare no view or layout '\(unknown)'",
      suggestion: SpellingSuggestion.hint(for: unknown, among: declared)
        ?? NamedTypeList.text(declared).map { "there are: \($0)" },
      helpCommand: "layoutprobe help \(options.command)")
  }

  private func noteIgnored(_ units: [SourceUnit], _ scans: Scans) {
    for file in units.flatMap(\.files) where SourceUnit.mayHoldProbes(file) {
      for declaration in scans[file].ignored {
        notes.add(declaration.sentence(in: file.path))
      }
    }
  }

  /// All files of a library see what any of them declares.
  private func noteDeclarations(_ library: SourceBatch.Library) {
    var places: [String: SourcePlace] = [:]
    for file in library.module.record.files {
      for (name, line) in file.types {
        places[name] = places[name] ?? SourcePlace(file: file.path, line: line)
      }
    }
    let modules = [library.module] + library.module.needed
    let files = modules.flatMap(\.record.files).map(\.path).filter { !ExpressionSource.isName($0) }
    for file in library.files {
      declarations[file.path] = places
      compiled[file.path] = (files, Set(modules.map(\.module.name)))
    }
  }

  /// The report with the places of what its findings are about.
  private func placed(_ report: ProbeReport) -> ProbeReport {
    guard let places = declarations[report.source] else { return report }
    var report = report
    report.why = located(report.why, of: report)
    placeRows(of: &report)
    for index in report.findings.indices where report.findings[index].place == nil {
      // A state is named after the view that declares it: Card.height.
      let finding = report.findings[index]
      let types = [finding.subject ?? "", String(finding.key.prefix { $0 != "." })]
      report.findings[index].place =
        types.lazy.compactMap { places[String($0.prefix { $0 != "<" })] }.first
    }
    return report
  }

  /// Gives findings about the ids of rows the lines that make the rows.
  private func placeRows(of report: inout ProbeReport) {
    let indices = report.findings.indices.filter {
      report.findings[$0].isAboutRowIDs && report.findings[$0].place == nil
    }
    guard !indices.isEmpty else { return }
    let places = places(of: report)
    for index in indices {
      let finding = report.findings[index]
      let view = finding.subject.flatMap { lines(of: $0, in: report.source) }
      report.findings[index].place = places.place(ofRowsIn: finding.path, view)
    }
  }

  /// The lines from the declaration of a type to that of the next one.
  private func lines(of type: String, in source: String) -> (file: String, lines: Range<Int>)? {
    guard let declared = declarations[source], let start = declared[type] else { return nil }
    let next = declared.values.filter { $0.file == start.file && $0.line > start.line }
      .map(\.line).min()
    return (start.file, start.line..<(next ?? .max))
  }

  /// Reasons with the lines of the nodes that they name.
  private func located(_ why: WhyReport?, of report: ProbeReport) -> WhyReport? {
    guard let why, !why.nodes.isEmpty else { return why }
    return why.located(places(of: report).place)
  }

  private func places(of report: ProbeReport) -> NodePlaces {
    let others = compiled[report.source]?.files ?? []
    var known: Set<String> = []
    let files = ([report.source] + others).compactMap { path in
      known.insert(FilePath.absolute(path)).inserted ? try? SourceUnit.read(path) : nil
    }.map { (path: $0.path, text: $0.text) }
    return NodePlaces(files, probe: report.place)
  }

  private func placed(_ failure: ProbeFailure) -> ProbeFailure {
    // A line that is known says more than where its type is declared.
    guard failure.declaration == nil, let subject = failure.subject else { return failure }
    var failure = failure
    failure.declaration = declarations[failure.source]?[String(subject.prefix { $0 != "<" })]
    return failure
  }

  private func emptyHint(_ units: [SourceUnit], _ scans: Scans) -> String {
    let names = units.flatMap { $0.files.flatMap { scans[$0].namedTypes } }
      .filter { !$0.isGeneric }.map(\.typeName)
    let what =
      "no #Preview, PreviewProvider or Probe was found"
      + (leavesOut ? " in what '--exclude' leaves" : "")
    guard let first = names.first, let shown = NamedTypeList.text(names) else {
      return what + "; probe an expression: -e 'MyLayout { Text(\"a\"); Text(\"b\") }'"
    }
    return what + "; name a view or layout: --view \(first) (there are: \(shown))"
  }

  // MARK: Running

  private func runAll(_ tasks: [Task]) throws -> [WorkerRun.Outcome] {
    let folder = try WorkFolder.makeTemporary()
    defer { WorkFolder.remove(folder) }
    StackRoom.raise()
    return try ParallelMap.run(
      Array(tasks.enumerated()), jobs: options.jobs, weight: { $0.element.weight }
    ) { index, task in
      self.progress.show("inspecting \(task.source) (\(index + 1) of \(tasks.count))")
      let own = folder.appendingPathComponent("\(index)")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      var settings = self.options.settings
      settings.imageFolders = task.imageFolder.map { [$0] } ?? []
      settings.bundles = task.bundles
      if task.file != nil { settings.selection.balance.keepOnly(source: task.source) }
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
  /// What becomes of a run with this report.
  func verdict(_ report: InspectReport) throws -> InspectVerdict {
    let selection = options.settings.selection
    guard report.probes.isEmpty, report.checked.isEmpty, found > 0, !selection.isEverything else {
      let verdict = InspectVerdict(report, hint: hint)
      guard options.settings.interacts, verdict.code == .success,
        report.probes.allSatisfy({ $0.interactions?.uses.isEmpty ?? true })
      else { return verdict }
      return InspectVerdict(
        code: .nothing, reason: "no control was used: no probe shows one that can be used")
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
      reason: "no probe's name or file contains \(SpellingSuggestion.alternatives(filters)); "
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
