import LayoutProbe

/// What could be compiled instead of the code around a place, from the least to the most.
struct MendLadder {
  let outline: SourceOutline
  let file: String
  /// The user's line of a token.
  let line: (Int) -> Int
  /// What the compiler missed.
  let reason: String
  /// Types that are generated.
  let knownTypes: Set<String>
  /// Whether a token, such as `override`, was taken out before.
  private let isTakenOut: (Int) -> Bool
  var source: TokenizedSource { outline.source }

  init(
    _ outline: SourceOutline, file: String, line: @escaping (Int) -> Int, reason: String,
    knownTypes: Set<String>, isTakenOut: @escaping (Int) -> Bool = { _ in false }
  ) {
    self.outline = outline
    self.file = file
    self.line = line
    self.reason = reason
    self.knownTypes = knownTypes
    self.isTakenOut = isTakenOut
  }

  func mends(at token: Int) -> [Mend] {
    let path = outline.path(to: token)
    var mends: [Mend] = []
    var place = token
    for (level, index) in path.enumerated().reversed() {
      let node = outline.nodes[index]
      let depth = path[..<level].count { outline.nodes[$0].kind == .block } - 1
      let isCode = path[..<level].last.map { outline.nodes[$0].kind == .block } ?? false
      var own: [Mend] = []
      switch node.kind {
      case .statement: own = statementMends(node, at: place, in: path[..<level])
      case .variable: own = variableMends(node, at: place, isCode: isCode)
      case .block:
        if let brace = node.brace { place = brace }
        own = bodyMends(node, of: outline.nodes[node.parent])
      case .function, .declaration:
        if let value = defaultValue(around: place, in: node) {
          own = chainMends(place, in: value, isView: false)
        }
        own += [removal(node, isCode ? .statement : .declaration)]
      case .type: own = [stub(node), removal(node, .declaration)]
      case .accessor, .members, .mark: break
      }
      if level == path.count - 1 { own = mendsOfWholeBody(node) + own }
      mends += own.map { mend in
        var mend = mend
        mend.depth = max(0, depth)
        return mend
      }
    }
    let ofReason = [
      title(at: token), extraArgument(at: token), pattern(at: token), argumentOfControl(at: token),
      bindingOfControl(at: token),
    ]
    let depth = mends.first?.depth ?? 0
    for var mend in ofReason.compactMap(\.self) {
      mend.depth = depth
      mends.insert(mend, at: 0)
    }
    return mends
  }

  /// "failed to produce diagnostic" names a declaration, and is about what it does.
  private func mendsOfWholeBody(_ node: SourceOutline.Node) -> [Mend] {
    guard reason.hasPrefix("failed to produce diagnostic") else { return [] }
    return node.children.map { outline.nodes[$0] }.filter { $0.kind == .block }.flatMap {
      bodyMends($0, of: node)
    }
  }

  /// What the chain begins with that calls a modifier: `Text`.
  func base(of modifier: Int) -> String? {
    guard source.token(modifier - 1, is: "."),
      let statement = outline.path(to: modifier).last.map({ outline.nodes[$0].tokens })
    else { return nil }
    var limits = statement
    if let open = outline.brackets(around: modifier).first, statement.contains(open) {
      limits = open + 1..<(outline.match(open) ?? statement.upperBound)
    }
    return source.text(outline.chain(around: modifier, in: limits).tokens.lowerBound)
  }

  /// What replaces a container of which the content is shown.
  static let content = "its content"

  // MARK: Making mends

  func standIn(
    _ kind: StandIn.Kind, _ replacement: String?, for original: String, at token: Int
  ) -> StandIn {
    let short = original.count > 60 ? original.prefix(59) + "…" : original[...]
    return StandIn(
      place: SourcePlace(file: file, line: line(token)), kind: kind, replacement: replacement,
      original: String(short), reason: reason)
  }

  func mend(
    _ tokens: Range<Int>, _ kind: StandIn.Kind, _ replacement: String?, scope: Mend.Scope,
    original: String? = nil, text: (String) -> String
  ) -> Mend {
    let standIn = standIn(
      kind, replacement, for: original ?? name(tokens), at: tokens.lowerBound)
    return Mend(
      range: outline.bytes(tokens), text: text(SwiftText.literal(standIn.label)), standIn: standIn,
      scope: scope)
  }

