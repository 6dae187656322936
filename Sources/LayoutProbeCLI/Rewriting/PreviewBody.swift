/// The closure of a `#Preview`, split into its `@Previewable` declarations and its view.
///
/// Property wrappers work in a type only, so that a preview with such declarations becomes a view
/// type, as it does with the macro.
struct PreviewBody {
  let source: TokenizedSource
  let preview: Int
  let arguments: Range<Int>?
  let open: Int
  let close: Int
  /// The last token of the whole declaration.
  let end: Int
  /// The first token of the view, which is `close` in an empty one.
  private(set) var viewStart: Int
  private(set) var hasPreviewables = false
  private var endsWithSemicolon = true
  /// Tokens of the declarations that come after the view has begun.
  private(set) var late: [Range<Int>] = []

  init?(_ source: TokenizedSource, preview: Int) {
    self.source = source
    self.preview = preview
    var next = preview + 1
    if source.token(next, is: "(") {
      guard let end = source.closing(next) else { return nil }
      let start = source.tokens[next].range.upperBound
      let range = start..<source.tokens[end].range.lowerBound
      arguments = end > next + 1 ? range : nil
      next = end + 1
    } else {
      arguments = nil
    }
    guard source.token(next, is: "{"), let close = source.closing(next) else { return nil }
    open = next
    self.close = close
    end = PreviewBody.end(source, after: close)
    viewStart = next + 1
    split()
  }

  /// The last token of the labeled closures that follow the first one, as those of a widget's
  /// entries do; the first one's brace if none does.
  private static func end(_ source: TokenizedSource, after close: Int) -> Int {
    var last = close
    while source.kind(last + 1) == .identifier, source.token(last + 2, is: ":"),
      source.token(last + 3, is: "{"), let end = source.closing(last + 3)
    {
      last = end
    }
    return last
  }

  private mutating func split() {
    while viewStart < close {
      if source.token(viewStart, is: ";") {
        endsWithSemicolon = true
        viewStart += 1
      } else if isPreviewable(viewStart) {
        hasPreviewables = true
        endsWithSemicolon = false
        viewStart = declarationEnd(viewStart)
      } else {
        break
      }
    }
    var index = viewStart
    while index < close {
      guard isTopLevel(index), source.kind(index) == .attribute, isPreviewable(index) else {
        index += 1
        continue
      }
      let end = declarationEnd(index)
      // A literal of several lines cannot move to one line; the compiler then has the last word.
      if source.tokens[index..<end].allSatisfy({ source.lineEnds(in: $0.range).isEmpty }) {
        late.append(index..<end)
      }
      hasPreviewables = true
      index = max(end, index + 1)
    }
  }

  private func isTopLevel(_ index: Int) -> Bool {
    source.tokens[index].depth == source.tokens[open].depth + 1
      && source.tokens[index].nesting == source.tokens[open].nesting
  }

  /// Whether the closure returns its view with `return`, and so has no result builder.
  var hasReturn: Bool {
    (open + 1..<max(close, open + 1)).contains { source.token($0, is: "return") && isTopLevel($0) }
  }

  /// Whether it must become the body of a type: for its declarations, or because it declares types and
  /// has a `return`. The compiler crashes at types in a closure that have an opaque result or inherit,
  /// and at functions in it with an opaque result.
  var needsType: Bool {
    if hasPreviewables { return true }
    let hasParameter = arguments.map { source.text(in: $0).contains("arguments:") } ?? false
    return hasReturn && !hasParameter
      && (open + 1..<close).contains { declaresType($0) || declaresOpaqueFunction($0) }
  }

  private func declaresType(_ index: Int) -> Bool {
    isTopLevel(index) && source.kind(index + 1) == .identifier
      && ["struct", "class", "enum", "actor"].contains { source.token(index, is: $0) }
  }

  private func declaresOpaqueFunction(_ index: Int) -> Bool {
    isTopLevel(index) && source.token(index, is: "func")
      && (index..<close).prefix { !source.token($0, is: "{") }
        .contains { source.token($0, is: "some") && source.token($0 - 1, is: ">") }
  }

  /// Whether `@Previewable` is among the attributes that begin at `index`.
  private func isPreviewable(_ index: Int) -> Bool {
    var next = index
    while next < close, source.kind(next) == .attribute {
      if source.token(next, is: "@Previewable") { return true }
      next += 1
      if source.token(next, is: "("), let end = source.closing(next) { next = end + 1 }
    }
    return false
  }

