/// Where the tokens of a source are in another version of it, as far as they are the same there.
struct OutlineAlignment {
  /// The names of declarations that are in one version only, or differ.
  private(set) var changedNames: Set<String> = []
  private let old: SourceOutline
  private let new: SourceOutline
  /// The new token of each old one, or -1.
  private var tokens: [Int]

  init(from old: SourceOutline, to new: SourceOutline) {
    self.old = old
    self.new = new
    tokens = [Int](repeating: -1, count: old.source.tokens.count)
    let (before, after) = (Self.items(of: old), Self.items(of: new))
    let same = Self.alignment(before.map(\.key), after.map(\.key))
    for (index, other) in same.enumerated() where other >= 0 { pair(before[index], after[other]) }
    let kept = Set(same)
    changedNames = Self.names(
      in: before.indices.filter { same[$0] < 0 }.map { before[$0].tokens.lowerBound }, of: old
    ).union(
      Self.names(
        in: after.indices.filter { !kept.contains($0) }.map { after[$0].tokens.lowerBound },
        of: new))
  }

  /// Where a range of the old text is in the new one; nil if not all of it is there.
  func range(_ range: Range<Int>) -> Range<Int>? {
    if range.isEmpty { return place(range.lowerBound).map { $0..<$0 } }
    guard let first = old.token(at: range.lowerBound),
      var last = old.token(at: range.upperBound - 1)
    else { return nil }
    // What lies between two braces has no edges of its own.
    if old.source.tokens[last].range.upperBound != range.upperBound { last += 1 }
    guard old.source.tokens.indices.contains(last), tokens[first] >= 0,
      (first...last).allSatisfy({ tokens[$0] == tokens[first] + $0 - first }),
      let start = place(range.lowerBound), let end = place(range.upperBound), start <= end
    else { return nil }
    return start..<end
  }

  /// The identifiers in a range of the old text.
  func identifiers(in range: Range<Int>) -> Set<String> { old.identifiers(in: range) }

  /// An edge of a token.
  private func place(_ offset: Int) -> Int? {
    guard let token = old.token(at: offset) else { return nil }
    for (index, isStart) in [(token, true), (token, false), (token - 1, false), (token + 1, true)]
    where tokens.indices.contains(index) && tokens[index] >= 0 {
      let (before, after) = (old.source.tokens[index].range, new.source.tokens[tokens[index]].range)
      if isStart, before.lowerBound == offset { return after.lowerBound }
      if !isStart, before.upperBound == offset { return after.upperBound }
    }
    return nil
  }

  // MARK: Items

  /// A token of a declaration, or the body of a function, an accessor or a closure as a whole: what others
  /// see of a file are its tokens, not what its bodies do.
  private struct Item {
    var tokens: Range<Int>
    var key: String
  }

  private static func items(of outline: SourceOutline) -> [Item] {
    let bodies = outline.nodes.indices.filter { index in
      outline.nodes[index].kind == .block && !outline.nodes[index].tokens.isEmpty
        && !outline.isInBody(index)
    }.map { outline.nodes[$0].tokens }.sorted { $0.lowerBound < $1.lowerBound }
    var items: [Item] = []
    var token = 0
    for body in bodies where body.lowerBound >= token {
      items += (token..<body.lowerBound).map { item($0, outline) }
      items.append(Item(tokens: body, key: "{…}"))
      token = body.upperBound
    }
    return items + (token..<outline.source.tokens.count).map { item($0, outline) }
  }

  private static func item(_ token: Int, _ outline: SourceOutline) -> Item {
    let text = outline.source.text(token)
    // Its line is part of a preview's name.
    return Item(
      tokens: token..<token + 1, key: text.hasPrefix("preview_") ? "preview" : text)
  }

