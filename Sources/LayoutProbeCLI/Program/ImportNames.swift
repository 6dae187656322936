/// The modules that a source imports, read without taking it apart.
enum ImportNames {
  private static let kinds: Set<Substring> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  private static let levels: Set<Substring> = [
    "fileprivate", "internal", "package", "private", "public",
  ]

  /// All names that stand after `import` at the beginning of a line.
  static func names(in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.utf8.split(whereSeparator: {
      $0 == Ascii.newline || $0 == Ascii.carriageReturn
    })
    where hasImport(line) {
      guard let line = Substring(line).split(separator: "//", maxSplits: 1).first else { continue }
      for statement in line.split(separator: ";") {
        let all = statement.split(whereSeparator: { $0 == " " || $0 == "\t" })
        var words = all.drop { $0.hasPrefix("@") || levels.contains($0) }
        guard words.popFirst() == "import", var name = words.popFirst() else { continue }
        if kinds.contains(name), let next = words.popFirst() { name = next }
        let module = String(name.prefix { $0 != "." })
        if !module.isEmpty { names.insert(module.replacing("`", with: "")) }
      }
    }
    return names
  }

  private static let word = Array("import ".utf8)

  private static func hasImport(_ line: Substring.UTF8View) -> Bool {
    var start = line.startIndex
    // Attributes and access levels may stand before it.
    for _ in 0..<60 {
      guard start < line.endIndex else { return false }
      if line[start] == word[0], line[start...].starts(with: word) { return true }
      start = line.index(after: start)
    }
    return false
  }
}
