import Foundation
import LayoutProbe

/// Compiles modules, those first that they import, and keeps what comes of it by content.
struct ModuleBuilder: Sendable {
  /// What is asked of a module.
  struct Request: Sendable {
    var module: ProgramModule
    /// The views and layouts that are probed by name.
    var views: [String] = []
    var expressions: [String] = []
    /// The files of which something is asked, as the user sees them; nil for all, none for a module
    /// that is imported. The others are there for these, and their previews are not compiled.
    var wanted: Set<String>?
    /// What it is compiled for.
    var platform = TargetPlatform.iOS

    var rewriting: Rewriting {
      var rewriting = Rewriting(platform: platform)
      rewriting.flags.formUnion(module.settings.defines)
      return rewriting
    }

    /// The same, of all files.
    var ofWholeModule: Request {
      var request = self
      request.wanted = nil
      return request
    }
  }

  /// A module that was compiled, or that cannot be.
  struct Built: Sendable {
    let module: ProgramModule
    let key: String
    let record: ModuleRecord
    let folder: URL
    let library: URL
    /// All modules that it needs, each after those that it needs itself.
    let needed: [Built]

    /// By which name others look for the library; nil if by its path.
    let libraryName: String?

    var isUsable: Bool { record.messages == nil }

    /// What stands for all that modules which import it are compiled with.
    fileprivate var interface: String {
      guard let libraryName else { return key }
      let digest = record.digests["\(record.moduleName).swiftmodule"] ?? key
      let standIns = record.standInModules.flatMap { [$0.name, $0.text] }
      return StableHash.of([libraryName, digest] + standIns)
    }

    var probeLibrary: ProbeLibrary {
      ProbeLibrary(path: library.path, needed: needed.map(\.library.path))
    }
  }

  let model: ProgramModel
  let compiler: ProbeCompiler
  let store: ModuleStore
  /// The identity of the modules that all sources are compiled against.
  let stamp: String
  /// How the user sees a path.
  let shown: @Sendable (String) -> String
  let memory = MendingMemory()
  var exclusion = Exclusion([])
  var jobs = 1
  /// The files whose code is known to be called, by the ids of modules of which not all is compiled;
  /// those of an earlier run where there are none.
  var called: [String: Set<String>] = [:]
  /// Code that ended previews after stand-ins, by the ids of modules.
  var trapped: [String: [TrappedCode]] = [:]
  var progress: @Sendable (String) -> Void = { _ in }

  /// A note that may begin with the path of a file, as it is shown.
  func shownNote(_ note: String) -> String {
    guard note.hasPrefix("/"), let end = note.firstRange(of: ": ") else { return note }
    return shown(String(note[..<end.lowerBound])) + note[end.lowerBound...]
  }

  /// The modules of the requests, in their order, and what could not be taken into account.
  func build(_ requests: [Request]) throws -> (modules: [Built], problems: [ProgramModel.Problem]) {
    var plan = BuildPlan(model: model, exclusion: exclusion, shown: shown) {
      called[$0.module.id] ?? store.called(identity($0))
    }
    let ids = requests.map { plan.add($0) }
    plan.chooseCode()
    var built: [String: Built] = [:]
    for level in plan.levels {
      let inputs = level.map { node in (node, node.imports.compactMap { built[$0] }) }
      let share = max(1, jobs / max(1, level.count))
      let results = try ParallelMap.run(
        inputs, jobs: jobs, weight: { $0.0.part.files.reduce(0) { $0 + $1.text.utf8.count } }
      ) { node, imports in try make(node, imports.filter(\.isUsable), jobs: share) }
      for (node, result) in zip(level, results) { built[node.id] = result }
    }
    return (ids.compactMap { built[$0] }, plan.problems)
  }

  /// The whole module of a request for a part of it, if it was compiled before as it is now.
  private func wholeModule(of request: Request) -> Built? {
    guard request.wanted?.isEmpty == false, !request.module.isLoose else { return nil }
    var plan = BuildPlan(model: model, exclusion: exclusion, shown: shown)
    let id = plan.add(request.ofWholeModule)
    var built: [String: Built] = [:]
    for node in plan.levels.joined() {
      let imports = node.imports.compactMap { built[$0] }
      let input = input(node, imports.filter(\.isUsable))
      guard let record = store.record(input.key) else { return nil }
      built[node.id] = self.built(node, input, record)
    }
    return built[id]
  }

