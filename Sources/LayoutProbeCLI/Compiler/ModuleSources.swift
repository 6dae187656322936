import LayoutProbe

/// A module as it goes to the compiler: rewritten files, what is generated beside them, and the
/// modules that stand in for those that are not here.
struct ModuleSources: Sendable {
  struct File: Sendable {
    /// As the user sees it.
    let path: String
    let scan: SourceScan
    /// What is compiled: the rewritten text, then that with stand-ins. Its lines are those of the
    /// rewritten text.
    var text: String
    /// The lines of functions and properties with stand-ins in them.
    var mendedLines: [ClosedRange<Int>] = []

    init(path: String, scan: SourceScan) {
      self.path = path
      self.scan = scan
      text = scan.rewritten.text
    }
  }

  /// A source that the user did not write.
  struct Generated: Equatable, Sendable {
    /// A file name, with which messages about it begin.
    let name: String
    var text: String
  }

  /// What stands in for a module that is not here.
  struct StandInModule: Equatable, Sendable, Codable {
    let name: String
    /// Swift.
    var text: String
  }

  /// What the compiler said about one place. Lines and columns count from 1, in `File.text` or
  /// `Generated.text`.
  struct Diagnostic: Equatable, Sendable {
    enum Severity: String, Sendable { case error, warning, note, remark }

    /// A file's path, the name of a generated one or of a stand-in module, or nil for what is about
    /// no place in a file.
    let path: String?
    let line: Int
    let column: Int
    let severity: Severity
    let message: String
  }

  enum Outcome: Equatable, Sendable {
    case compiled
    /// All errors of the module, each followed by its notes.
    case failed([Diagnostic])
  }

  let moduleName: String
  var files: [File]
  var generated: [Generated] = []
  /// Those that were made for the modules that this one imports come first; what is added to one
  /// goes to the end of its text.
  var standInModules: [StandInModule] = []
  /// Modules that an import finds: the toolchain's, HeadlessUI, and those of the program.
  var knownModules: Set<String> = []
  /// Those of the program among them.
  var programModules: Set<String> = []
  /// Lists what there is to probe.
  var entry = EntryPoint()
  /// Whether there may be something to probe.
  var hasEntry = true
  /// The files of which something is asked; nil for all.
  let wanted: Set<String>?
  /// The files whose code is compiled; nil for all. That of the others is left out until it is called.
  var active: Set<String>?
  /// The files, and what is generated beside them, that a quick look is about; nil for all.
  var focus: Set<String>?

  /// - Parameters:
  ///   - name: What the module is called by imports.
  ///   - files: Paths as the user sees them, and texts.
  ///   - views: The views and layouts to show by name, with arguments or without; all that needs no
  ///     naming if there are none.
  ///   - expressions: Views that may use what the files declare.
  ///   - wanted: The files of which something is asked; nil for all.
  ///   - rewriting: What is the same for all files.
  init(
    name: String, files: [SourceUnit.File], views: [String] = [], expressions: [String] = [],
    wanted: Set<String>? = nil, rewriting: Rewriting = Rewriting()
  ) {
    moduleName = name
    self.wanted = wanted
    let exposing = Set(
      views.map(EntryPoint.typeName) + (views + expressions).flatMap(Self.identifiers))
    self.files = files.enumerated().map { index, file in
      // Two files of a module may have a preview on the same line.
      let tag = files.count == 1 ? "" : StableHash.of([file.path]).prefix(6) + "_"
      let isWanted = wanted?.contains(file.path) ?? true
      return File(
        path: file.path,
        scan: SourceScan(
          file.text, tag: String(tag), exposing: exposing, keepsPreviews: isWanted,
          rewriting: rewriting))
    }
    for file in self.files
    where views.isEmpty && expressions.isEmpty && wanted?.contains(file.path) ?? true {
      entry.add(file.scan.declarations, file: file.path)
    }
    let values = self.files.flatMap(\.scan.declarations.layoutValueKeys)
    for name in views {
      let item =
        Self.item(naming: name, \.views, EntryPoint.Item.Kind.view, in: self.files)
        ?? Self.item(
          naming: name, \.layouts, { .layout($0, values: values) }, in: self.files)
      if let item { entry.items.append(item) }
    }
    for (index, expression) in expressions.enumerated() {
      let file = ExpressionSource.name(index)
      entry.items.append(EntryPoint.Item(kind: .expression(expression), file: file, line: 1))
    }
  }

  private static func item(
    naming name: String,
    _ types: KeyPath<SourceDeclarations, [SourceDeclarations.NamedType]>,
    _ kind: (String) -> EntryPoint.Item.Kind, in files: [File]
  ) -> EntryPoint.Item? {
    let typeName = EntryPoint.typeName(name)
    for file in files {
      let declared = file.scan.declarations[keyPath: types]
      guard let type = declared.first(where: { $0.typeName == typeName }) else { continue }
      return EntryPoint.Item(
        kind: kind(name), file: file.path, line: type.site.line, conditions: type.site.conditions)
    }
    return nil
  }

  private static func identifiers(_ expression: String) -> [String] {
    let source = TokenizedSource(expression)
    return source.tokens.indices.filter { source.kind($0) == .identifier }.map(source.text)
  }

  /// All views and layouts that could be named, in the order of the sources.
  var namedTypes: [SourceDeclarations.NamedType] { files.flatMap(\.scan.declarations.namedTypes) }

  /// Whether there are stand-ins in the function or property that a message is about.
  func isMended(at message: Diagnostic) -> Bool {
    files.contains { file in
      file.path == message.path && file.mendedLines.contains { $0.contains(message.line) }
    }
  }

  /// Whether there is nothing to show or check.
  var isEmpty: Bool { entry.items.isEmpty }

  /// The files that have something to probe, in order.
  var probedFiles: [String] {
    var files: [String] = []
    for item in entry.items where !files.contains(item.file) { files.append(item.file) }
    return files
  }

  // MARK: Compiling

  /// What a file is called in the work folder: the same as long as its path is, so that the others
  /// need not be compiled again when one is added.
  static func compiledName(_ path: String) -> String {
    let base = SwiftText.identifier(String(FilePath.name(path).dropLast(".swift".count).prefix(60)))
    return "\(base)-\(StableHash.of([path]).prefix(10)).swift"
  }

  /// The names in the work folder of what a quick look is about; nil for all.
  var compiledFocus: [String]? { focus.map { $0.sorted().map(Self.compiledName) } }

  /// The files as they are compiled: names in the work folder and contents.
  var compiledFiles: [(name: String, text: String)] {
    var compiled = files.map { file in
      (
        name: Self.compiledName(file.path),
        text: SwiftText.location(file: file.path) + file.text + "\n"
      )
    }
    compiled += generated.map { generated in
      (
        name: Self.compiledName(generated.name),
        text: SwiftText.location(file: generated.name) + generated.text + "\n"
      )
    }
    return compiled + (hasEntry ? [(name: "entry.swift", text: entry.source)] : [])
  }
}

extension SourceDeclarations.Ignored {
  func sentence(in path: String) -> String { "\(path):\(line): \(what) ignored: \(reason)" }
}

extension SourceDeclarations {
  /// The views and layouts that could be named, in order.
  var namedTypes: [NamedType] { (views + layouts).sorted { $0.site.line < $1.site.line } }
}
