import LayoutProbe

/// Closures in which something is missing of which the compiler says too little.
extension ModuleMending {
  /// What was taken for the content of a container, and does something instead of showing it: a
  /// placeholder stands for the whole.
  mutating func mendAction(
    _ message: String, at token: Int, in index: Int, round: inout [Mend]
  ) -> Bool {
    guard message.contains("type '()' cannot conform to 'View'") else { return false }
    let outline = files[index].outline
    guard let brace = outline.closure(around: token) else { return false }
    let start = outline.bytes(brace - 1..<brace).upperBound
    let content = files[index].mends.first {
      $0.standIn.replacement == MendLadder.content && $0.range.upperBound == start
    }
    guard let content, let name = outline.token(at: content.range.lowerBound) else { return false }
    let ladder = ladder(in: files[index], reason: content.standIn.reason)
    let whole = ladder.mends(at: name).filter {
      $0.range.lowerBound == content.range.lowerBound && $0.range.upperBound > start
    }
    return files[index].apply(whole, round: &round)
  }

  /// A closure that named its arguments in nothing but what is replaced (`{ Text($0.missing) }`) takes them
  /// all the same. Nil for a message about something else.
  mutating func mendIgnoredArguments(_ message: String, at token: Int, in index: Int) -> Bool? {
    let source = files[index].source
    guard
      let match = message.firstMatch(
        of: #/^contextual type for closure argument list expects (\d) arguments?, which cannot/#),
      let count = Int(match.output.1), count > 0, source.token(token, is: "{"),
      let end = source.closing(token)
    else { return nil }
    let bytes = files[index].outline.bytes(token + 1..<end)
    let hides = files[index].mends.contains { mend in
      bytes.contains(mend.range.lowerBound) && source.text(in: mend.range).contains("$0")
    }
    guard hides else { return nil }
    let names = [String](repeating: "_", count: count).joined(separator: ", ")
    let start = source.tokens[token].range.upperBound
    return files[index].apply(RewrittenSource.Edit(start..<start, " \(names) in")) ? true : nil
  }

  /// Local variables with a wrapper that is not here are samples: of what is around them the compiler only
  /// says that it failed.
  mutating func mendLocalWrappers(
    _ message: String, at token: Int, in index: Int, round: inout [Mend]
  ) -> Bool {
    guard message.hasPrefix("failed to produce diagnostic") else { return false }
    let (outline, source) = (files[index].outline, files[index].source)
    let around = outline.path(to: token).last { outline.nodes[$0].kind != .block }
    guard let limits = around.map({ outline.nodes[$0].tokens }) else { return false }
    var hasChanged = false
    for variable in outline.nodes
    where variable.kind == .variable && limits.contains(variable.keyword)
      && outline.nodes[variable.parent].kind == .block && isWrapped(variable, in: source)
    {
      let name = source.text(variable.keyword + 1)
      let original = source.text(variable.tokens.lowerBound) + " " + name
      let standIn = standIn(
        .declaration, "a sample", original, message, at: variable.tokens.lowerBound, in: index)
      let label = SwiftText.literal(standIn.label)
      let end = outline.typeEnd(of: variable)
      let isTyped = source.token(variable.keyword + 2, is: ":") && variable.keyword + 3 < end
      let type = isTyped ? outline.text(variable.keyword + 3..<end) : ""
      let text =
        isTyped ? "let \(name): \(type) = _standIn(\(label))" : "let \(name) = _StandIn(\(label))"
      let mend = Mend(
        range: outline.bytes(variable.tokens), text: text, standIn: standIn, scope: .statement)
      hasChanged = files[index].apply([mend], round: &round) || hasChanged
    }
    return hasChanged
  }

  /// Whether a variable has an attribute that may be the wrapper of a missing package.
  private func isWrapped(_ variable: SourceOutline.Node, in source: TokenizedSource) -> Bool {
    let attribute = source.text(variable.tokens.lowerBound)
    let name = String(attribute.dropFirst())
    return attribute.hasPrefix("@") && name.first?.isUppercase == true
      && !Self.ownAttributes.contains(name) && !declared.contains(name)
  }

  /// Attributes of local variables that are here.
  private static let ownAttributes: Set<String> = [
    "AccessibilityFocusState", "AppStorage", "Bindable", "Binding", "Environment",
    "EnvironmentObject", "FetchRequest", "FocusState", "FocusedBinding", "FocusedValue",
    "GestureState", "MainActor", "Namespace", "ObservedObject", "Previewable", "Published", "Query",
    "ScaledMetric", "SceneStorage", "SectionedFetchRequest", "Sendable", "State", "StateObject",
    "ViewBuilder",
  ]
}