  // MARK: One module

  /// Whether the compiler may take long for expressions of a module.
  private enum Patience {
    case untried, lasting
    /// What was too much even then is wrong, and would take as long each time.
    case inVain
  }

  /// What a module is compiled with besides its own files.
  private struct Input {
    var needed: [Built]
    var resources: ModuleResources
    var key: String
  }

  private func input(_ node: BuildPlan.Node, _ imports: [Built]) -> Input {
    var needed: [Built] = []
    for module in imports.flatMap({ $0.needed + [$0] })
    where !needed.contains(where: { $0.module.name == module.module.name }) {
      needed.append(module)
    }
    let resources = ModuleResources(
      module: node.module, platform: node.request.platform,
      cache: store.cache.folder.appendingPathComponent("resources"))
    return Input(needed: needed, resources: resources, key: key(node, needed, resources))
  }

  private func built(_ node: BuildPlan.Node, _ input: Input, _ record: ModuleRecord) -> Built {
    Built(
      module: node.module, key: input.key, record: record, folder: store.folder(input.key),
      library: store.library(input.key, record.moduleName), needed: input.needed,
      libraryName: libraryName(node))
  }

  private func make(_ node: BuildPlan.Node, _ imports: [Built], jobs: Int) throws -> Built {
    let identity = identity(node)
    let input = input(node, imports)
    let (needed, key) = (input.needed, input.key)
    func built(_ record: ModuleRecord) -> Built { self.built(node, input, record) }
    if let record = store.record(key) { return built(record) }
    if let whole = wholeModule(of: node.request) { return whole }
    progress("compiling \(node.module.name)")
    var surroundings = ProbeCompiler.Surroundings()
    surroundings.settings = node.module.settings
    surroundings.emitsModule = node.module.isImportable
    surroundings.modules = needed.map { ($0.module.name, $0.folder) }
    surroundings.libraries = needed.reversed().map(\.library)
    surroundings.libraryName = libraryName(node)
    var compiler = compiler
    compiler.jobs = jobs
    return try store.withState(identity) { state in
      // Somebody else may have made it while this waited for the folder.
      if let record = store.record(key) { return built(record) }
      let (record, isFinal) = try compile(
        node, needed, input.resources, surroundings, with: compiler, in: state)
      if let called = record.called { store.keep(called: Set(called), identity) }
      if record.messages != nil { try store.checkRoom(for: state) }
      guard isFinal else { return built(record) }
      return built(
        try store.publish(record, from: record.messages == nil ? state : nil, for: key))
    }
  }

  /// One that no other module of a program has: what imports this one is not linked anew when only code
  /// changed in it.
  private func libraryName(_ node: BuildPlan.Node) -> String? {
    #if os(Linux)
      let isImported = node.module.isImportable
      return isImported ? "lib\(node.module.name)-\(identity(node).prefix(16)).so" : nil
    #else
      return nil
    #endif
  }

  /// What is the same for all contents that a part of a module can have.
  private func identity(_ node: BuildPlan.Node) -> String {
    let isPart = !node.part.isWhole || node.part.defersCode
    return StableHash.of([
      stamp, compiler.compiler.identity, "\(node.request.platform)", node.module.id,
      "\(node.module.isImportable)",
      node.part.firstPath,
      // Another part of the module has other objects.
      isPart ? "part: " + (node.request.wanted ?? []).sorted().joined(separator: "\n") : "",
    ])
  }

  private func key(
    _ node: BuildPlan.Node, _ needed: [Built], _ resources: ModuleResources
  ) -> String {
    var parts = [
      "1", "\(node.request.platform)", stamp, compiler.compiler.path, compiler.compiler.identity,
      node.module.id,
    ]
    parts += compiler.flags(moduleName: node.module.name, node.module.settings)
    let request = node.request
    parts += [request.views, request.expressions, request.wanted?.sorted() ?? ["all"]].map {
      $0.joined(separator: "\n")
    }
    if node.part.defersCode {
      parts += [node.part.called, node.part.active ?? []].map {
        $0.sorted().joined(separator: "\n")
      }
    }
    parts += (trapped[node.module.id] ?? []).map(\.key).sorted()
    parts += needed.map(\.interface) + [resources.bundle ?? ""]
    parts += node.part.identity
    return StableHash.of(parts)
  }

