/// The part of a type declaration or extension before its opening brace.
struct TypeHeader {
  private(set) var name: String
  let isExtension: Bool
  private(set) var isGeneric = false
  private(set) var brace = 0
  private(set) var hasInheritance = false
  /// The index of `where`.
  private(set) var whereClause: Int?
  private var inherited: [String] = []

  /// Nil where the keyword at `index` does not begin a declaration with braces.
  init?(_ source: TokenizedSource, at index: Int) {
    isExtension = source.token(index, is: "extension")
    name = source.text(index + 1)
    let notNames = [
      "func", "var", "let", "subscript", "init", "private", "fileprivate", "override",
    ]
    if notNames.contains(name) { return nil }
    var next = index + 2
    while source.token(next, is: "."), source.kind(next + 1) == .identifier {
      name += "." + source.text(next + 1)
      next += 2
    }
    guard let brace = readClauses(source, from: next) else { return nil }
    self.brace = brace
  }

  func conforms(to protocolName: String) -> Bool {
    inherited.contains { $0 == protocolName || $0 == "SwiftUI.\(protocolName)" }
  }

  private mutating func readClauses(_ source: TokenizedSource, from start: Int) -> Int? {
    var (angles, isInheritance, isPastWhere, path) = (0, false, false, "")
    var index = start
    func isArrow(_ index: Int) -> Bool { source.token(index - 1, is: "-") }
    while source.tokens.indices.contains(index) {
      let token = source.tokens[index]
      let text = token.kind == .identifier || token.kind == .punctuation ? source.text(index) : ""
      if text == "{" {
        if !path.isEmpty { inherited.append(path) }
        return index
      }
      switch text {
      case "}", ";", "=", "struct", "enum", "func", "var", "let", "import", "extension":
        // `==` in a where clause is the only reason for an equals sign in a header.
        guard text == "=" else { return nil }
      case "<":
        if !isInheritance { isGeneric = true }
        angles += 1
      case ">" where !isArrow(index): angles = max(0, angles - 1)
      case _ where angles > 0: break
      case "where", ",", "&", ":":
        if !path.isEmpty { inherited.append(path) }
        path = ""
        if text == "where" {
          isPastWhere = true
          whereClause = whereClause ?? index
        }
        isInheritance = !isPastWhere && (isInheritance || text == ":")
        hasInheritance = hasInheritance || isInheritance
      default:
        if isInheritance, token.kind == .identifier || text == "." { path += text }
      }
      index += 1
    }
    return nil
  }
}
