import LayoutProbe

/// Types of the program's modules that have the names of others.
extension ModuleMending {
  /// The modules of the program that declare a type which a system module has as well, by its name.
  func namesakes(in messages: [ModuleSources.Diagnostic]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for (index, message) in messages.enumerated() where message.severity == .error {
      guard
        let match = message.message.firstMatch(of: #/^'(\w+)' is ambiguous for type lookup/#)
      else { continue }
      for candidate in candidates(ofErrorAt: index, in: messages)
      where candidate.message == Self.foundCandidate {
        guard let module = candidate.path?.prefixMatch(of: #/(\w+)\./#)?.output.1,
          original.programModules.contains(String(module))
        else { continue }
        found[String(match.output.1), default: []].insert(String(module))
      }
    }
    return found
  }

  private static let foundCandidate = "found this candidate"

  /// The notes of an error about what it may mean.
  private func candidates(
    ofErrorAt index: Int, in messages: [ModuleSources.Diagnostic]
  ) -> [ModuleSources.Diagnostic] {
    messages[(index + 1)...].prefix { $0.severity != .error }
      .filter { $0.message.hasPrefix(Self.foundCandidate) }
  }

  /// Where a function or property of the module is ambiguous with the system's, the system's is called. Apps
  /// declare such for older systems, on which the system's is missing; here it never is.
  ///
  /// - Returns: Whether an attribute was added that says so.
  mutating func preferSystem(forAmbiguitiesIn messages: [ModuleSources.Diagnostic]) -> Bool {
    var hasChanged = false
    for (index, token) in ownCandidates(in: messages) {
      let source = files[index].source
      let start =
        source.modifiers(before: token - 1).map(\.lowerBound).min()
        ?? source.tokens[token - 1].range.lowerBound
      let attribute = RewrittenSource.Edit(start..<start, "@_disfavoredOverload ")
      if files[index].apply(attribute) { hasChanged = true }
    }
    return hasChanged
  }

  /// The names of the module's functions and properties that are ambiguous with a system module's.
  private func ownCandidates(
    in messages: [ModuleSources.Diagnostic]
  ) -> [(file: Int, token: Int)] {
    var found: [(file: Int, token: Int)] = []
    for (index, message) in messages.enumerated()
    where message.severity == .error && message.message.hasPrefix("ambiguous use of '")
      // A sample fits each of them.
      && !isMended(around: message)
    {
      let candidates = candidates(ofErrorAt: index, in: messages)
      guard candidates.contains(where: isOfSystem) else { continue }
      found += candidates.compactMap(place(of:)).filter { file, token in
        token > 0 && ["func", "var"].contains(files[file].source.text(token - 1))
      }
    }
    return found
  }

  private func isOfSystem(_ candidate: ModuleSources.Diagnostic) -> Bool {
    guard let module = candidate.message.firstMatch(of: #/in module '(\w+)'/#)?.output.1 else {
      return false
    }
    let name = String(module)
    return original.knownModules.contains(name) && !original.programModules.contains(name)
  }

  /// Of two modules with a type of one name, the one that is not here, or that is the program's, has the
  /// one that is meant.
  mutating func preferOwn(_ name: String, in index: Int) -> Bool? {
    let own = namesakes[name].flatMap { $0.count == 1 ? $0.first : nil }
    guard let module = types.module(of: name) ?? own, !module.isEmpty else { return nil }
    if let kind = scopedImports[name] {
      let scoped = Self.scopedImport(kind, module, name)
      if !files[index].additions.contains(scoped) { files[index].additions.append(scoped) }
      return true
    }
    let alias = Self.alias(module, name)
    // What the module declares itself comes before what it imports.
    if files.contains(where: { $0.additions.contains(alias) }) { return true }
    _ = files[index].addImport(module)
    files[index].additions.append(alias)
    return true
  }

  private static func alias(_ module: String, _ name: String) -> String {
    "public typealias \(name) = \(module).\(name)"
  }

  private static func scopedImport(_ kind: String, _ module: String, _ name: String) -> String {
    "import \(kind) \(module).\(name)"
  }

  /// Of a module with a type that has the module's own name, nothing is found by that name: the type that
  /// is meant is imported alone, in each file, which comes before what comes with other modules as well.
  /// Nil for a message about something else.
  mutating func mendPreference(_ message: String) -> Bool? {
    if let match = message.firstMatch(
      of: #/^'(\w+)' is not a member type of \w+ '(\w+)\.(\w+)'/#), match.output.2 == match.output.3
    {
      let (name, module) = (String(match.output.1), String(match.output.2))
      return replace(
        addition: Self.alias(module, name), with: Self.scopedImport("class", module, name),
        kind: "class", of: name)
    }
    guard
      let match = message.firstMatch(of: #/^'(\w+)' was imported as '(\w+)', but is an? (\w+)/#)
    else { return nil }
    let (name, old, kind) = (match.output.1, match.output.2, match.output.3)
    for addition in Set(files.flatMap(\.additions))
    where addition.hasPrefix("import \(old) ") && addition.hasSuffix(".\(name)") {
      let module = addition.dropFirst("import \(old) ".count).dropLast(name.count + 1)
      return replace(
        addition: addition, with: Self.scopedImport(String(kind), String(module), String(name)),
        kind: String(kind), of: String(name))
    }
    return nil
  }

  private mutating func replace(
    addition: String, with other: String, kind: String, of name: String
  ) -> Bool? {
    var hasChanged = false
    for index in files.indices {
      guard let place = files[index].additions.firstIndex(of: addition) else { continue }
      files[index].additions[place] = other
      hasChanged = true
    }
    guard hasChanged else { return nil }
    scopedImports[name] = kind
    return true
  }
}
