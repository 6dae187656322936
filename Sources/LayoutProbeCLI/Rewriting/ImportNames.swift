/// The modules that a source imports, read without taking it apart.
enum ImportNames {
  private static let kinds: Set<Substring> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  private static let levels: Set<Substring> = [
    "fileprivate", "internal", "package", "private", "public",
  ]

  /// All names that stand after `import` at the beginning of a line.
  ///
  /// - Parameter rewriting: what the source is compiled for: imports in branches of `#if` that are not
  ///   compiled are left out. Nil for those in all branches.
  static func names(in text: String, for rewriting: Rewriting? = nil) -> Set<String> {
    var names: Set<String> = []
    var conditions: [ConditionLevel] = []
    for line in text.utf8.split(whereSeparator: {
      $0 == Ascii.newline || $0 == Ascii.carriageReturn
    }) {
      if rewriting != nil, isDirective(line) {
        follow(Substring(line), &conditions)
        continue
      }
      guard hasImport(line) else { continue }
      if let rewriting,
        conditions.contains(where: {
          $0.holds(on: rewriting.platform, flags: rewriting.flags) == false
        })
      {
        continue
      }
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

  private static func isDirective(_ line: Substring.UTF8View) -> Bool {
    let rest = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return rest.starts(with: "#if".utf8) || rest.starts(with: "#e".utf8)
  }

  /// Goes into a branch, on to the next one, or out of the last.
  private static func follow(_ line: Substring, _ conditions: inout [ConditionLevel]) {
    let source = TokenizedSource(String(line))
    func branch() -> ConditionLevel.Branch {
      ConditionLevel.Branch(
        text: "", written: "", condition: BuildCondition(source, directive: 0))
    }
    switch source.text(0) {
    case "#if": conditions.append(ConditionLevel(branch()))
    case "#elseif" where !conditions.isEmpty:
      conditions[conditions.count - 1].moveOn(to: branch())
    case "#else" where !conditions.isEmpty: conditions[conditions.count - 1].moveOn(to: nil)
    case "#endif": _ = conditions.popLast()
    default: break
    }
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
