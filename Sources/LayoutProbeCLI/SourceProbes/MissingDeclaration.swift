/// What a compiler's error says that nothing declares.
enum MissingDeclaration: Hashable, Sendable {
  case name(String)
  /// The type is nil if the error names none.
  case member(String, of: String?)
  case conformance(String, to: String)

  /// What a message about it calls it.
  var name: String {
    switch self {
    case .name(let name), .member(let name, _), .conformance(let name, _): name
    }
  }

  /// All that errors say is missing, each once, in their order.
  static func all(in messages: String) -> [MissingDeclaration] {
    var found: [MissingDeclaration] = []
    for line in messages.split(separator: "\n") where line.contains(": error: ") {
      for missing in of(line) where !found.contains(missing) { found.append(missing) }
    }
    return found
  }

  private static func of(_ error: Substring) -> [MissingDeclaration] {
    if let name = CompileHint.unknownName(in: error) { return [.name(name)] }
    if let member = CompileHint.quoted(after: " has no member ", in: error) {
      let type = CompileHint.quoted(after: "type ", in: error)
      return [.member(member, of: type.flatMap(lastName))]
    }
    if error.contains(" is not a member type of "),
      let member = CompileHint.quoted(after: ": error: ", in: error)
    {
      let type = error.split(separator: "'").last { !$0.isEmpty }
      return [.member(member, of: type.flatMap { lastName(String($0)) })]
    }
    return conformance(in: error).map { [$0] } ?? []
  }

  private static func conformance(in error: Substring) -> MissingDeclaration? {
    for (before, between) in [
      ("requires that ", " conform to "), (": error: type ", " does not conform to protocol "),
      (" type ", " does not conform to expected type "),
    ] {
      guard let other = CompileHint.quoted(after: between, in: error),
        let type = CompileHint.quoted(after: before, in: error).flatMap(lastName)
      else { continue }
      return lastName(other).map { .conformance(type, to: $0) }
    }
    return nil
  }

  /// `Card` of `Module.Card<Text>`; nil for a type without a name, such as `some View`.
  private static func lastName(_ type: String) -> String? {
    let name = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? ""
    return name.isEmpty || name.contains(" ") ? nil : name
  }
}