  /// An expression in few words: `KFImage(…)`, `model.title`.
  func name(_ tokens: Range<Int>) -> String {
    var text = ""
    var index = tokens.lowerBound
    while index < tokens.upperBound, text.count < 50 {
      if let end = outline.match(index), end > index {
        if source.token(index, is: "{") {
          text += text.isEmpty ? "{…}" : " {…}"
        } else {
          text += source.text(index) + (end > index + 1 ? "…" : "") + source.text(end)
        }
        index = end + 1
      } else {
        let isWord = source.kind(index) != .punctuation
        if isWord, let last = text.last,
          last.isLetter || last.isNumber || last == "," || last == ":"
        {
          text += " "
        }
        text += source.text(index).prefix { !$0.isNewline }
        index += 1
      }
    }
    return text
  }

  private func removal(_ node: SourceOutline.Node, _ scope: Mend.Scope) -> Mend {
    let end = node.brace ?? node.tokens.upperBound
    return mend(
      node.tokens, .declaration, nil, scope: scope,
      original: name(node.keyword..<max(end, node.keyword + 1))
    ) { _ in "" }
  }

  // MARK: Expressions

  /// The chains around a place, innermost first.
  private func chainMends(
    _ place: Int, in limits: Range<Int>, isView: Bool, isStatement: Bool = false,
    isBinding: Bool = false, isUntyped: Bool = false
  ) -> [Mend] {
    var mends: [Mend] = []
    // Only what the error is about is expected to be a function, not what is around it.
    var expected = ExpectedFunction(reason)
    var place = place
    // A modifier with the name of a member that is not known, `theme.accentColor`, took its place.
    let isHidden = reason.contains(" -> some View' ")
    let groups = outline.brackets(around: place).prefix { $0 >= limits.lowerBound }
      .filter { !source.token($0, is: "{") }
    for group in groups.map(Optional.some) + [nil] {
      let inner = group.map { $0 + 1..<(outline.match($0) ?? limits.upperBound) } ?? limits
      // A label is not part of what it labels.
      if group != nil, source.token(place + 1, is: ":"), inner.contains(place + 2) { place += 2 }
      guard inner.contains(place) else { break }
      let chain = outline.chain(around: place, in: inner)
      // What is assigned to must be a variable.
      if group == nil, isAssigned(chain, in: inner) { break }
      let isWhole = isStatement && group == nil && chain.tokens == limits
      let own = chainMends(
        chain, at: place, isView: isView, isWhole: isWhole, isBinding: isBinding,
        isUntyped: isUntyped && chain.tokens == limits, expected: expected)
      expected = nil
      let segment = chain.segments[chain.segment(with: place)]
      if segment.count < 30, !isHidden, !setsBar(segment) {
        // Without a short modifier more is right than with a sample in it.
        mends.insert(contentsOf: own.prefix { $0.standIn.kind == .modifier }, at: 0)
      }
      if let group, let title = titleOfBar(chain, in: group) { mends.append(title) }
      mends += own
      guard let group else { break }
      place = group
    }
    return mends
  }

  private func isAssigned(_ chain: SourceOutline.Chain, in limits: Range<Int>) -> Bool {
    let end = chain.tokens.upperBound
    // What closures within the chain assign to is theirs.
    var index = chain.tokens.lowerBound
    while index < end {
      if outline.isAssignment(index) { return true }
      index = outline.next(index)
    }
    guard limits.contains(end) else { return false }
    if outline.isAssignment(end) { return true }
    return source.token(end + 1, is: "=")
      && ["+", "-", "*", "/", "|", "&"].contains(source.text(end))
      && source.tokens[end + 1].range.lowerBound == source.tokens[end].range.upperBound
  }

