import Foundation

/// A unit of sources scanned and rewritten, with its entry point: all that the compiler needs.
struct ProbeSources: Sendable {
  struct File: Sendable {
    let path: String
    let scan: SourceScan
  }

  let files: [File]
  let entry: EntryPoint
  let moduleName: String

  /// - Parameter views: The views to show by name, with all declared ones if there are none.
  init(_ unit: SourceUnit, views: [String] = []) {
    let exposing = Set(views + unit.expressions.flatMap(Self.identifiers))
    files = unit.files.enumerated().map { index, file in
      // Two files of a module may have a preview on the same line.
      let tag = index == 0 ? "" : "f\(index + 1)_"
      return File(path: file.path, scan: SourceScan(file.text, tag: tag, exposing: exposing))
    }
    var entry = EntryPoint()
    for file in files where views.isEmpty && unit.expressions.isEmpty {
      entry.add(file.scan.declarations, file: file.path)
    }
    for view in views {
      let file = files.first { $0.scan.declarations.views.contains { $0.typeName == view } }
      let site = file?.scan.declarations.views.first { $0.typeName == view }?.site
      entry.items.append(
        EntryPoint.Item(
          kind: .view(view), file: file?.path ?? unit.name, line: site?.line ?? 1,
          conditions: site?.conditions ?? []))
    }
    for (index, expression) in unit.expressions.enumerated() {
      let file = index == 0 ? "-e" : "-e \(index + 1)"
      entry.items.append(EntryPoint.Item(kind: .expression(expression), file: file, line: 1))
    }
    self.entry = entry
    let hash = StableHash.of(files.flatMap { [$0.path, $0.scan.rewritten.text] } + [entry.source])
    // The hash also keeps the name apart from every type and from the modules it is built with.
    moduleName = SwiftText.identifier("Probe_\(unit.name.prefix(40))_\(hash.prefix(10))")
  }

  private static func identifiers(_ expression: String) -> [String] {
    let source = TokenizedSource(expression)
    return source.tokens.indices.filter { source.kind($0) == .identifier }.map(source.text)
  }

  /// All views that could be named, for a list or a suggestion.
  var views: [SourceDeclarations.View] { files.flatMap(\.scan.declarations.views) }

  var ignored: [(path: String, declaration: SourceDeclarations.Ignored)] {
    files.flatMap { file in file.scan.declarations.ignored.map { (file.path, $0) } }
  }

  /// Whether there is nothing to show or check.
  var isEmpty: Bool { entry.items.isEmpty }

  /// The files as they are compiled: names in the work folder and contents.
  var compiledFiles: [(name: String, text: String)] {
    let sources = files.enumerated().map { index, file in
      let text = SwiftText.location(file: file.path) + file.scan.rewritten.text + "\n"
      return (name: "source\(index + 1).swift", text: text)
    }
    return sources + [(name: "entry.swift", text: entry.source)]
  }
}
