/// A variable with `@Entry`, read from its source: `@Entry public var gap: Double? = 3 + 4`.
struct EntryVariable: Equatable {
  var name: String
  var type: String?
  var value: String?

  /// What an optional type wraps; nil if the type is none.
  var wrappedType: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") { return "(\(type.dropLast()))" }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") {
      return "(\(type.dropFirst("Optional<".count).dropLast()))"
    }
    return nil
  }

  /// Nil if there is no variable in the source, or neither its type nor its value.
  init?(_ source: String) {
    let characters = Array(SourceText.withoutComments(source))
    guard let keyword = SourceText.word("var", in: characters) else { return nil }
    let rest = characters[(keyword + 3)...]
    let declaration = rest.drop { $0.isWhitespace }
    let name = declaration.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { return nil }
    self.name = String(name)
    let definition = declaration[name.endIndex...]
    let equals = SourceText.assignment(in: definition)
    let annotation = definition[..<(equals ?? definition.endIndex)].drop { $0.isWhitespace }
    if annotation.first == ":" { type = EntryVariable.trimmed(annotation.dropFirst()) }
    if let equals { value = EntryVariable.trimmed(definition[(equals + 1)...]) }
    if type == nil, value == nil { return nil }
  }

  private static func trimmed(_ text: ArraySlice<Character>) -> String? {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.isEmpty ? nil : String(text)
  }
}
