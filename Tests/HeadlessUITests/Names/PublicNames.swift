import Foundation

/// The names that a folder of sources declares as public: types and functions at the top level, and
/// what views (`.padding`) and scenes (`Scene.commands`) can be told.
enum PublicNames {
  static func of(_ folder: URL) throws -> Set<String> {
    var names: Set<String> = []
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      names.formUnion(of(try String(contentsOf: file, encoding: .utf8)))
    }
    return names
  }

  /// Relies on the indentation that `swift format` gives every file.
  static func of(_ source: String) -> Set<String> {
    var names: Set<String> = []
    // What is inside of `#if` is indented once more.
    var outer = 0
    var extended: String?
    for line in source.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      let indentation = line.count - text.count
      if text.hasPrefix("#if"), indentation == 0 { outer = 2 }
      if text.hasPrefix("#endif"), indentation == 0 { outer = 0 }
      let words = declarationWords(text)
      if indentation == outer || (outer == 2 && indentation == 0) {
        if words.first == "extension" {
          extended = text.hasSuffix("{}") ? nil : words.dropFirst().first
          continue
        }
        if text == "}" { extended = nil }
        if let name = publicName(words, kinds), extended == nil { names.insert(name) }
      } else if indentation == outer + 2, let name = publicName(words, ["func"]) {
        if extended == "View" { names.insert("." + name) }
        if extended == "Scene" { names.insert("Scene." + name) }
      }
    }
    return names.filter { $0.split(separator: ".").last?.hasPrefix("_") != true }
  }

  private static let kinds: Set<String> = [
    "actor", "class", "enum", "func", "protocol", "struct", "typealias",
  ]

  /// The words up to the name, without attributes.
  private static func declarationWords(_ text: Substring) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
      .map(String.init).filter { !$0.hasPrefix("@") }
  }

  private static func publicName(_ words: [String], _ kinds: Set<String>) -> String? {
    guard let kind = words.firstIndex(where: kinds.contains), words.count > kind + 1,
      words[..<kind].contains(where: ["open", "public"].contains),
      words[..<kind].allSatisfy(
        ["final", "indirect", "nonisolated", "open", "public", "static"].contains)
    else { return nil }
    return words[kind + 1]
  }
}