  /// The index after a declaration's last token.
  private func declarationEnd(_ start: Int) -> Int {
    var hasKeyword = false
    for index in start + 1..<max(close, start + 1) where isTopLevel(index) {
      if source.token(index, is: ";") { return index }
      let startsLine = source.tokens[index].line > lastLine(index - 1)
      if startsLine, hasKeyword, !source.continuesStatement(index) { return index }
      // Until then there are attributes only, which may take lines of their own.
      hasKeyword = hasKeyword || source.token(index, is: "var") || source.token(index, is: "let")
    }
    return close
  }

  private func lastLine(_ index: Int) -> Int {
    let token = source.tokens[index]
    return token.line + source.lineEnds(in: token.range).count
  }
}

extension PreviewBody {
  /// The edits that turn the preview into a type and a declaration of it, line by line.
  func structEdits(
    typeName: String, identifier: String, _ separator: String
  ) -> [RewrittenSource.Edit] {
    let head = source.tokens[preview].range.lowerBound..<source.tokens[open].range.upperBound
    var edits = [
      RewrittenSource.Edit(
        head, "\(separator)fileprivate struct \(typeName): View {" + source.lineEnds(in: head))
    ]
    let start = source.tokens[viewStart].range.lowerBound
    let isSameLine = source.tokens[viewStart].line == lastLine(viewStart - 1)
    var pieces: [RewrittenSource.Edit.Piece] = []
    if isSameLine, !endsWithSemicolon { pieces.append(.inserted("; ")) }
    for declaration in late {
      pieces += [movedPiece(declaration), .inserted("; ")]
      var range = textRange(declaration)
      if source.token(declaration.upperBound, is: ";") {
        range = range.lowerBound..<source.tokens[declaration.upperBound].range.upperBound
      }
      edits.append(RewrittenSource.Edit(range, source.blank(range)))
    }
    pieces.append(.inserted("var body: some View { "))
    edits.append(RewrittenSource.Edit(start..<start, pieces))

    let end = source.tokens[close].range.upperBound
    var tail: [RewrittenSource.Edit.Piece] = [
      .inserted(" }; let \(identifier) = PreviewDeclaration")
    ]
    if let arguments {
      tail += [.inserted("("), flattenedPiece(arguments), .inserted(")")]
    }
    tail.append(.inserted(" { \(typeName)() }"))
    edits.append(RewrittenSource.Edit(end..<end, tail))
    return edits
  }

  private func textRange(_ tokens: Range<Int>) -> Range<Int> {
    source.tokens[tokens.lowerBound].range
      .lowerBound..<source.tokens[tokens.upperBound - 1].range.upperBound
  }

  private func movedPiece(_ declaration: Range<Int>) -> RewrittenSource.Edit.Piece {
    let first = declaration.lowerBound
    if source.token(first, is: "@Previewable"), declaration.count > 1 {
      return flattenedPiece(textRange(first + 1..<declaration.upperBound))
    }
    return flattenedPiece(textRange(declaration))
  }

  /// A piece of the source on one line, so that all lines after it keep their numbers.
  private func flattenedPiece(_ range: Range<Int>) -> RewrittenSource.Edit.Piece {
    if source.lineEnds(in: range).isEmpty, !source.text(in: range).contains("@Previewable") {
      return .original(range)
    }
    var text = ""
    var previous: Int?
    for index in source.tokens.indices
    where range.contains(source.tokens[index].range.lowerBound)
      && !source.token(index, is: "@Previewable")
    {
      if let previous {
        let gap = source.tokens[previous].range.upperBound..<source.tokens[index].range.lowerBound
        let isBroken = !source.lineEnds(in: gap).isEmpty
        if isBroken, endsStatement(previous, next: index) {
          text += "; "
        } else if !gap.isEmpty {
          text += " "
        }
      }
      text += source.text(index)
      previous = index
    }
    return .inserted(text)
  }

  private func endsStatement(_ previous: Int, next: Int) -> Bool {
    // Within parentheses that are inside of no brace of their own, a line end separates nothing.
    let outer = source.tokens[preview].nesting
    guard source.tokens[next].depth > source.tokens[open].depth + 1,
      source.tokens[next].nesting == outer
    else { return false }
    return !source.continuesStatement(next) && !source.token(previous, is: "in")
  }
}
