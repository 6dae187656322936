import Foundation
import LayoutProbe

/// Modules that stand in for others, each compiled once.
struct StandInModules: Sendable {
  let store: ModuleStore
  /// The identity of the modules that all sources are compiled against.
  let stamp: String

  /// What the modules that are imported were compiled with. Of two with one name, the one that
  /// declares more.
  static func of(_ needed: [ModuleBuilder.Built]) -> [ModuleSources.StandInModule] {
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

  /// Compiles modules, and makes them known to what imports them. None needs
  /// another.
  func add(
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
