import Foundation

let modules = ["HeadlessUI", "LayoutProbe", "LayoutProbeCLI"]

/// Folders that use each other because what they hold does so in SwiftUI: a view has a body that states
/// change, a button has a style that makes buttons.
let rooms = [
  "core": ["Animation", "Engine", "Layout", "State"],
  "views": ["Containers", "Leaves", "Modifiers"],
]

let page = "docs/code-map.md"

/// What a file declares and what it names.
struct SourceFile {
  var path: String
  var folder: String
  /// Types at the top level that other files see.
  var declared: Set<String> = []
  /// Types inside of others, and those that only this file sees: here their names mean these.
  var own: Set<String> = []
  /// Names of types that stand on their own, not after a dot.
  var named: Set<String> = []

  init(path: String, folder: String, text: String) {
    self.path = path
    self.folder = folder
    let source = TokenizedSource(text)
    var isHidden = false
    for index in source.tokens.indices {
      let word = source.text(index)
      if word == "{" || word == "}" { isHidden = false }
      guard source.kind(index) == .identifier else { continue }
      if word == "private" || word == "fileprivate" { isHidden = true }
      guard Self.isType(word), !source.token(index - 1, is: ".") else { continue }
      guard Self.keywords.contains(source.text(index - 1)) else {
        named.insert(word)
        continue
      }
      if source.tokens[index].depth == 0, !isHidden {
        declared.insert(word)
      } else {
        own.insert(word)
      }
      isHidden = false
    }
  }

  private static let keywords: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]

  private static func isType(_ word: String) -> Bool {
    word.first { $0 != "_" }?.isUppercase == true
  }
}

/// The folders of a module.
struct Graph {
  let module: String
  let files: [SourceFile]
  /// The names of types by the folder that uses them and the one that has them, with the file.
  private(set) var uses: [String: [String: [String]]] = [:]

  init(module: String) {
    self.module = module
    let root = "Sources/\(module)/"
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    files = paths.filter { $0.hasSuffix(".swift") && $0.contains("/") }.sorted().map { path in
      SourceFile(
        path: path, folder: String(path.prefix { $0 != "/" }),
        text: String(
          decoding: FileManager.default.contents(atPath: root + path) ?? Data(), as: UTF8.self))
    }
    var homes: [String: Set<String>] = [:]
    for file in files { for name in file.declared { homes[name, default: []].insert(file.folder) } }
    for file in files {
      for name in file.named.subtracting(file.own).subtracting(file.declared).sorted() {
        guard let home = homes[name], home.count == 1, let other = home.first, other != file.folder
        else { continue }
        uses[file.folder, default: [:]][other, default: []].append("\(file.path): \(name)")
      }
    }
  }

  var folders: [String] { Set(files.map(\.folder)).sorted() }

  func reachable(from folder: String) -> Set<String> {
    var seen: Set<String> = []
    var pending = [folder]
    while let next = pending.popLast() {
      for other in uses[next, default: [:]].keys where seen.insert(other).inserted {
        pending.append(other)
      }
    }
    return seen
  }

  /// Folders that use each other, directly or by others.
  var circles: [[String]] {
    let reached = Dictionary(uniqueKeysWithValues: folders.map { ($0, reachable(from: $0)) })
    var left = Set(folders.filter { reached[$0]?.contains($0) == true })
    var circles: [[String]] = []
    while let first = left.min() {
      let circle = left.filter {
        $0 == first || reached[first]?.contains($0) == true && reached[$0]?.contains(first) == true
      }
      circles.append(circle.sorted())
      left.subtract(circle)
    }
    return circles
  }

  /// Between rooms and folders that are in none, without what follows from the rest.
  var arrows: [(from: String, to: String)] {
    var direct: [String: Set<String>] = [:]
    for (folder, others) in uses {
      let room = Graph.room(of: folder)
      direct[room, default: []].formUnion(others.keys.map(Graph.room).filter { $0 != room })
    }
    func isReached(_ to: String, from: String) -> Bool {
      let next = direct[from, default: []]
      return next.contains(to) || next.contains { isReached(to, from: $0) }
    }
    return direct.keys.sorted().flatMap { from in
      let next = direct[from, default: []]
      return next.filter { to in !next.contains { $0 != to && isReached(to, from: $0) } }.sorted()
        .map { (from, $0) }
    }
  }

  static func room(of folder: String) -> String {
    rooms.first { $0.value.contains(folder) }?.key ?? folder
  }

  var diagram: String {
    func box(_ folder: String) -> String {
      "  \(folder)[\"\(folder) (\(files.count { $0.folder == folder }))\"]"
    }
    let shared = rooms.filter { $0.value.contains(where: folders.contains) }.sorted {
      $0.key < $1.key
    }
    let inRooms = shared.flatMap { ["  subgraph \($0.key)"] + $0.value.map(box) + ["  end"] }
    let alone = folders.filter { !shared.flatMap(\.value).contains($0) }.map(box)
    let lines = arrows.map { "  \($0.from) --> \($0.to)" }
    return (["```mermaid", "graph TD"] + inRooms + alone + lines + ["```"]).joined(separator: "\n")
  }
}

func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(1)
}

let arguments = Array(CommandLine.arguments.dropFirst())
let graphs = modules.map(Graph.init)
for graph in graphs where graph.files.isEmpty {
  fail("Sources/\(graph.module) has no files in folders: run it in the root of the package")
}
if arguments.first == "--uses", arguments.count == 3 {
  for graph in graphs {
    for use in graph.uses[arguments[1], default: [:]][arguments[2], default: []] {
      print("Sources/\(graph.module)/\(use)")
    }
  }
  exit(0)
}
var problems: [String] = []
for graph in graphs {
  for circle in graph.circles where Set(circle.map(Graph.room)).count > 1 {
    problems.append(
      "\(graph.module): these folders use each other: \(circle.joined(separator: ", "))")
    let arrows = circle.flatMap { from in
      circle.filter { Graph.room(of: $0) != Graph.room(of: from) }
        .compactMap { to in graph.uses[from]?[to].map { (from, to, $0) } }
    }
    for (from, to, places) in arrows.sorted(by: { ($0.2.count, $0.0) < ($1.2.count, $1.0) }).prefix(
      8)
    {
      problems.append("  \(from) uses \(to): \(places.prefix(3).joined(separator: ", "))")
    }
  }
}
guard problems.isEmpty else { fail(problems.joined(separator: "\n")) }
let text =
  """
  # Map of the code

  An arrow goes from a folder to one whose types it uses; what follows from other arrows is left out.
  Beside a name is the number of files. Folders do not use each other, apart from those in one room: in
  SwiftUI itself views have states that change them, and styles make the views that they style. Drawn by
  `.ci/folders --write`; `.ci/folders` fails on a circle and on a page that is out of date.

  """
  + graphs.map { "\n## \($0.module)\n\n\($0.diagram)\n" }.joined()
if arguments == ["--write"] {
  try text.write(toFile: page, atomically: true, encoding: .utf8)
} else if (try? String(contentsOfFile: page, encoding: .utf8)) != text {
  fail("\(page) is not up to date: run .ci/folders --write")
}