  private func compile(
    _ node: BuildPlan.Node, _ needed: [Built], _ resources: ModuleResources,
    _ surroundings: ProbeCompiler.Surroundings, with compiler: ProbeCompiler, in state: URL
  ) throws -> (record: ModuleRecord, isFinal: Bool) {
    var part = node.part
    part.foundPaths = memory.found(state.path)
    let request = node.request
    let programModules = Set(needed.map(\.module.name))
    let knownModules = ToolchainModules.names(compiler.compiler, in: state)
      .union(programModules).union(["HeadlessUI", "LayoutProbe", "SwiftUI"])
    func makeSources() -> ModuleSources {
      var sources = ModuleSources(
        name: node.module.name, files: part.files, views: request.views,
        expressions: request.expressions, wanted: request.wanted, rewriting: request.rewriting)
      sources.programModules = programModules
      sources.knownModules = knownModules
      sources.standInModules = Self.standInModules(of: needed)
      sources.active = part.active
      if let text = resources.generatedSource(for: sources.files.map(\.scan)) {
        sources.generated.append(.init(name: "layoutprobe-resources.swift", text: text))
      }
      return sources
    }
    var sources = makeSources()
    var record = ModuleRecord(moduleName: node.module.name)
    record.dependencies = needed.filter { $0.libraryName == nil }.map(\.key)
    record.bundle = resources.bundle
    record.notes = resources.problems
    var isFinal = true
    var messages = ""
    // What stands in for something has errors of its own, which nobody wrote.
    var firstMessages: String?
    var patience = Patience.untried
    func attempt(_ sources: ModuleSources) throws -> ModuleSources.Outcome {
      try attempt(sources, patience == .lasting ? .patient : .usual)
    }
    func attempt(
      _ sources: ModuleSources, _ effort: ProbeCompiler.Effort
    ) throws -> ModuleSources.Outcome {
      var surroundings = surroundings
      let outcome = try add(sources.standInModules, to: &surroundings, &record, with: compiler)
      if case .failed(let diagnostics) = outcome {
        // The module that stands in for another one is wrong.
        messages = diagnostics.map { "\($0.path ?? ""):\($0.line): \($0.severity): \($0.message)" }
          .joined(separator: "\n")
        return outcome
      }
      surroundings.effort = effort
      switch try compiler.compile(sources, surroundings, in: state) {
      case .compiled: return .compiled
      case .failed(let said, let final):
        isFinal = final
        let diagnostics = said.diagnostics(for: sources)
        let errors = diagnostics.filter { $0.severity == .error }
        let isAsked = errors.allSatisfy { request.wanted?.contains($0.path ?? "") ?? true }
        let isTooMuch = isAsked && !errors.isEmpty && errors.allSatisfy(\.isAboutEffort)
        if effort == .usual, isTooMuch, patience != .inVain {
          patience = .lasting
          return try attempt(sources)
        }
        if effort == .patient, isTooMuch { patience = .inVain }
        messages = said.rendered(for: sources)
        firstMessages = firstMessages ?? messages
        return .failed(diagnostics)
      }
    }
    if !request.views.isEmpty, try attempt(sources) != .compiled {
      // Sample values for what the named types need.
      let missing = MissingArguments.of(request.views, in: messages)
      if !missing.isEmpty {
        let sampled = request.views.map { view in
          missing.first { $0.view == view }?.call(with: MissingArguments.sample) ?? view
        }
        sources.entry =
          ModuleSources(
            name: node.module.name, files: part.files, views: sampled, wanted: request.wanted,
            rewriting: request.rewriting
          ).entry
        record.notes += missing.map(\.note)
      }
    }
    func widen() {
      let entry = sources.entry
      sources = makeSources()
      if !request.views.isEmpty { sources.entry = entry }
      (messages, firstMessages) = ("", nil)
    }
    func widen(for outcome: ModuleSources.Outcome) -> Bool {
      guard case .failed(let diagnostics) = outcome,
        part.add(missing: diagnostics.filter { $0.severity == .error }, in: sources.files)
      else { return false }
      widen()
      return true
    }
    let traps = trapped[node.module.id] ?? []
    let imported = needed.map { module in
      ModuleMending.Imported(module: module.module.name, paths: module.record.files.map(\.path))
    }
    // Only what ended a preview is other than it was, unless more code is called now.
    var resumed: ModuleMending?
    if !traps.isEmpty, let before = memory.look(state.path),
      before.original.active == sources.active
    {
      resumed = before
      sources = before.original
    }
    let wasRight = state.appendingPathComponent("right")
    // What the compiler says of the sources as they are now.
    var known: ModuleSources.Outcome?
    for _ in 0..<Self.widenings where part.defersCode && !part.isWhole && resumed == nil {
      var mending = ModuleMending(sources, keeping: memory.look(state.path))
      guard widen(for: try attempt(mending.mended(), .declarations)) else { break }
    }
    // Whether the declarations alone do not compile.
    var lacksNames = false
    for _ in 0..<Self.widenings
    where part.isSmall && !part.isWhole && !part.defersCode && resumed == nil {
      let replaced = StandIns.replacingImports(sources)
      // In code, the compiler may take minutes to say what follows from a type that is missing.
      if part.isWorthALook, !FilePath.exists(wasRight.path) {
        let outcome = try attempt(replaced, .declarations)
        if widen(for: outcome) { continue }
        lacksNames = outcome != .compiled
        if lacksNames { break }
      }
      let outcome = try attempt(replaced)
      known = widen(for: outcome) ? nil : outcome
      if known != nil { break }
    }
    func mend(
      _ sources: ModuleSources, from known: ModuleSources.Outcome? = nil
    ) throws -> MendedModule {
      // What was right before is compiled again sooner than looked at, and a few files are unless
      // something is missing for sure.
      let isLooked =
        known == nil && resumed == nil
        && (!part.isSmall || lacksNames || StandIns.areNeeded(by: sources))
        && !FilePath.exists(wasRight.path)
      let checks = (isLooked ? [ProbeCompiler.Effort.declarations, .quick] : []).map { effort in
        StandIns.Check(hasFocus: effort == .quick) { try attempt($0, effort) }
      }
      let look =
        part.isSmall ? nil : StandIns.Check(hasFocus: true) { try attempt($0, .quick) }
      var mending: ModuleMending
      var activated: Set<String>?
      // What was mended for the code that was called before is kept.
      let before = sources.active == nil ? nil : memory.take(state.path)
      if let resumed {
        mending = resumed
      } else if let active = sources.active, let before, before.isAbout(sources.files) {
        mending = before
        activated = mending.activate(active)
      } else {
        mending = ModuleMending(sources, keeping: before)
        activated = mending.changed
      }
      mending.mend(traps, imported: imported)
      let mended = try StandIns.mend(
        &mending, activated: activated, from: known, checks: checks, look: look, compile: attempt)
      memory.keep(mending, state.path)
      return mended
    }
    var mended = try mend(sources, from: known)
    for _ in 0..<Self.rewidenings where !part.isWhole && resumed == nil {
      // What stands in for something that is found is not to stay.
      let wrong = mended.standIns.filter { part.canAdd(missing: $0.reason) }.map(\.place.file)
      var missing = mended.standIns.map { standIn in
        ModuleSources.Diagnostic(
          path: nil, line: 0, column: 0, severity: .error, message: standIn.reason)
      }
      if case .failed(let diagnostics) = mended.outcome { missing += diagnostics }
      guard part.add(missing: missing) else { break }
      widen()
      if let before = memory.take(state.path) {
        memory.keep(before.forgetting(Set(wrong)), state.path)
      }
      mended = try mend(sources)
    }
    record.files = sources.files.map { file in
      let declarations = file.scan.declarations
      let types = declarations.namedTypes.map { ($0.typeName, $0.site.line) }
      return ModuleRecord.File(
        path: file.path, weight: file.scan.rewritten.originalText.utf8.count, isProbed: false,
        types: Dictionary(types, uniquingKeysWith: { first, _ in first }),
        ignored: declarations.ignored.map { $0.sentence(in: file.path) })
    }
    if case .failed(let diagnostics) = mended.outcome {
      // A probe whose declaration had to be left out keeps none of the others from being shown.
      record.lost = mended.sources.entry.leaveOutMissing(diagnostics)
      if !record.lost.isEmpty { mended.outcome = try attempt(mended.sources) }
      sources.entry = mended.sources.entry
    }
    if mended.standIns.isEmpty, mended.outcome == .compiled {
      try Data().write(to: wasRight)
    } else {
      try? FileManager.default.removeItem(at: wasRight)
    }
    if part.defersCode {
      record.called = part.called.sorted()
      memory.keep(found: part.foundPaths, state.path)
    }
    record.standIns = mended.standIns
    record.standInModules = mended.sources.standInModules
    let probed = sources.probedFiles
    for index in record.files.indices {
      record.files[index].isProbed = probed.contains(record.files[index].path)
    }
    // Expressions lie in no file.
    record.files += probed.filter { path in !record.files.contains { $0.path == path } }.map {
      ModuleRecord.File(path: $0, weight: 0, isProbed: true, types: [:])
    }
    if mended.outcome != .compiled {
      record.messages = CompilerMessages.unmended(of: firstMessages ?? messages, in: messages)
    }
    return (record, isFinal)
  }

