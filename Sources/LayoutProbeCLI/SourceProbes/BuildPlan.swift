/// Which modules are compiled for those that are asked for, and in which order.
struct BuildPlan {
  struct Node: Sendable {
    let id: String
    let request: ModuleBuilder.Request
    var part: ModulePart
    /// The nodes of the modules that it imports.
    var imports: [String] = []
    /// How many modules come before it, one after the other.
    var level = 0

    var module: ProgramModule { request.module }
  }

  private let model: ProgramModel
  private let shown: @Sendable (String) -> String
  private let exclusion: Exclusion
  /// The files of a node whose code is known to be called.
  private let called: (Node) -> Set<String>
  private var nodes: [String: Node] = [:]
  /// Those that are being looked into, outermost first.
  private var way: [(id: String, name: String)] = []
  private(set) var problems: [ProgramModel.Problem] = []

  init(
    model: ProgramModel, exclusion: Exclusion = Exclusion([]),
    shown: @escaping @Sendable (String) -> String,
    called: @escaping (Node) -> Set<String> = { _ in [] }
  ) {
    self.model = model
    self.exclusion = exclusion
    self.shown = shown
    self.called = called
  }

  /// The nodes that can be made at the same time, each after those that it imports.
  var levels: [[Node]] {
    Dictionary(grouping: nodes.values, by: \.level).sorted { $0.key < $1.key }
      .map { $0.value.sorted { $0.id < $1.id } }
  }

  /// Chooses the files of imported modules whose code is compiled, by those of the modules that import
  /// them.
  mutating func chooseCode() {
    var importing: [String: [FileNames]] = [:]
    for node in levels.reversed().joined() {
      if let names = importing[node.id] {
        nodes[node.id]?.part.activate(called: node.part.called, importedBy: names)
      }
      let names = node.part.namesInCode
      for id in node.imports { importing[id, default: []] += names }
    }
  }

  /// - Returns: The node's id.
  mutating func add(_ request: ModuleBuilder.Request) -> String {
    let asked =
      request.views + request.expressions + (request.wanted.map { $0.sorted() } ?? ["all"])
    let id = "\(request.module.id)\n\(request.platform.rawValue)\n\(asked)"
    guard nodes[id] == nil else { return id }
    let files = read(request.module)
    let part = part(of: files, request)
    var node = Node(id: id, request: request, part: part)
    if part.mayDeferCode { node.part.activate(called: called(node), importedBy: []) }
    way.append((request.module.id, request.module.name))
    let texts = node.part.files.map(\.text) + request.expressions.map { _ in "" }
    let names = texts.reduce(into: Set<String>()) {
      $0.formUnion(ImportNames.names(in: $1, for: request.rewriting))
    }
    let folder = request.module.files.first.map(FilePath.parent) ?? request.module.folder ?? "/"
    for name in names.sorted() where !Self.isElsewhere(name) {
      guard
        let module = model.module(
          named: name, importedBy: request.module.isLoose ? nil : request.module, near: folder),
        !exclusion.holds(module: module.name)
      else { continue }
      if let start = way.firstIndex(where: { $0.id == module.id }) {
        let names = way[start...].map(\.name) + [module.name]
        note(module, "modules import each other: \(names.joined(separator: " → "))")
        continue
      }
      // What is shown of a whole module may call anything.
      node.imports.append(
        add(
          ModuleBuilder.Request(
            module: module, wanted: request.wanted.map { _ in [] }, platform: request.platform)))
    }
    way.removeLast()
    node.level = (node.imports.compactMap { nodes[$0]?.level }.max() ?? -1) + 1
    nodes[id] = node
    return id
  }

  private func part(
    of files: [SourceUnit.File], _ request: ModuleBuilder.Request
  ) -> ModulePart {
    guard let wanted = request.wanted else { return ModulePart(files) }
    let code = request.views + request.expressions
    if wanted.isEmpty, code.isEmpty { return ModulePart(imported: files) }
    return ModulePart(files, neededBy: wanted, code: code)
  }

  /// Whether a name is never a module of the user's.
  static func isElsewhere(_ name: String) -> Bool {
    StandInModule.names[name] != nil || AliasModule.stands(for: name)
      || ["Foundation", "Swift", "SwiftUI"].contains(name)
  }

  private mutating func read(_ module: ProgramModule) -> [SourceUnit.File] {
    var files: [SourceUnit.File] = []
    for path in module.files {
      if exclusion.holds(path: shown(path)) { continue }
      do {
        let file = try SourceUnit.read(shown(path))
        // Statements at the top of a program's main file are no part of what previews show.
        let isMain = FilePath.name(path) == "main.swift" && module.files.count > 1
        files.append(
          isMain
            ? SourceUnit.File(path: file.path, text: MainFile.declarations(in: file.text)) : file)
      } catch {
        let text = "\(error)"
        let start = "\(shown(path)): "
        let message = text.hasPrefix(start) ? String(text.dropFirst(start.count)) : text
        problems.append(ProgramModel.Problem(path: path, message: message))
      }
    }
    return files
  }

  private mutating func note(_ module: ProgramModule, _ message: String) {
    let path =
      switch module.origin {
      case .package(let manifest): manifest
      case .project(let file): file
      case .folder(let folder): folder
      }
    let problem = ProgramModel.Problem(path: path, message: message)
    if !problems.contains(problem) { problems.append(problem) }
  }
}
