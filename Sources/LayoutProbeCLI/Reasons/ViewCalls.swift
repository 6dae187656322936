/// The calls of a source that may stand for nodes, each with the names around it.
struct ViewCalls {
  /// A view or a modifier where it is written.
  struct Call {
    /// The token of its name.
    var token: Int
    /// Its name, then those of what is around it: modifiers, containers.
    var names: [String]
    /// Where that ends.
    var end: End
    /// Which of the statements in the braces of its container it is; nil where that is not certain.
    var index: Int?
  }

  enum End: Equatable {
    /// A preview or probe that begins on this line.
    case probe(line: Int)
    /// The body of a view, a function.
    case declaration
  }

  private let outline: SourceOutline
  private var source: TokenizedSource { outline.source }

  init(_ text: String) { outline = SourceOutline(TokenizedSource(text)) }

  /// The calls of a name: `Text(…)`, `Color.red`, `.frame(…)`.
  func all(named name: String) -> [Call] {
    source.tokens.indices.filter { source.kind($0) == .identifier && source.text($0) == name }
      .compactMap(call)
  }

  func line(of token: Int) -> Int { source.tokens[token].line }

  /// The arguments in the parentheses behind a name, each as its label and text; nil without any.
  func arguments(of token: Int) -> [(label: String?, text: String)]? {
    guard source.token(token + 1, is: "("), let close = outline.match(token + 1) else { return nil }
    var result: [(label: String?, text: String)] = []
    var start = token + 2
    var index = start
    while index <= close {
      if index == close || source.token(index, is: ",") {
        if start < index {
          let isLabelled = source.kind(start) == .identifier && source.token(start + 1, is: ":")
          result.append(
            (
              isLabelled ? source.text(start) : nil,
              outline.text((isLabelled ? start + 2 : start)..<index)
            ))
        }
        start = index + 1
      }
      index = outline.next(index)
    }
    return result
  }

  /// The member behind a name: `red` of `Color.red`.
  func member(of token: Int) -> String? {
    source.token(token + 1, is: ".") && source.kind(token + 2) == .identifier
      ? source.text(token + 2) : nil
  }

  private func call(_ token: Int) -> Call? {
    let isMember = source.token(token - 1, is: ".")
    let isCalled = source.token(token + 1, is: "(") || source.token(token + 1, is: "{")
    guard isCalled || (!isMember && member(of: token) != nil) else { return nil }
    guard
      !["struct", "extension", "func", "class", "enum", "some"].contains(source.text(token - 1))
    else { return nil }
    var names = [source.text(token)] + modifiers(after: token)
    for bracket in outline.brackets(around: token) {
      if source.token(bracket, is: "[") { continue }
      switch owner(of: bracket) {
      case .end(let end):
        return Call(token: token, names: names, end: end, index: index(of: token))
      case .call(let owner): names += [source.text(owner)] + modifiers(after: owner)
      case .unknown: names.append("")
      }
    }
    return Call(token: token, names: names, end: .declaration, index: index(of: token))
  }

  /// The names of the modifiers behind a call, in order.
  private func modifiers(after token: Int) -> [String] {
    var names: [String] = []
    var place = token + 1
    // A member without a call, as `Color.red`, is no modifier.
    if !source.token(token - 1, is: "."), source.token(place, is: "."),
      !source.token(token + 3, is: "(")
    {
      place = token + 3
    }
    while true {
      if source.token(place, is: "(") || source.token(place, is: "{") {
        place = outline.next(place)
      } else if source.kind(place) == .identifier, source.token(place + 1, is: ":"),
        source.token(place + 2, is: "{")
      {
        place = outline.next(place + 2)
      } else if source.token(place, is: "."), source.kind(place + 1) == .identifier {
        names.append(source.text(place + 1))
        place += 2
      } else {
        return names
      }
      guard place < source.tokens.count else { return names }
    }
  }

  private enum Owner {
    case call(Int)
    case end(End)
    /// A condition, a loop.
    case unknown
  }

  private func owner(of bracket: Int) -> Owner {
    var before = bracket - 1
    if source.token(before, is: ")"), let open = outline.match(before) { before = open - 1 }
    // A closure with a label belongs to the call before it.
    while source.token(before, is: ":"), source.token(before - 2, is: "}"),
      let open = outline.match(before - 2)
    {
      before = open - 1
      if source.token(before, is: ")"), let open = outline.match(before) { before = open - 1 }
    }
    let text = source.text(before)
    if text == "#Preview" || text == "Probe" { return .end(.probe(line: line(of: before))) }
    let isBrace = source.token(bracket, is: "{")
    if isBrace, text == "View" || text == "get" || text == "return" { return .end(.declaration) }
    guard source.kind(before) == .identifier, !Self.words.contains(text) else {
      return .unknown
    }
    if source.text(before - 1) == "func" || source.text(before - 1) == "struct" {
      return .end(.declaration)
    }
    return .call(before)
  }

  private static let words: Set<String> = [
    "if", "else", "for", "in", "switch", "while", "do", "guard", "let", "var", "return", "case",
  ]

  /// Which statement of its braces a call begins, if each before it is one view.
  private func index(of token: Int) -> Int? {
    let path = outline.path(to: token)
    guard let block = path.last(where: { outline.nodes[$0].kind == .block }),
      let own = path.last, outline.nodes[own].parent == block
    else { return nil }
    let before = outline.nodes[block].children.prefix { $0 != own }.map { outline.nodes[$0] }
    let views = before.filter { $0.kind == .statement }
    let isPlain = (views + [outline.nodes[own]]).allSatisfy {
      !Self.many.contains(source.text($0.tokens.lowerBound))
    }
    guard isPlain, before.allSatisfy({ $0.kind == .statement || $0.kind == .variable }) else {
      return nil
    }
    return views.count
  }

  private static let many: Set<String> = [
    "if", "for", "switch", "ForEach", "Group", "Section", "GridRow", "while", "guard", "EmptyView",
  ]
}
