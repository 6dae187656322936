import LayoutProbe

/// A file with what was replaced in it so far.
struct MendedFile {
  let path: String
  let outline: SourceOutline
  /// The user's lines of the text that is mended.
  private let rewritten: RewrittenSource
  private(set) var mends: [Mend] = [] {
    didSet { hasChanged = true }
  }
  /// Edits that the user need not know about, such as imports.
  private(set) var edits: [RewrittenSource.Edit] = [] {
    didSet { hasChanged = true }
  }
  /// Bodies that the compiler gave up on: they are left out until the rest of the module compiles,
  /// which may be what they waited for.
  private(set) var shelved: [Mend] = [] {
    didSet { hasChanged = true }
  }
  private var wereShelved: Set<String> = []
  /// Bodies that are left out as long as nothing calls them.
  private var deferred: [Mend] = [] {
    didSet { hasChanged = true }
  }
  private var hasChanged = false
  /// What is added at the end, a line each.
  var additions: [String] = []
  /// All that was ever tried, so that nothing is tried twice.
  var tried: Set<String> = []
  /// What was taken back with others, and tried again.
  private var doneAgain: Set<String> = []
  /// What was replaced in the last round.
  private var last: [Range<Int>] = []
  /// What was imported in the last round, which the compiler does not know yet.
  private var lastImports: Set<String> = []
  /// Whether some of it was taken back since it could not be parsed, and not for its line.
  private var wasTakenBack = false
  /// In how many rounds there were errors in a body or a statement, by its node.
  var heat: [Int: Int] = [:]
  /// The modules that the file imports.
  let imports: [Import]

  struct Import {
    let module: String
    /// The keyword and all that follows it.
    let tokens: Range<Int>
    /// From the first attribute on.
    let whole: Range<Int>
  }

  init(_ file: ModuleSources.File) {
    path = file.path
    rewritten = file.scan.rewritten
    outline = SourceOutline(TokenizedSource(file.text))
    imports = Self.imports(outline)
    mended = RewrittenSource(outline.source.bytes, edits: [])
  }

  var source: TokenizedSource { outline.source }

