extension DeclarationScanner {
  /// The protocol of the keys of the values that `@Entry` can extend.
  private static let entryKeys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  /// Replaces the `@Entry` at `index` with what the macro makes of its variable: a key with the
  /// default value, and a property that reads and writes it.
  mutating func scanEntry(_ index: Int) {
    guard let typeName = scopes.last?.typeName?.split(separator: ".").last,
      let key = Self.entryKeys[String(typeName)], let entry = Entry(source, attribute: index)
    else { return }
    let keyName = "__Entry_\(entry.name)"
    // What is private in an extension can be named in the rest of the file only.
    let lead = entry.access.map { $0 == "private" ? "fileprivate " : $0 + " " } ?? ""
    let value: [RewrittenSource.Edit.Piece]
    if key == "FocusedValueKey" {
      guard let type = entry.type else { return }
      value = [
        .inserted("public typealias Value = ("), .original(type), .inserted(")._Wrapped"),
      ]
    } else {
      // Without a value of its own the variable is optional.
      value =
        [.inserted("public static let defaultValue"), .original(entry.definition)]
        + (entry.hasValue ? [] : [.inserted(" = nil")])
    }
    let valueName = key == "FocusedValueKey" ? "\(keyName).Value?" : "\(keyName).Value"
    edits.append(
      RewrittenSource.Edit(
        source.tokens[index].range.lowerBound..<entry.definition.upperBound,
        [.inserted(source.lineEnds(in: entry.head) + "\(lead)enum \(keyName): \(key) { ")] + value
          + [
            .inserted(
              " }; \(lead)var \(entry.name): \(valueName) "
                + "{ get { self[\(keyName).self] } set { self[\(keyName).self] = newValue } }")
          ]))
  }
}

/// A variable with `@Entry`, in parts.
private struct Entry {
  let name: String
  /// `public`, `private` and the like.
  private(set) var access: String?
  /// From the attribute to the name.
  let head: Range<Int>
  /// All that follows the name: a type, a value, or both.
  let definition: Range<Int>
  private(set) var type: Range<Int>?
  private(set) var hasValue = false

  init?(_ source: TokenizedSource, attribute: Int) {
    var next = attribute + 1
    while let kind = source.kind(next), !source.token(next, is: "var") {
      let text = source.text(next)
      if source.token(next + 1, is: "("), source.token(next + 3, is: ")") {
        // `internal(set)` says nothing about who may read it.
        next += 4
        continue
      }
      if ["public", "internal", "private", "fileprivate", "package"].contains(text) {
        access = text
      } else if kind != .attribute, text != "nonisolated" {
        return nil
      }
      next += 1
    }
    guard source.token(next, is: "var"), source.kind(next + 1) == .identifier else { return nil }
    let nameIndex = next + 1
    name = source.text(nameIndex)
    let outer = source.tokens[attribute]
    let end = source.declarationEnd(name: nameIndex, within: outer)
    let value = (nameIndex + 1..<max(end, nameIndex + 1)).first {
      source.token($0, is: "=") && source.tokens[$0].depth == outer.depth
        && source.tokens[$0].nesting == outer.nesting
    }
    hasValue = value != nil
    if let value, source.token(nameIndex + 1, is: ":") {
      type = Self.range(nameIndex + 2, value, source)
    }
    guard end > nameIndex + 1 else { return nil }
    if !hasValue, source.token(nameIndex + 1, is: ":") {
      type = Self.range(nameIndex + 2, end, source)
    }
    head = outer.range.lowerBound..<source.tokens[nameIndex].range.upperBound
    definition = source.tokens[nameIndex].range.upperBound..<source.tokens[end - 1].range.upperBound
  }

  private static func range(_ first: Int, _ end: Int, _ source: TokenizedSource) -> Range<Int> {
    source.tokens[first].range.lowerBound..<source.tokens[end - 1].range.upperBound
  }
}
