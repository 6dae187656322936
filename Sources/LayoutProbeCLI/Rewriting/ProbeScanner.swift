extension DeclarationScanner {
  /// Records the `let` or `var` at `index` if it is a probe, or a list of them.
  mutating func scanProbe(_ index: Int) {
    let modifiers = source.modifiers(before: index).map { source.text(in: $0) }
    let isReachable = scopes.isEmpty || modifiers.contains("static")
    guard isReachable, source.tokens[index].nesting == 0,
      let name = qualified(source.text(index + 1)),
      let isList = probeShape(after: index + 1)
    else { return }
    guard !scopes.contains(where: \.isGeneric) else {
      return ignore(name, "is a member of a generic type", at: index)
    }
    expose(source.privateModifiers(before: index))
    declarations.probes.append(
      SourceDeclarations.Probe(name: name, isList: isList, site: site(index)))
  }

  /// Whether the variable is a list of probes, nil if it is no probe at all.
  private func probeShape(after name: Int) -> Bool? {
    var next = name + 1
    if source.token(next, is: ":") {
      let isList = source.token(next + 1, is: "[")
      guard var end = probeName(at: next + (isList ? 2 : 1)) else { return nil }
      if isList {
        guard source.token(end, is: "]") else { return nil }
        end += 1
      }
      return source.token(end, is: "?") || source.token(end, is: ".") ? nil : isList
    }
    guard source.token(next, is: "=") else { return nil }
    next += 1
    let isList = source.token(next, is: "[")
    guard let end = probeName(at: isList ? next + 1 : next) else { return nil }
    return source.token(end, is: "(") || source.token(end, is: "{") ? isList : nil
  }

  /// The index after `Probe` or `LayoutProbe.Probe`.
  private func probeName(at index: Int) -> Int? {
    if source.token(index, is: "Probe") { return index + 1 }
    let isQualified = source.token(index, is: "LayoutProbe") && source.token(index + 1, is: ".")
    return isQualified && source.token(index + 2, is: "Probe") ? index + 3 : nil
  }
}

extension TokenizedSource {
  private static let modifierNames: Set<String> = [
    "public", "internal", "private", "fileprivate", "package", "open", "final", "static",
    "nonisolated", "indirect", "lazy", "unowned", "weak", "override", "class",
  ]

  /// The modifiers that stand before a declaration's keyword.
  func modifiers(before index: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var previous = index - 1
    while previous >= 0 {
      if token(previous, is: ")"), tokens.indices.contains(previous - 2),
        token(previous - 2, is: "("), Self.modifierNames.contains(text(previous - 3))
      {
        // `private(set)` and `nonisolated(unsafe)` do not hide the declaration.
        previous -= 4
      } else if kind(previous) == .attribute {
        previous -= 1
      } else if kind(previous) == .identifier, Self.modifierNames.contains(text(previous)) {
        ranges.append(tokens[previous].range)
        previous -= 1
      } else {
        break
      }
    }
    return ranges
  }

  func privateModifiers(before index: Int) -> [Range<Int>] {
    modifiers(before: index).filter { ["private", "fileprivate"].contains(text(in: $0)) }
  }

  /// The code after a directive up to the end of its line, edited.
  func restOfLine(after index: Int, with edits: [RewrittenSource.Edit] = []) -> String {
    let rest = tokens[(index + 1)...].prefix { $0.line == tokens[index].line }
    guard let first = rest.first, let last = rest.last else { return "" }
    var text = ""
    var start = first.range.lowerBound
    for edit in edits {
      text += self.text(in: start..<edit.range.lowerBound)
      for case .inserted(let answer) in edit.pieces { text += answer }
      start = edit.range.upperBound
    }
    return text + self.text(in: start..<max(start, last.range.upperBound))
  }

  /// The index of the first token after the parentheses that touch the token at `index`, which is
  /// the next one if none do.
  func pastArguments(of index: Int) -> Int {
    guard token(index + 1, is: "("),
      tokens[index].range.upperBound == tokens[index + 1].range.lowerBound,
      let close = closing(index + 1)
    else { return index + 1 }
    return close + 1
  }

  /// The range of some tokens with all that is between them.
  func range(_ tokens: Range<Int>) -> Range<Int> {
    self.tokens[tokens.lowerBound].range
      .lowerBound..<self.tokens[tokens.upperBound - 1].range.upperBound
  }

  /// The index after the last token of the variable or function whose name is at `name`.
  func declarationEnd(name: Int, within outer: SwiftToken) -> Int {
    var end = name + 1
    while tokens.indices.contains(end) {
      let token = tokens[end]
      if token.depth < outer.depth { break }
      if token.depth == outer.depth, token.nesting == outer.nesting {
        if self.token(end, is: ";") { break }
        if token.line > tokens[end - 1].line, !continuesStatement(end) { break }
      }
      end += 1
    }
    return end
  }
}