  /// The place of each element of a list in another, or -1.
  static func alignment<Element: Equatable>(_ old: [Element], _ new: [Element]) -> [Int] {
    var places = [Int](repeating: -1, count: old.count)
    let first = zip(old, new).prefix { $0 == $1 }.count
    let last = zip(old.dropFirst(first).reversed(), new.dropFirst(first).reversed())
      .prefix { $0 == $1 }.count
    for index in 0..<first { places[index] = index }
    for index in 0..<last { places[old.count - 1 - index] = new.count - 1 - index }
    let (before, after) = (old[first..<old.count - last], new[first..<new.count - last])
    guard !before.isEmpty, !after.isEmpty, before.count * after.count <= largestProduct else {
      return places
    }
    let changes = Array(after).difference(from: Array(before))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    for (index, other) in zip(
      before.indices.filter { !removed.contains($0 - first) },
      after.indices.filter { !inserted.contains($0 - first) })
    {
      places[index] = other
    }
    return places
  }

  /// To compare longer lists takes longer than to mend a file anew.
  private static let largestProduct = 4_000_000

  private mutating func pair(_ before: Item, _ after: Item) {
    let (one, other) = (before.tokens, after.tokens)
    let same = Self.alignment(one.map(old.source.text), other.map(new.source.text))
    var changed: Set<Int> = []
    var expected = 0
    for (index, place) in same.enumerated() {
      // Behind what was added to it, a statement goes on.
      if place != expected, index > 0 { changed.insert(index - 1) }
      if place < 0 { changed.insert(index) } else { expected = place + 1 }
    }
    // Others of its statements may be about what it declares.
    if changed.contains(where: { isDeclaration(one.lowerBound + $0, in: one) }) { return }
    // What the whole statement means may be something else.
    let left = Set(changed.flatMap { statement(around: one.lowerBound + $0, in: one) })
    for (index, place) in same.enumerated()
    where place >= 0 && !left.contains(one.lowerBound + index) {
      tokens[one.lowerBound + index] = other.lowerBound + place
    }
  }

  /// Whether a token is part of a declaration in a body.
  private func isDeclaration(_ token: Int, in body: Range<Int>) -> Bool {
    old.path(to: token).contains { index in
      let node = old.nodes[index]
      return [.variable, .function, .declaration, .type].contains(node.kind)
        && node.tokens.lowerBound > body.lowerBound
    }
  }

  private func statement(around token: Int, in body: Range<Int>) -> Range<Int> {
    let node = old.path(to: token).last { old.nodes[$0].kind == .statement }
    return node.map { old.nodes[$0].tokens.clamped(to: body) } ?? token..<token + 1
  }

  // MARK: Names

  private static func names(in tokens: [Int], of outline: SourceOutline) -> Set<String> {
    var names: Set<String> = []
    for token in tokens {
      let path = outline.path(to: token).map { outline.nodes[$0] }
      for (level, node) in path.enumerated() {
        switch node.kind {
        case .type:
          let isInHeading = token < node.brace ?? node.tokens.upperBound
          if isInHeading { names.insert(outline.source.text(node.keyword + 1)) }
        case .function where outline.source.token(node.keyword, is: "init"):
          let type = path[..<level].last { $0.kind == .type }
          if let type { names.insert(outline.source.text(type.keyword + 1)) }
        case .function, .variable: names.insert(outline.source.text(node.keyword + 1))
        // Of a list of cases, each.
        case .declaration:
          names.formUnion([outline.source.text(node.keyword + 1), outline.source.text(token)])
        case .members, .block, .accessor, .statement, .mark: break
        }
      }
    }
    // No other declaration has a name of its own for these.
    return names.subtracting(["body", "previews"])
  }

  /// The names of all declarations of a source outside of bodies.
  static func names(of outline: SourceOutline) -> Set<String> {
    names(in: items(of: outline).map(\.tokens.lowerBound), of: outline)
  }
}

extension SourceOutline {
  /// The identifiers in a range of the text.
  func identifiers(in range: Range<Int>) -> Set<String> {
    guard let first = token(at: range.lowerBound), !range.isEmpty else { return [] }
    let inside = (first..<source.tokens.count).prefix {
      source.tokens[$0].range.lowerBound < range.upperBound
    }
    return Set(inside.filter { source.kind($0) == .identifier }.map(source.text))
  }

  /// Whether a node is part of the body of another.
  fileprivate func isInBody(_ index: Int) -> Bool {
    var outer = nodes[index].parent
    while outer >= 0 {
      if nodes[outer].kind == .block { return true }
      outer = nodes[outer].parent
    }
    return false
  }
}
