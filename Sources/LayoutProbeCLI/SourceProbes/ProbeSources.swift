import Foundation

/// A unit of sources scanned and rewritten, with its entry point: all that the compiler needs.
struct ProbeSources: Sendable {
  struct File: Sendable {
    let path: String
    let scan: SourceScan
  }

  let files: [File]
  /// Those that are only there for the others.
  let neighbours: [File]
  let entry: EntryPoint
  let moduleName: String

  /// - Parameter views: The views and layouts to show by name, with arguments or without; all that
  ///   needs no naming if there are none.
  init(_ unit: SourceUnit, views: [String] = []) {
    let exposing = Set(
      views.map(EntryPoint.typeName) + (views + unit.expressions).flatMap(Self.identifiers))
    files = unit.files.enumerated().map { index, file in
      // Two files of a module may have a preview on the same line.
      let tag = index == 0 ? "" : "f\(index + 1)_"
      return File(path: file.path, scan: SourceScan(file.text, tag: tag, exposing: exposing))
    }
    neighbours = unit.neighbours.map { file in
      File(path: file.path, scan: SourceScan(file.text, keepsPreviews: false))
    }
    var entry = EntryPoint()
    for file in files where views.isEmpty && unit.expressions.isEmpty {
      entry.add(file.scan.declarations, file: file.path)
    }
    for name in views {
      let item =
        Self.item(naming: name, \.views, EntryPoint.Item.Kind.view, in: files)
        ?? Self.item(naming: name, \.layouts, EntryPoint.Item.Kind.layout, in: files)
      if let item { entry.items.append(item) }
    }
    for (index, expression) in unit.expressions.enumerated() {
      let file = index == 0 ? "-e" : "-e \(index + 1)"
      entry.items.append(EntryPoint.Item(kind: .expression(expression), file: file, line: 1))
    }
    // Xcode's own symbols may be part of the sources.
    let all = files + neighbours
    if !all.contains(where: { $0.scan.declarations.extendsImageResource }) {
      entry.imageSymbols = Set(all.flatMap { $0.scan.declarations.imageSymbols })
    }
    self.entry = entry
    let hash = StableHash.of(all.flatMap { [$0.path, $0.scan.rewritten.text] } + [entry.source])
    // The hash also keeps the name apart from every type and from the modules it is built with.
    moduleName = SwiftText.identifier("Probe_\(unit.name.prefix(40))_\(hash.prefix(10))")
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
  var namedTypes: [SourceDeclarations.NamedType] {
    files.flatMap { file in
      let declarations = file.scan.declarations
      return (declarations.views + declarations.layouts).sorted { $0.site.line < $1.site.line }
    }
  }

  var ignored: [(path: String, declaration: SourceDeclarations.Ignored)] {
    files.flatMap { file in file.scan.declarations.ignored.map { (file.path, $0) } }
  }

  /// Whether there is nothing to show or check.
  var isEmpty: Bool { entry.items.isEmpty }

  /// What a file is called in the work folder.
  static func compiledName(_ index: Int) -> String { "source\(index + 1).swift" }

  /// The files as they are compiled: names in the work folder and contents.
  var compiledFiles: [(name: String, text: String)] {
    let sources = (files + neighbours).enumerated().map { index, file in
      let text = SwiftText.location(file: file.path) + file.scan.rewritten.text + "\n"
      return (name: Self.compiledName(index), text: text)
    }
    return sources + [(name: "entry.swift", text: entry.source)]
  }
}