  private static func imports(_ outline: SourceOutline) -> [Import] {
    let source = outline.source
    return outline.nodes.compactMap { node in
      guard node.kind == .declaration, source.token(node.keyword, is: "import") else { return nil }
      let kinds: Set<String> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
      ]
      var name = node.keyword + 1
      if kinds.contains(source.text(name)) { name += 1 }
      return Import(
        module: source.text(name).replacing("`", with: ""),
        tokens: node.keyword..<node.tokens.upperBound, whole: node.tokens)
    }
  }

  /// Imports a module at the end of the file; false if the compiler knows that already.
  mutating func addImport(_ module: String) -> Bool {
    guard !additions.contains("import \(module)") else { return lastImports.contains(module) }
    additions.append("import \(module)")
    lastImports.insert(module)
    return true
  }

  func imports(_ module: String) -> Bool { imports.contains { $0.module == module } }

  /// Whether SwiftUI's names are known in the file. To import it a second time beside a module that
  /// hands them on would make those ambiguous that both declare.
  var hasSwiftUI: Bool {
    imports.contains { $0.module == "SwiftUI" || AliasModule.stands(for: $0.module) }
  }

  /// The user's line of a token.
  func line(of token: Int) -> Int {
    guard source.tokens.indices.contains(token) else { return 1 }
    let place = source.tokens[token]
    return rewritten.originalPosition(line: place.line, column: place.column).line
  }

  /// Whether an edit of its own stands for a token.
  func isTakenOut(_ token: Int) -> Bool {
    let range = source.tokens[token].range
    return edits.contains { $0.range == range }
  }

  // MARK: Text

  private var allEdits: [RewrittenSource.Edit] {
    let leftOut = shelved + deferred
    let kept = (mends + leftOut).map { mend in
      RewrittenSource.Edit(mend.range, mend.text + source.lineEnds(in: mend.range))
    }
    guard !leftOut.isEmpty else { return edits + kept }
    return (edits + kept).filter { edit in
      !leftOut.contains { $0.range != edit.range && Self.contains($0.range, edit.range) }
    }
  }

  /// The text as it was compiled last, and where it came from.
  private(set) var mended: RewrittenSource

  /// The text as it is to be compiled now.
  mutating func render() -> String {
    if hasChanged {
      mended = RewrittenSource(source.bytes, edits: allEdits)
      mendedLines = mends.compactMap(linesOfMember)
      hasChanged = false
    }
    return ([mended.text] + additions).joined(separator: "\n")
  }

  /// The lines of the members of types, and of the functions and variables in none, in which something was
  /// replaced when it was compiled last.
  private(set) var mendedLines: [ClosedRange<Int>] = []

  private func linesOfMember(around mend: Mend) -> ClosedRange<Int>? {
    guard let token = outline.token(at: mend.range.lowerBound),
      let member = outline.member(around: token)
    else { return nil }
    let range = outline.bytes(member)
    return source.line(at: range.lowerBound)...source.line(at: range.upperBound - 1)
  }

  // MARK: Mending

  /// Takes the first of the mends that was not tried and fits in with those that are there.
  ///
  /// - Parameter inserted: The place of the error, if it is in what was put in.
  mutating func apply(_ candidates: [Mend], inserted: Int? = nil, round: inout [Mend]) -> Bool {
    let owner = inserted.flatMap { place in
      mends.first { $0.range.lowerBound == place || $0.range.contains(place) }
    }
    for mend in candidates where !tried.contains(mend.key) {
      guard outline.isBalanced(mend.range) else { continue }
      if let owner, !Self.contains(mend.range, owner.range) { continue }
      if round.contains(where: { Self.contains($0.range, mend.range) }) { return true }
      if mends.contains(where: { Self.clashes($0.range, mend.range) }) { continue }
      if edits.contains(where: { Self.clashes($0.range, mend.range) }) { continue }
      tried.insert(mend.key)
      mends.removeAll { Self.contains(mend.range, $0.range) }
      shelved.removeAll { Self.contains(mend.range, $0.range) }
      deferred.removeAll { Self.contains(mend.range, $0.range) }
      edits.removeAll { Self.contains(mend.range, $0.range) }
      round.removeAll { Self.contains(mend.range, $0.range) }
      mends.append(mend)
      round.append(mend)
      last.append(mend.range)
      return true
    }
    return false
  }

  /// The sample or placeholder that took the place of an expression last in the statement around a token.
  func lastValue(_ start: String, inStatementAt token: Int) -> Mend? {
    let statement = outline.path(to: token).last { outline.nodes[$0].kind == .statement }
    guard let range = statement.map({ outline.bytes(outline.nodes[$0].tokens) }) else { return nil }
    return mends.last { $0.text.hasPrefix(start) && Self.contains(range, $0.range) }
  }

  /// Begins a round of mends, which ``takeBack(line:)`` may take back.
  mutating func beginRound() {
    last = []
    lastImports = []
    wasTakenBack = false
  }

  /// Takes back what was done in the last round to a line; if that is nothing, to the declaration that
  /// was changed next before it, and if the text cannot be parsed after that, all that was replaced.
  ///
  /// - Returns: False if there is nothing to take back.
  mutating func takeBack(line: Int) -> Bool {
    var ranges = last.filter {
      source.line(at: $0.lowerBound)...source.line(at: $0.upperBound) ~= line
    }
    if ranges.isEmpty {
      // What is left out as a whole, such as an attribute or a declaration, breaks nothing in another line.
      let leftOut = Set(mends.filter(\.leavesOut).map(\.range))
      let last = last.filter { !leftOut.contains($0) }
      let before = last.filter { source.line(at: $0.lowerBound) <= line }
      let nearest = before.max { $0.lowerBound < $1.lowerBound }
      let declaration = wasTakenBack ? nil : nearest.flatMap { outermost(at: $0.lowerBound) }
      ranges = last.filter { range in
        declaration.map { outermost(at: range.lowerBound) == $0 } ?? true
      }
      wasTakenBack = true
    }
    guard !ranges.isEmpty else { return false }
    // An attribute of a declaration can be left out in any case: that may be done once more.
    for mend in mends where ranges.contains(mend.range) {
      if mend.leavesOut, doneAgain.insert(mend.key).inserted { tried.remove(mend.key) }
    }
    mends.removeAll { ranges.contains($0.range) }
    edits.removeAll { ranges.contains($0.range) }
    last.removeAll(where: ranges.contains)
    return true
  }

  /// The outermost declaration around a byte.
  private func outermost(at offset: Int) -> Int? {
    outline.token(at: offset).flatMap { token in
      outline.path(to: token).first { outline.nodes[$0].parent == 0 }
    }
  }

  /// Leaves a body out for now; false if it was left out before.
  mutating func shelve(_ mend: Mend) -> Bool {
    guard wereShelved.insert(mend.key).inserted else { return false }
    shelved.append(mend)
    return true
  }

  /// Whether a place is in a body that is left out for now.
  func isShelved(at offset: Int) -> Bool { shelved.contains { $0.range.contains(offset) } }

  /// Lets bodies be left out for now that were before.
  mutating func mayShelveAgain() { wereShelved = [] }

  /// Puts back what was left out; false if nothing was.
  mutating func unshelve() -> Bool {
    guard !shelved.isEmpty else { return false }
    shelved = []
    return true
  }

  /// Leaves bodies out until ``activate()``.
  mutating func deferBodies(_ bodies: [Mend]) { deferred = bodies }

  /// Whether bodies are left out as nothing calls them.
  var isDeferred: Bool { !deferred.isEmpty }

  /// Takes over what was done to an earlier version, with its ranges in this one.
  mutating func restore(
    _ mends: [Mend], _ edits: [RewrittenSource.Edit], _ additions: [String]
  ) {
    (self.mends, self.edits, self.additions) = (mends, edits, additions)
    tried = Set(mends.map(\.key) + edits.map(Self.key))
  }

  /// Puts back the bodies that were left out as nothing called them; false if there are none.
  mutating func activate() -> Bool {
    guard !deferred.isEmpty else { return false }
    deferred = []
    return true
  }

  /// Adds an edit unless something else is done at its place.
  mutating func apply(_ edit: RewrittenSource.Edit) -> Bool {
    let key = Self.key(edit)
    guard !tried.contains(key), !mends.contains(where: { $0.range.overlaps(edit.range) }),
      !edits.contains(where: { $0.range.overlaps(edit.range) })
    else { return false }
    tried.insert(key)
    edits.append(edit)
    last.append(edit.range)
    return true
  }

  /// Takes edits of some words back for good; false if there are none.
  mutating func takeBackEdits(of words: some Collection<String>, in range: Range<Int>) -> Bool {
    let kept = edits.filter {
      !Self.contains(range, $0.range) || !words.contains(source.text(in: $0.range))
    }
    guard kept.count < edits.count else { return false }
    edits = kept
    return true
  }

  private static func key(_ edit: RewrittenSource.Edit) -> String {
    "\(edit.range.lowerBound)-\(edit.range.upperBound):edit"
  }

  /// Whether something was inserted at a place in this round.
  func wasEdited(at place: Int) -> Bool { last.contains(place..<place) }

  private static func contains(_ outer: Range<Int>, _ inner: Range<Int>) -> Bool {
    outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }

  /// Whether one cannot be put in place with the other there.
  private static func clashes(_ present: Range<Int>, _ new: Range<Int>) -> Bool {
    !contains(new, present)
      && (present.overlaps(new) || contains(present, new))
  }
}

extension TokenizedSource {
  /// The line of a byte, counted from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 1 }
    return tokens[low - 1].line
      + lineEnds(
        in: tokens[low - 1].range.lowerBound..<max(offset, tokens[low - 1].range.lowerBound)
      )
      .count
  }
}
