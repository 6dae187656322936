import LayoutProbe

/// Errors whose message says what would mend all that follows from them.
extension ModuleMending {
  /// Nil if the message calls for nothing special.
  mutating func mendRoot(
    _ message: String, at token: Int, in index: Int, round: inout [Mend]
  ) -> Bool? {
    mendName(message, at: token, in: index)
      ?? mendMember(message, at: token, in: index)
      ?? mendOptional(message, at: token, in: index)
      ?? mendIgnoredArguments(message, at: token, in: index)
      ?? mendAttributeOrContract(message, at: token, in: index, round: &round)
      ?? mendDeclaration(message, at: token, in: index, round: &round)
      ?? mendIsolation(message, at: token, in: index)
  }

  /// Names that are not known: of types, of modules, in modules.
  private mutating func mendName(_ message: String, at token: Int, in index: Int) -> Bool? {
    if message.contains(#/^cannot find (type )?'\w+' in scope/#)
      || message.contains("has no member")
      || message.contains("must be declared") || message.contains("requires that")
    {
      if !files[index].hasSwiftUI, files[index].addImport("SwiftUI") { return true }
    }
    if let match = message.firstMatch(of: #/^cannot find '(\w+)' in scope/#),
      types.contains(String(match.output.1)), files[index].addImport(String(match.output.1))
    {
      return true
    }
    // The type is declared by now.
    if let match = message.firstMatch(of: #/^cannot find type '(\w+)' in scope/#),
      types.names.contains(String(match.output.1)) || types.contains(String(match.output.1)),
      declaresTypes
    {
      return true
    }
    if let match = message.firstMatch(of: #/^no such module '(\w+)/#) {
      return mendImport(String(match.output.1))
    }
    if let match = message.firstMatch(
      of: #/^'(\w+)' is not a member type of \w+ '(?:\w+\.)*(\w+)'(?: \(aka '(?:\w+\.)*(\w+)'\))?/#)
    {
      // The type is declared under the name that it has for others.
      let owner = String(match.output.3 ?? match.output.2)
      return addNested(String(match.output.1), to: owner, at: token, in: index)
    }
    if let match = message.firstMatch(of: #/^no type named '(\w+)' in module '(\w+)'/#),
      types.contains(String(match.output.2))
    {
      return addType(String(match.output.1), to: String(match.output.2), at: token, in: index)
    }
    return nil
  }

  /// Members that a type or module does not have, and types that are of another kind.
  private mutating func mendMember(_ message: String, at token: Int, in index: Int) -> Bool? {
    if let match = message.firstMatch(of: #/^value of type 'module<(\w+)>' has no subscripts/#) {
      return mendUses(of: String(match.output.1), reason: message) { $0.token($1, is: "[") }
        ? true : nil
    }
    if let match = message.firstMatch(of: #/^type '(\w+)(?:<.*>)?' has no member '[A-Z]/#),
      types.contains(String(match.output.1))
    {
      // A type of SwiftUI with the name of a module hides what the module has.
      return mendUses(of: String(match.output.1), reason: message) { source, next in
        source.token(next, is: ".") && source.text(next + 1).first?.isUppercase == true
      } ? true : nil
    }
    if let match = message.firstMatch(of: #/^type '(\w+)' has no member '(\w+)'/#),
      types.names.contains(String(match.output.1)), isImplicit(token, in: files[index])
    {
      return types.addStatic(String(match.output.2), to: String(match.output.1)) ? true : nil
    }
    if let match = message.firstMatch(
      of: #/^cannot specialize non-generic type '(?:\w+\.)*(\w+)'/#),
      types.names.contains(String(match.output.1))
    {
      return removeGenericArguments(of: [String(match.output.1)], in: index) ? true : nil
    }
    if message.contains("non-protocol, non-class type"),
      let match = message.matches(of: #/non-protocol, non-class type '(?:\w+\.)*(\w+)'/#).last
    {
      return types.makeContract(String(match.output.1)) ? true : nil
    }
    if let match = message.firstMatch(
      of: #/^non-class type '(?:\w+\.)*(\w+)' cannot conform to class protocol/#),
      types.makeObject(String(match.output.1))
    {
      return true
    }
    return nil
  }

  private mutating func mendAttributeOrContract(
    _ message: String, at token: Int, in index: Int, round: inout [Mend]
  ) -> Bool? {
    if isInAttribute(token, of: files[index]) || message.hasPrefix("unknown attribute")
      || message.contains("cannot be used as an attribute")
      || message.hasPrefix("'@dynamicMemberLookup' requires ")
      || (message.contains("external macro implementation type")
        && !files[index].source.text(token).hasPrefix("#"))
    {
      return mendAttribute(at: token, message, in: index, round: &round)
    }
    if message.contains(#/does not override any|has already been overridden|overrid.* non-open/#) {
      return remove("override", before: token, in: index)
    }
    if let match = message.firstMatch(of: #/'(?:\w+\.)*(\w+)' (?:to )?conform to 'View'/#),
      mendViewContract(of: String(match.output.1))
    {
      return true
    }
    // Where it is modified as a view is, it is one.
    if let match = message.firstMatch(
      of: #/^value of type '(?:\w+\.)*(\w+)' has no member '(\w+)'/#),
      Self.modifiersOfViews.contains(String(match.output.2)),
      mendViewContract(of: String(match.output.1))
    {
      return true
    }
    if message.contains(#/does not conform to protocol|redundant conformance|cannot conform/#)
      || message.contains(#/conformance of .* to protocol/#)
    {
      return mendConformance(message, at: token, in: index, round: &round)
    }
    return nil
  }

  private static let modifiersOfViews: Set<String> = [
    "background", "clipShape", "cornerRadius", "environment", "environmentObject", "fixedSize",
    "font", "foregroundColor", "foregroundStyle", "frame", "id", "layoutPriority", "listRowInsets",
    "navigationTitle", "offset", "onAppear", "opacity", "overlay", "padding", "sheet", "tabItem",
    "tag", "toolbar",
  ]

  private mutating func mendDeclaration(
    _ message: String, at token: Int, in index: Int, round: inout [Mend]
  ) -> Bool? {
    if message.hasPrefix("invalid redeclaration") {
      return removeDeclaration(at: token, message, in: index, round: &round)
    }
    if let match = message.firstMatch(of: #/^'(\w+)' is ambiguous for type lookup/#) {
      return preferOwn(String(match.output.1), in: index)
    }
    if message.hasPrefix("trailing closure passed to parameter"),
      labelContent(from: token, in: index)
    {
      return true
    }
    if message.hasSuffix("has no initializers") {
      return addInitializer(at: token, message, in: index)
    }
    if let match = message.firstMatch(of: #/^'init\(.* has been replaced by '(\w+)\.init\(/#) {
      return rename(to: String(match.output.1), at: token, message, in: index, round: &round)
    }
    return nil
  }

  /// A layout that is written as it was called before it had a name of its own.
  private mutating func rename(
    to name: String, at token: Int, _ reason: String, in index: Int, round: inout [Mend]
  ) -> Bool? {
    let original = files[index].source.text(token)
    guard files[index].source.kind(token) == .identifier, original != name else { return nil }
    let standIn = ladder(in: files[index], reason: reason)
      .standIn(.name, name, for: original, at: token)
    let mend = Mend(
      range: files[index].outline.bytes(token..<token + 1), text: name, standIn: standIn)
    return files[index].apply([mend], round: &round) ? true : nil
  }

  /// What is used as a view and is declared as something that is declared nowhere: that is a protocol of
  /// views.
  private mutating func mendViewContract(of name: String) -> Bool {
    for file in files {
      let source = file.source
      for node in file.outline.nodes
      where node.kind == .type && source.text(node.keyword) != "protocol"
        && source.text(node.keyword + 1) == name
      {
        for token in (node.keyword + 2)..<(node.brace ?? node.tokens.upperBound)
        where source.kind(token) == .identifier && types.names.contains(source.text(token)) {
          if types.makeViewContract(source.text(token)) { return true }
        }
      }
    }
    return false
  }

  /// A type with the name of a module, of which a value is asked by a key, or a member: everywhere at
  /// once, since the compiler names the first such place of a body only.
  ///
  /// - Parameter isUse: whether what follows the name, at a token, is such a use.
  private mutating func mendUses(
    of name: String, reason: String, where isUse: (TokenizedSource, Int) -> Bool
  ) -> Bool {
    var hasChanged = false
    for index in files.indices {
      let source = files[index].source
      var round: [Mend] = []
      for token in source.tokens.indices
      where source.text(token) == name && isUse(source, token + 1)
        && !source.token(token - 1, is: ".")
      {
        hasChanged =
          mendLeast(at: token, in: index, reason: reason, round: &round) || hasChanged
      }
    }
    return hasChanged
  }

  /// Writes a container's content as an argument with a label, so that the compiler says what is
  /// wrong in it: of two initializers it else takes the one without a closure to be meant.
  private mutating func labelContent(from brace: Int, in index: Int) -> Bool {
    let (outline, source) = (files[index].outline, files[index].source)
    guard source.token(brace, is: "{"), brace > 0, let end = outline.match(brace),
      !(source.token(end + 2, is: ":") && source.token(end + 3, is: "{"))
    else { return false }
    let (start, finish) = (source.tokens[brace].range, source.tokens[end].range)
    var opening = RewrittenSource.Edit(start.lowerBound..<start.lowerBound, "(content: ")
    if source.token(brace - 1, is: ")"), let paren = outline.match(brace - 1) {
      opening = RewrittenSource.Edit(
        source.tokens[brace - 1].range, paren == brace - 2 ? "content: " : ", content: ")
    }
    guard files[index].apply(opening) else { return false }
    return files[index].apply(
      RewrittenSource.Edit(finish.upperBound..<finish.upperBound, ")"))
  }

  // MARK: Modules and types

  /// Replaces what is made of types that have the name of their module, which is not here. The compiler sees
  /// the module there, and where it gives up on a large body, that may be why.
  mutating func mendNamesOfModules() -> Bool {
    var hasChanged = false
    for module in Set(files.flatMap(\.imports).map(\.module)).sorted()
    where types.contains(module) && types.module(of: module) == nil
      && !declared.contains(module) && !isType(module)
    {
      let reason = "cannot find '\(module)' in scope"
      hasChanged =
        mendUses(of: module, reason: reason) { $0.token($1, is: "(") } || hasChanged
    }
    return hasChanged
  }

  /// Whether a name is used as one of a type, which is declared in that case.
  private func isType(_ name: String) -> Bool {
    files.contains { file in
      let imports = file.imports.map(\.whole)
      return file.source.tokens.indices.contains { token in
        file.source.text(token) == name && !file.source.token(token - 1, is: ".")
          && !file.source.token(token + 1, is: ".") && !file.source.isCall(of: token)
          && !imports.contains { $0.contains(token) }
      }
    }
  }

  private mutating func mendImport(_ module: String) -> Bool {
    var isMended = false
    for index in files.indices {
      for item in files[index].imports where item.module == module {
        _ = types.addModule(module)
        standIns.append(
          StandIn(
            place: SourcePlace(
              file: files[index].path, line: files[index].line(of: item.tokens.lowerBound)),
            kind: .module, replacement: "an empty module", original: module))
        let range = files[index].outline.bytes(item.whole)
        let edit = RewrittenSource.Edit(
          range, "import \(module)" + files[index].source.lineEnds(in: range))
        isMended = files[index].apply(edit) || isMended
      }
    }
    return isMended
  }

  func standIn(
    _ kind: StandIn.Kind, _ replacement: String?, _ original: String, _ reason: String,
    at token: Int, in index: Int
  ) -> StandIn {
    StandIn(
      place: SourcePlace(file: files[index].path, line: files[index].line(of: token)), kind: kind,
      replacement: replacement, original: original, reason: reason)
  }

  mutating func addType(
    _ name: String, to module: String, at token: Int, in index: Int
  ) -> Bool {
    if types.module(of: name) == module { return false }
    let uses = TypeUses(files, names: [name])
    types.add(
      GeneratedType(name: name, shape: uses.shape(of: name)), to: module,
      standIn(.type, "an empty type", "\(module).\(name)", "", at: token, in: index))
    return true
  }

  private mutating func addNested(
    _ name: String, to type: String, at token: Int, in index: Int
  ) -> Bool? {
    // Of a module with a type of its own name, the type is found.
    if types.contains(type), types.module(of: type) != type {
      return addType(name, to: type, at: token, in: index)
    }
    return types.addNested(name, to: type) ? true : nil
  }

  /// Whether a member is named without its type, and not called.
  private func isImplicit(_ token: Int, in file: MendedFile) -> Bool {
    let source = file.source
    var name = token
    if source.token(name, is: ".") { name += 1 }
    guard source.token(name - 1, is: "."), !source.token(name + 1, is: "(") else { return false }
    let before = name - 2
    guard
      source.kind(before) == .identifier || source.token(before, is: ")")
        || source.token(before, is: "]") || source.token(before, is: "}")
    else { return true }
    let keywords = ["case", "return", "in", "try", "else", "await"]
    return keywords.contains(source.text(before))
  }

  // MARK: Parts of declarations

  private mutating func mendAttribute(
    at token: Int, _ reason: String, in index: Int, round: inout [Mend]
  ) -> Bool? {
    let file = files[index]
    let source = file.source
    var first = token
    while first > 0, source.kind(first) != .attribute, token - first < 40 { first -= 1 }
    guard source.kind(first) == .attribute else { return nil }
    var end = source.endOfName(from: first) + 1
    if let arguments = file.outline.genericArguments(after: end - 1) { end = arguments.upperBound }
    if source.token(end, is: "("), let close = file.outline.match(end),
      source.tokens[end].range.lowerBound == source.tokens[end - 1].range.upperBound
    {
      end = close + 1
    }
    let tokens = first..<end
    let path = file.outline.path(to: first)
    let node = path.last.map { file.outline.nodes[$0] }
    let name = file.outline.text(first..<first + 1)
    let isStored =
      node?.kind == .variable && node?.brace == nil && first < (node?.keyword ?? 0)
      && source.token(node?.keyword ?? 0, is: "var")
      && path.dropLast().last.map { file.outline.nodes[$0].kind == .members } == true
      && path.count > 2
    guard isStored, let node else {
      let dropped = standIn(.declaration, nil, name, reason, at: first, in: index)
      return files[index].apply(
        [
          Mend(
            range: file.outline.bytes(tokens), text: "", standIn: dropped, scope: .declaration)
        ], round: &round)
    }
    let wrapper = standIn(
      .declaration, "a property with a sample", name + " " + source.text(node.keyword + 1), reason,
      at: first, in: index)
    let isTyped = source.token(node.keyword + 2, is: ":")
    let hasValue =
      file.outline.assignment(in: node.keyword..<node.tokens.upperBound) != nil
    if !isTyped, !hasValue {
      let place = source.tokens[node.keyword + 1].range.upperBound
      _ = files[index].apply(RewrittenSource.Edit(place..<place, ": _StandIn"))
    }
    return files[index].apply(
      [
        Mend(
          range: file.outline.bytes(tokens),
          text: "@_StandInProperty(\(SwiftText.literal(wrapper.label)))", standIn: wrapper,
          scope: .declaration)
      ], round: &round)
  }

  /// Whether a place is among the attributes of a variable.
  private func isInAttribute(_ token: Int, of file: MendedFile) -> Bool {
    guard let last = file.outline.path(to: token).last else { return false }
    let node = file.outline.nodes[last]
    guard node.kind == .variable, token < node.keyword else { return false }
    var first = token
    while first > node.tokens.lowerBound, file.source.kind(first) != .attribute { first -= 1 }
    return file.source.kind(first) == .attribute
      && file.source.text(first).dropFirst().first?.isUppercase == true
  }

  private mutating func remove(_ modifier: String, before token: Int, in index: Int) -> Bool? {
    let file = files[index]
    guard
      let node = file.outline.path(to: token).last(where: {
        [.function, .variable].contains(file.outline.nodes[$0].kind)
      }).map({ file.outline.nodes[$0] }),
      let place = (node.tokens.lowerBound..<node.keyword).first(where: {
        file.source.text($0) == modifier
      })
    else { return nil }
    return files[index].apply(RewrittenSource.Edit(file.source.tokens[place].range, ""))
      ? true : nil
  }

  private mutating func removeDeclaration(
    at token: Int, _ reason: String, in index: Int, round: inout [Mend]
  ) -> Bool? {
    let file = files[index]
    let ladder = self.ladder(in: file, reason: reason)
    let mends = ladder.mends(at: token).filter { $0.scope == .declaration && $0.text.isEmpty }
    return files[index].apply(mends, round: &round) ? true : nil
  }

  private mutating func mendConformance(
    _ message: String, at token: Int, in index: Int, round: inout [Mend]
  ) -> Bool? {
    let file = files[index]
    let source = file.source
    guard
      let node = file.outline.path(to: token).last(where: {
        file.outline.nodes[$0].kind == .type
      }).map({ file.outline.nodes[$0] }), let brace = node.brace,
      let name = message.matches(of: #/protocol '(?:\w+\.)*(\w+)'/#).last.map({
        String($0.output.1)
      })
    else { return nil }
    if name == "View", let body = addedBody(message, to: node, in: index) {
      if files[index].apply([body], round: &round) { return true }
    }
    let entry = (node.keyword + 2..<brace).first { place in
      source.text(place) == name && [":", ",", "&", "."].contains(source.text(place - 1))
    }
    let entries =
      entry.map { [$0] }
      ?? (node.keyword + 2..<brace).filter {
        source.kind($0) == .identifier && [":", ","].contains(source.text($0 - 1))
      }
    guard let entry = entries.first else { return nil }
    var first = entry
    while source.token(first - 1, is: "."), first > node.keyword + 3 { first -= 2 }
    if source.kind(first - 1) == .attribute { first -= 1 }
    var tokens = first..<entry + 1
    // One of the commas goes too, or the colon if there is nothing else.
    if source.token(entry + 1, is: ",") {
      tokens = first..<entry + 2
    } else {
      tokens = first - 1..<entry + 1
    }
    let subject = source.text(node.keyword + 1)
    let mend = Mend(
      range: file.outline.bytes(tokens), text: " ",
      standIn: standIn(
        .declaration, nil, "the conformance of \(subject) to \(source.text(entry))", message,
        at: first, in: index), scope: .declaration)
    return files[index].apply([mend], round: &round) ? true : nil
  }

  private func addedBody(
    _ reason: String, to node: SourceOutline.Node, in index: Int
  ) -> Mend? {
    let file = files[index]
    guard let brace = node.brace, let end = file.outline.match(brace) else { return nil }
    let hasBody = (brace..<end).contains {
      file.source.token($0, is: "body") && file.source.token($0 - 1, is: "var")
    }
    if hasBody { return nil }
    if let made = bodyOfArguments(of: node, reason, in: index) { return made }
    let name = file.source.text(node.keyword + 1)
    let standIn = standIn(
      .body, "a placeholder", "the body of \(name)", reason, at: node.keyword, in: index)
    let place = file.source.tokens[brace].range.upperBound
    let label = SwiftText.literal(standIn.label)
    return Mend(
      range: place..<place, text: " var body: some View { _StandIn(\(label)) }; ",
      standIn: standIn, scope: .declaration)
  }

  private mutating func addInitializer(at token: Int, _ reason: String, in index: Int) -> Bool? {
    let file = files[index]
    guard
      let node = file.outline.path(to: token).last(where: {
        file.outline.nodes[$0].kind == .type
      }).map({ file.outline.nodes[$0] }), let brace = node.brace
    else { return nil }
    let name = file.source.text(node.keyword + 1)
    let standIn = standIn(
      .body, "a trap", "the initialiser of \(name)", reason, at: node.keyword, in: index)
    standIns.append(standIn)
    let place = file.source.tokens[brace].range.upperBound
    let label = SwiftText.literal(standIn.label)
    return files[index].apply(
      RewrittenSource.Edit(place..<place, " init() { _standInTrap(\(label)) }; ")) ? true : nil
  }
}

extension TokenizedSource {
  /// Whether something of a name is called there, and not declared.
  fileprivate func isCall(of name: Int) -> Bool {
    token(name + 1, is: "(") && !token(name - 1, is: "case") && !token(name - 1, is: "func")
  }
}