  /// How often files are added that the compiler misses, before what is missing is stood in for.
  private static let widenings = 12
  /// How often that is done again with what stands in for something, which hid more.
  private static let rewidenings = 4

  // MARK: Stand-ins

  /// What the modules that are imported were compiled with. Of two with one name, the one that
  /// declares more.
  private static func standInModules(of needed: [Built]) -> [ModuleSources.StandInModule] {
    var modules: [ModuleSources.StandInModule] = []
    for module in needed.flatMap(\.record.standInModules) {
      if let index = modules.firstIndex(where: { $0.name == module.name }) {
        if module.text.utf8.count > modules[index].text.utf8.count { modules[index] = module }
      } else {
        modules.append(module)
      }
    }
    return modules
  }

  /// Compiles modules that stand in for others, and makes them known to what imports them. None needs
  /// another.
  private func add(
    _ modules: [ModuleSources.StandInModule], to surroundings: inout ProbeCompiler.Surroundings,
    _ record: inout ModuleRecord, with compiler: ProbeCompiler
  ) throws -> ModuleSources.Outcome {
    let keyed = modules.map { module in
      (module, "s" + StableHash.of([stamp, compiler.compiler.identity, module.name, module.text]))
    }
    var own = compiler
    own.jobs = 1
    let outcomes = try ParallelMap.run(
      keyed.filter { store.record($0.1) == nil }, jobs: compiler.jobs
    ) { [own] module, key in try make(module, key, with: own) }
    if let failed = outcomes.first(where: { $0 != .compiled }) { return failed }
    record.dependencies.removeAll { $0.hasPrefix("s") }
    record.dependencies += keyed.map(\.1)
    surroundings.modules += keyed.map { ($0.0.name, store.folder($0.1)) }
    // What was added to one is in no older one that others were linked with: these come first.
    surroundings.libraries =
      keyed.map { store.library($0.1, $0.0.name) } + surroundings.libraries
    return .compiled
  }

  private func make(
    _ module: ModuleSources.StandInModule, _ key: String, with compiler: ProbeCompiler
  ) throws -> ModuleSources.Outcome {
    let folder = try store.cache.makeWorkFolder()
    defer { WorkFolder.remove(folder) }
    var sources = ModuleSources(name: module.name, files: [])
    sources.hasEntry = false
    sources.generated = [.init(name: module.name, text: module.text)]
    var surroundings = ProbeCompiler.Surroundings()
    surroundings.emitsModule = true
    switch try compiler.compile(sources, surroundings, in: folder) {
    case .compiled:
      _ = try store.publish(ModuleRecord(moduleName: module.name), from: folder, for: key)
      return .compiled
    case .failed(let said, _): return .failed(said.diagnostics(for: sources))
    }
  }
}

extension ProgramModule {
  /// Whether another module may import it.
  var isImportable: Bool { kind == .library && !isLoose }

  /// Whether nothing but a folder says what belongs to it.
  var isLoose: Bool { if case .folder = origin { true } else { false } }
}
