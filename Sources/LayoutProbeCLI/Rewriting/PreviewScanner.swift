extension DeclarationScanner {
  /// Replaces the `#Preview` at `index` with a declaration that holds the same view.
  mutating func scanPreview(_ index: Int) {
    let token = source.tokens[index]
    let count = (previewsByLine[token.line] ?? 0) + 1
    previewsByLine[token.line] = count
    let suffix = "\(tag)\(token.line)" + (count > 1 ? "_\(count)" : "")
    let identifier = "preview_\(suffix)"
    guard scopes.isEmpty else {
      // The member or local variable is never used; it only keeps the file compiling.
      let isMember = scopes.last?.typeName != nil
      edits.append(
        RewrittenSource.Edit(
          token.range, (isMember ? "static " : "") + "let \(identifier) = PreviewDeclaration"))
      return ignore("#Preview", "is not at the top level of its file", at: index)
    }
    if !keepsPreviews, let body = PreviewBody(source, preview: index) {
      // An attribute that is left would apply to the next declaration, or to none.
      let start = source.tokens[source.attributes(before: index)].range.lowerBound
      let range = start..<source.tokens[body.end].range.upperBound
      edits.append(RewrittenSource.Edit(range, source.blank(range)))
      return
    }
    let separator = followsOnSameLine(index) ? "; " : ""
    let body = PreviewBody(source, preview: index)
    if let body, body.needsType {
      edits += body.structEdits(typeName: "Preview_\(suffix)", identifier: identifier, separator)
    } else {
      let call = "PreviewDeclaration" + (body?.hasReturn == true ? ".returning" : "")
      edits.append(
        RewrittenSource.Edit(token.range, "\(separator)let \(identifier) = \(call)"))
    }
    declarations.previews.append(
      SourceDeclarations.Preview(identifier: identifier, title: title(index), site: site(index)))
  }

  /// Whether another preview ends right before this one, which macros need no semicolon for.
  private func followsOnSameLine(_ index: Int) -> Bool {
    source.token(index - 1, is: "}") && source.tokens[index - 1].line == source.tokens[index].line
  }

  private func title(_ index: Int) -> String? {
    guard source.token(index + 1, is: "("), source.kind(index + 2) == .literal else { return nil }
    let literal = source.text(index + 2)
    guard literal.hasPrefix("\""), !literal.hasPrefix("\"\"\""), literal.hasSuffix("\""),
      literal.utf8.count > 1, !literal.contains("\\")
    else { return nil }
    return String(literal.dropFirst().dropLast())
  }
}