  private func chainMends(
    _ chain: SourceOutline.Chain, at place: Int, isView: Bool, isWhole: Bool, isBinding: Bool,
    isUntyped: Bool, expected: ExpectedFunction?
  ) -> [Mend] {
    var mends: [Mend] = []
    let segment = chain.segment(with: place)
    let type = qualifiedType(of: chain)
    if segment == 0 || segment > type,
      outline.isModified(chain, before: segment, isView: isView && isWhole)
    {
      if isView {
        // Says when a probe comes by, and leaves no condition without a modifier.
        mends.append(
          mend(chain.segments[segment], .modifier, nil, scope: .expression) {
            "._withoutModifier(\($0))"
          })
      }
      mends.append(
        mend(chain.segments[segment], .modifier, nil, scope: .expression) { _ in "" })
    }
    let base = chain.segments[0].lowerBound..<chain.segments[type].upperBound
    if isWhole, isView, let member = missingValue(in: chain) {
      let name = source.text(member.lowerBound)
      mends.append(
        mend(member, .expression, "a sample", scope: .expression) { "(_standIn(\($0)) as \(name))" }
      )
    }
    if segment <= type {
      mends += baseMends(
        base, at: place, isView: isView, isWhole: isWhole, isAlone: chain.segments.count == type + 1
      )
    }
    if isWhole, isView || isUntyped { return mends }
    if isWhole {
      return mends + [
        mend(chain.tokens, .expression, "a sample", scope: .expression) { "_standIn(\($0))" }
      ]
    }
    if isBinding {
      mends.append(
        mend(chain.tokens, .expression, "nil", scope: .expression) { "_StandIn.absent(\($0))" })
    }
    if !isUntyped {
      mends.append(
        mend(chain.tokens, .expression, "a sample", scope: .expression) { label in
          expected?.sample(label) ?? "_standIn(\(label))"
        })
    }
    mends.append(
      mend(chain.tokens, .expression, "a placeholder", scope: .expression) { "_StandIn(\($0))" })
    return mends
  }

  /// What may stand for the type at the beginning of a chain, and its arguments.
  private func baseMends(
    _ base: Range<Int>, at place: Int, isView: Bool, isWhole: Bool, isAlone: Bool
  ) -> [Mend] {
    var mends: [Mend] = []
    let first = source.text(base.lowerBound)
    let isType = first.first?.isUppercase == true
    if isWhole, isView, isType, let builder = outline.builder(of: base),
      !builder.dropFirst().contains(place), let container = outline.container(for: builder)
    {
      mends.append(
        mend(
          base.lowerBound..<builder.lowerBound, .expression, Self.content, scope: .expression,
          original: name(base)
        ) { "_StandIn.\(container)(\($0)) " })
    }
    if knownTypes.contains(first), base.count > 1, source.token(base.lowerBound + 1, is: "(") {
      mends.append(
        mend(base, .expression, "a value without contents", scope: .expression) {
          "\(first)(_standIn: \($0))"
        })
    }
    if isWhole, !isAlone, isType {
      mends.append(
        mend(base, .expression, "a placeholder", scope: .expression) { "_StandIn(\($0))" })
    }
    return mends
  }

