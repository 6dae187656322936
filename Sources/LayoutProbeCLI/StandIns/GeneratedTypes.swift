import LayoutProbe

/// The types that are declared nowhere, each in the module that seems to have it.
struct GeneratedTypes {
  private(set) var standIns: [StandIn] = []
  /// By the name of the module; "" for the module that is mended.
  private var modules: [String: [GeneratedType]] = [:]
  private var moduleOrder: [String] = []
  /// What was declared for the modules that this one imports.
  private var inherited: [ModuleSources.StandInModule] = []
  private var inheritedNames: [String: String] = [:]

  /// All types of stand-ins.
  private(set) var names: Set<String> = []

  mutating func read(_ given: [ModuleSources.StandInModule]) {
    inherited = given
    for module in given {
      moduleOrder.append(module.name)
      for match in module.text.matches(
        of: #/(?m)^(?:public|open) (?:nonisolated )?(?:struct|class|protocol) (\w+)/#)
      {
        inheritedNames[String(match.output.1)] = module.name
        names.insert(String(match.output.1))
      }
    }
  }

  /// False if there is one already.
  mutating func addModule(_ name: String) -> Bool {
    guard !moduleOrder.contains(name) else { return false }
    moduleOrder.append(name)
    return true
  }

  func contains(_ module: String) -> Bool { moduleOrder.contains(module) }

  /// The module that declares a type for others.
  func module(of name: String) -> String? {
    inheritedNames[name] ?? modules.first { $0.value.contains { $0.name == name } }?.key
  }

  mutating func add(_ type: GeneratedType, to module: String, _ standIn: StandIn) {
    guard !modules[module, default: []].contains(where: { $0.name == type.name }) else { return }
    modules[module, default: []].append(type)
    names.insert(type.name)
    standIns.append(standIn)
  }

  /// Changes a type; false if it is not there, or is so already.
  mutating func change(_ name: String, _ change: (inout GeneratedType) -> Void) -> Bool {
    for (module, types) in modules {
      guard let index = types.firstIndex(where: { $0.name == name }) else { continue }
      var type = types[index]
      change(&type)
      guard type != types[index] else { return false }
      modules[module]?[index] = type
      return true
    }
    return false
  }

  func write(into sources: inout ModuleSources) {
    sources.standInModules = moduleOrder.map { name in
      let given =
        inherited.first { $0.name == name }?.text ?? AliasModule.text(name) ?? "import SwiftUI\n"
      let own = modules[name, default: []].map { $0.publicText + "\n" }.joined()
      return ModuleSources.StandInModule(name: name, text: given + own)
    }
    let own = modules["", default: []].map { $0.publicText + "\n" }
    guard !own.isEmpty else { return }
    sources.generated.append(
      ModuleSources.Generated(
        name: StandIns.generatedName, text: "import SwiftUI\n" + own.joined()))
  }
}
