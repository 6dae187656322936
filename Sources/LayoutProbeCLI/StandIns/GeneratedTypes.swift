import LayoutProbe

/// The types that are declared nowhere, each in the module that seems to have it.
struct GeneratedTypes: Codable {
  private(set) var standIns: [StandIn] = []
  /// By the name of the module; "" for the module that is mended.
  private var modules: [String: [GeneratedType]] = [:]
  private var moduleOrder: [String] = []
  /// What was declared for the modules that this one imports.
  private var inherited: [ModuleSources.StandInModule] = []
  private var inheritedNames: [String: String] = [:]
  private var inheritedViewContracts: Set<String> = []

  /// What changed since the compiler looked last: what it says of it at other places is settled.
  private var latest: Set<String> = []

  /// All types of stand-ins.
  private(set) var names: Set<String> = []

  /// The protocols of views, also those of the modules that this one imports.
  var viewContracts: Set<String> {
    let own = modules.values.joined().filter { $0.shape == .viewContract }.map(\.name)
    return inheritedViewContracts.union(own)
  }

  mutating func read(_ given: [ModuleSources.StandInModule]) {
    inherited = given
    for module in given {
      moduleOrder.append(module.name)
      for match in module.text.matches(
        of: #/(?m)^(?:public|open) (?:nonisolated )?(?:struct|class|protocol|typealias) (\w+)/#)
      {
        inheritedNames[String(match.output.1)] = module.name
        names.insert(String(match.output.1))
      }
      for match in module.text.matches(of: #/(?m)^public protocol (\w+): View \{\}/#) {
        inheritedViewContracts.insert(String(match.output.1))
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

  /// Begins to read what the compiler says of the types as they are now.
  mutating func beginRound() { latest = [] }

  /// Changes a type; false if it is not there, or was so already when the compiler looked.
  mutating func change(_ name: String, _ change: (inout GeneratedType) -> Void) -> Bool {
    for (module, types) in modules.sorted(by: { $0.key < $1.key }) {
      var types = types
      guard types.change(name, change) else { continue }
      guard types != modules[module] else { return false }
      modules[module] = types
      return true
    }
    return false
  }

  /// Adds a member that is named without the type; false if the compiler knew it.
  mutating func addStatic(_ member: String, to name: String) -> Bool {
    settle("\(name).\(member)") { $0.change(name) { $0.statics.insert(member) } }
  }

  /// Adds a type inside of another; false if the compiler knew it.
  mutating func addNested(_ name: String, to outer: String) -> Bool {
    settle("\(outer).\(name) type") { types in
      types.change(outer) { type in
        guard !type.nested.contains(where: { $0.name == name }) else { return }
        type.nested.append(GeneratedType(name: name, shape: .value))
      }
    }
  }

  /// Makes a type a protocol; false if the compiler knew it as one.
  mutating func makeContract(_ name: String) -> Bool {
    settle("protocol \(name)") { $0.change(name) { $0.shape = .contract } }
  }

  /// Makes a protocol one of views; false if the compiler knew it as one, or it is none.
  mutating func makeViewContract(_ name: String) -> Bool {
    settle("views \(name)") { types in
      types.change(name) { if $0.shape == .contract { $0.shape = .viewContract } }
    }
  }

  /// Makes a type a class; false if the compiler knew it as one.
  mutating func makeObject(_ name: String) -> Bool {
    settle("class \(name)") { $0.change(name) { $0.shape = .object } }
  }

  private mutating func settle(_ key: String, _ change: (inout Self) -> Bool) -> Bool {
    guard change(&self) else { return latest.contains(key) }
    latest.insert(key)
    return true
  }

  /// Puts the places of the types where they are now; false if one is nowhere.
  mutating func move(_ place: (StandIn) -> StandIn?) -> Bool {
    let moved = standIns.compactMap(place)
    defer { standIns = moved }
    return moved.count == standIns.count
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

extension [GeneratedType] {
  /// Changes the type of a name, or else one inside of another; false if there is none.
  fileprivate mutating func change(
    _ name: String, _ change: (inout GeneratedType) -> Void
  ) -> Bool {
    if let index = firstIndex(where: { $0.name == name }) {
      change(&self[index])
      return true
    }
    return indices.contains { self[$0].nested.change(name, change) }
  }
}