  /// A value that a package adds to a type of views, at the beginning of a chain: `Image.logo`.
  private func missingValue(in chain: SourceOutline.Chain) -> Range<Int>? {
    let start = chain.segments[0].lowerBound
    guard let match = reason.firstMatch(of: #/^type '(Color|Image|Text)' has no member '(\w+)'/#),
      source.text(start) == match.output.1, source.text(start + 2) == match.output.2
    else { return nil }
    return chain.segments[0].contains(start + 2)
      ? chain.segments[0] : start..<chain.segments[min(1, chain.segments.count - 1)].upperBound
  }

  /// The last segment of a type's name at the beginning of a chain: `Kit.Card(…)` makes a value of the
  /// type `Kit.Card`.
  private func qualifiedType(of chain: SourceOutline.Chain) -> Int {
    func isType(_ segment: Range<Int>, from start: Int) -> Bool {
      segment.contains(start) && source.text(start).first?.isUppercase == true
    }
    var last = 0
    while last + 1 < chain.segments.count, chain.segments[last].count == min(last + 1, 2),
      isType(chain.segments[last], from: chain.segments[last].upperBound - 1),
      isType(chain.segments[last + 1], from: chain.segments[last + 1].lowerBound + 1)
    {
      last += 1
    }
    return last
  }

  /// The default value of a parameter, or the value of a case.
  private func defaultValue(around place: Int, in node: SourceOutline.Node) -> Range<Int>? {
    guard place != node.brace, place < node.brace ?? node.tokens.upperBound else { return nil }
    var index = place
    while index > node.keyword {
      if outline.isAssignment(index) {
        var end = index + 1
        while end < node.tokens.upperBound, outline.match(end).map({ $0 > end }) ?? true,
          !source.token(end, is: ",")
        {
          end = outline.next(end)
        }
        return index + 1..<min(max(end, index + 2), node.tokens.upperBound)
      }
      if source.token(index, is: ",") {
        return nil
      }
      index = outline.previous(index)
    }
    return nil
  }

  // MARK: Statements

  private func statementMends(
    _ node: SourceOutline.Node, at place: Int, in path: ArraySlice<Int>
  ) -> [Mend] {
    let first = node.tokens.lowerBound
    let word = source.kind(first) == .identifier ? source.text(first) : ""
    let isReturn = word == "return" || word == "throw"
    var place = place
    let isControl = SourceOutline.control.contains(word)
    let limits =
      isReturn && node.tokens.count > 1
      ? first + 1..<node.tokens.upperBound
      : isControl ? condition(around: place, in: node.tokens) : expression(node.tokens)
    if isControl, let value = boundValue(after: place, in: limits) { place = value }
    let isView = returnsView(path)
    var mends =
      limits.contains(place)
      ? chainMends(
        place, in: limits, isView: isView, isStatement: !isControl,
        isBinding: isControl && isBinding(place, from: first), isUntyped: !isAlone(node)) : []
    if isView, limits.contains(place), let own = ownModifier(place, in: limits, path) {
      mends.insert(own, at: 0)
    }
    let whole = name(isControl ? first..<(headEnd(node) ?? node.tokens.upperBound) : node.tokens)
    switch word {
    case "return":
      if let type = platformType(in: declaredResult(path)) {
        mends.append(
          mend(node.tokens, .statement, "a sample", scope: .statement, original: whole) {
            "return _standIn(\($0)) as \(type)"
          })
      }
      if !isOpaque(path) {
        mends.append(
          mend(node.tokens, .statement, "a sample", scope: .statement, original: whole) {
            "return \(sample($0, of: declaredResult(path)))"
          })
      }
      mends.append(
        mend(node.tokens, .statement, "a placeholder", scope: .statement, original: whole) {
          "return _StandIn(\($0))"
        })
    case "throw":
      mends.append(
        mend(node.tokens, .statement, "an error", scope: .statement, original: whole) {
          "throw _StandIn(\($0))"
        })
    default:
      let replacement = isView ? "a placeholder" : setsVariable(node.tokens) ? "no result" : nil
      mends.append(
        mend(node.tokens, .statement, replacement, scope: .statement, original: whole) {
          "_StandIn(\($0))"
        })
    }
    return mends
  }

  /// Whether code assigns to a variable or passes one on to be set: `read(&size)`.
  private func setsVariable(_ tokens: Range<Int>) -> Bool {
    tokens.contains { index in
      if outline.isAssignment(index) { return true }
      guard source.token(index, is: "&"), index > tokens.lowerBound, index + 1 < tokens.upperBound
      else { return false }
      let isBefore = ["(", ",", ":"].contains(source.text(index - 1))
      return isBefore
        && source.tokens[index].range.upperBound == source.tokens[index + 1].range.lowerBound
    }
  }

  /// The view itself, for a modifier of its own that an extension of `View` calls:
  /// `toast(isPresented: $isShown)`.
  private func ownModifier(
    _ place: Int, in limits: Range<Int>, _ path: ArraySlice<Int>
  ) -> Mend? {
    guard let type = path.map({ outline.nodes[$0] }).last(where: { $0.kind == .type }),
      source.token(type.keyword, is: "extension"), source.token(type.keyword + 1, is: "View")
    else { return nil }
    let base = outline.chain(around: place, in: limits).segments[0]
    let isModifier = source.token(base.lowerBound, is: "modifier") && base.contains(place)
    guard base.lowerBound == place || isModifier, base.count > 1,
      source.text(base.lowerBound).first?.isLowercase == true
    else { return nil }
    return mend(base, .modifier, nil, scope: .expression) { "self._withoutModifier(\($0))" }
  }

  /// Whether a statement is the only one of its block, or of a case, so that it may be what a closure or a
  /// `switch` returns.
  private func isAlone(_ node: SourceOutline.Node) -> Bool {
    let block = outline.nodes[node.parent]
    guard block.kind == .block, outline.nodes[block.parent].kind == .statement else { return false }
    if block.children.count == 1 { return true }
    // What a case makes matters where the `switch` is all that there is.
    let around = outline.nodes[outline.nodes[block.parent].parent]
    guard around.children.count == 1 else { return false }
    let others = block.children.map { outline.nodes[$0] }.split(whereSeparator: outline.isCaseLabel)
    return others.first { $0.contains { $0.tokens == node.tokens } }?.count == 1
  }

  /// The tokens without `try` and `await`; none if the statement is an assignment to a place that
  /// could not be written.
  private func expression(_ tokens: Range<Int>) -> Range<Int> {
    var start = tokens.lowerBound
    while start < tokens.upperBound - 1 {
      if source.token(start, is: "try") || source.token(start, is: "await") {
        start += 1
      } else if start > tokens.lowerBound,
        source.token(start, is: "?") || source.token(start, is: "!"),
        source.token(start - 1, is: "try")
      {
        start += 1
      } else {
        break
      }
    }
    return start..<tokens.upperBound
  }

  /// The first token of what is bound, for a place in the pattern of an optional binding.
  private func boundValue(after place: Int, in limits: Range<Int>) -> Int? {
    var index = place
    while index < limits.upperBound {
      if source.token(index, is: ",") { return nil }
      if outline.isAssignment(index) {
        return index + 1 < limits.upperBound ? index + 1 : nil
      }
      index = outline.next(index)
    }
    return nil
  }

  /// The tokens of a condition between the blocks of a control statement; none at a block.
  private func condition(around place: Int, in tokens: Range<Int>) -> Range<Int> {
    var start = tokens.lowerBound
    var index = start
    while index < tokens.upperBound {
      if source.token(index, is: "{"), let end = outline.match(index) {
        if place < index { return start..<index }
        if place <= end { return index..<index }
        start = end + 1
      }
      index = outline.next(index)
    }
    return start..<tokens.upperBound
  }

  private func headEnd(_ node: SourceOutline.Node) -> Int? {
    node.tokens.first { source.token($0, is: "{") }
  }

  /// Whether a place is the value of an optional binding in a condition.
  private func isBinding(_ place: Int, from first: Int) -> Bool {
    var index = place
    while index > first {
      if outline.isAssignment(index) {
        var name = index - 1
        while name > first, source.line(of: name) == source.line(of: index) {
          if source.token(name, is: "let") || source.token(name, is: "var") {
            return !source.token(name - 1, is: "case")
          }
          if source.token(name, is: ",") { return false }
          name -= 1
        }
        return source.token(name, is: "let") || source.token(name, is: "var")
      }
      if source.token(index, is: ",") || source.token(index, is: "{") { return false }
      index = outline.previous(index)
    }
    return false
  }

  private func variableMends(
    _ node: SourceOutline.Node, at place: Int, isCode: Bool
  ) -> [Mend] {
    var mends: [Mend] = []
    let name = source.text(node.keyword + 1)
    if let equals = outline.assignment(in: node.keyword..<node.tokens.upperBound) {
      let value = equals + 1..<valueEnd(node)
      let pattern = tuplePattern(at: node.keyword + 1)
      let isTyped = source.token(pattern?.end ?? node.keyword + 2, is: ":")
      if value.contains(place), !value.isEmpty {
        let parts = chainMends(place, in: value, isView: false, isUntyped: !isTyped)
        if isPreview(node) {
          mends += parts.filter { $0.range != outline.bytes(value) }
          // Where a preview ends is not known, and its author is to hear of the error.
          if ModuleSources.Diagnostic.isAboutSyntax(reason) { return mends }
          mends.append(
            mend(value, .expression, "a placeholder", scope: .statement) {
              "PreviewDeclaration { _StandIn(\($0)) }"
            })
          return mends
        }
        mends += parts
        mends.append(
          mend(
            value, .expression, isTyped ? "a sample" : "a placeholder", scope: .statement
          ) { label in
            let one = isTyped ? "_standIn(\(label))" : "_StandIn(\(label))"
            guard let pattern else { return one }
            return "(" + Array(repeating: one, count: pattern.count).joined(separator: ", ") + ")"
          })
      }
    }
    if source.kind(node.keyword + 1) == .identifier, source.token(node.keyword + 2, is: ":"),
      node.brace == nil || place < (node.brace ?? 0)
    {
      let end = outline.typeEnd(of: node)
      let type = node.keyword + 3..<end
      if type.contains(place) {
        // A variable of an optional type needs no value, and is unwrapped.
        let last = source.text(end - 1)
        let optional = last == "?" || last == "!" ? last : ""
        mends.append(
          mend(
            type, .declaration, "a placeholder", scope: .declaration,
            original: "the type of \(name)"
          ) { _ in "_StandIn\(optional) " })
      }
    }
    if !isCode, let computed = computed(node) { mends.append(computed) }
    mends.append(removal(node, isCode ? .statement : .declaration))
    return mends
  }

  /// How many names a pattern such as `(color, title)` has, and where it ends; nil for a single name, and where
  /// patterns are in it.
  private func tuplePattern(at first: Int) -> (count: Int, end: Int)? {
    guard source.token(first, is: "("), let close = outline.match(first) else { return nil }
    var (count, index) = (1, first + 1)
    while index < close {
      if source.token(index, is: "(") { return nil }
      if source.token(index, is: ",") { count += 1 }
      index = outline.next(index)
    }
    return count > 1 ? (count, close + 1) : nil
  }

  /// A variable of the same name and type that only knows a sample.
  private func computed(_ node: SourceOutline.Node) -> Mend? {
    guard source.kind(node.keyword + 1) == .identifier else { return nil }
    let end = outline.typeEnd(of: node)
    let isTyped = source.token(node.keyword + 2, is: ":") && node.keyword + 3 < end
    let type =
      isTyped
      ? outline.type(node.keyword + 3..<end, withoutArgumentsOf: knownTypes) : "_StandIn"
    if type.hasPrefix("some ") { return nil }
    let kept: Set<String> = ["static", "class", "public", "private", "fileprivate", "override"]
    let words = (node.tokens.lowerBound..<node.keyword).filter { !isTakenOut($0) }
      .map(source.text).filter(kept.contains)
    let name = source.text(node.keyword + 1)
    return mend(
      node.tokens, .declaration, "a sample", scope: .declaration, original: "the variable \(name)"
    ) { label in
      let head = (words + ["var"]).joined(separator: " ")
      return "\(head) \(name): \(type) { get { _standIn(\(label)) } set {} }"
    }
  }

  /// The end of a variable's value, before its observers.
  private func valueEnd(_ node: SourceOutline.Node) -> Int {
    let last = node.tokens.upperBound - 1
    if source.token(last, is: "}"), let open = outline.match(last),
      ["didSet", "willSet"].contains(source.text(open + 1))
    {
      return open
    }
    return node.tokens.upperBound
  }

  // MARK: Types

  private func stub(_ node: SourceOutline.Node) -> Mend {
    let name = source.text(node.keyword + 1)
    let keyword = source.text(node.keyword)
    guard keyword != "extension", keyword != "protocol" else { return removal(node, .declaration) }
    let access = (node.tokens.lowerBound..<node.keyword).map(source.text).first {
      ["public", "open", "private", "fileprivate", "package"].contains($0)
    }
    return mend(
      node.tokens, .type, "an empty type", scope: .declaration, original: name
    ) { label in
      let head = access.map { ($0 == "open" ? "public" : $0) + " " } ?? ""
      return head + GeneratedType(name: name, shape: keyword == "class" ? .object : .value).text
    }
  }
}

extension TokenizedSource {
  func line(of index: Int) -> Int { tokens.indices.contains(index) ? tokens[index].line : 0 }
}
