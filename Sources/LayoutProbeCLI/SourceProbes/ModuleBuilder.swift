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
  /// Whether to go on from what was mended in an earlier run, which takes a fraction of the time. Now and
  /// then less could stand in for something if all was mended anew.
  var remembers = false
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
    var input = input(node, imports)
    let (needed, key) = (input.needed, input.key)
    let rememberedKey = remembers ? StableHash.of([key, "remembered"]) : nil
    func madeBefore() -> Built? {
      for key in [key, rememberedKey].compactMap(\.self) {
        guard let record = store.record(key) else { continue }
        input.key = key
        return built(node, input, record)
      }
      return nil
    }
    if let made = madeBefore() { return made }
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
      // Another process may have made it while this one waited for the folder.
      if let made = madeBefore() { return made }
      let result = try ModuleCompilation(
        node,
        ModuleCompilation.Input(
          needed: needed, resources: input.resources, surroundings: surroundings,
          compiler: compiler, memory: memory, traps: trapped[node.module.id] ?? [],
          standIns: StandInModules(store: store, stamp: stamp), remembers: remembers,
          identity: mendingIdentity(node, input)), in: state
      ).run()
      let record = result.record
      if result.isRemembered, let rememberedKey { input.key = rememberedKey }
      if let called = record.called { store.keep(called: Set(called), identity) }
      if record.messages != nil { try store.checkRoom(for: state) }
      guard result.isFinal else { return built(node, input, record) }
      return built(
        node, input,
        try store.publish(record, from: record.messages == nil ? state : nil, for: input.key))
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

  /// What the same mends are right for in most versions of a module's sources.
  private func mendingIdentity(_ node: BuildPlan.Node, _ input: Input) -> String {
    var parts = compiler.flags(moduleName: node.module.name, node.module.settings)
    parts += input.needed.map(\.interface) + [input.resources.bundle ?? ""]
    return StableHash.of(parts)
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
}

extension ProgramModule {
  /// Whether another module may import it.
  var isImportable: Bool { kind == .library && !isLoose }

  /// Whether nothing but a folder says what belongs to it.
  var isLoose: Bool { !isDescribed && kind == .application }
}
