import LayoutProbe

/// Code that ends a preview because of a value that stands in for another: it is mended like code that
/// does not compile.
extension ModuleMending {
  /// The files of a module that is imported.
  struct Imported {
    let module: String
    /// As the user sees them.
    let paths: [String]
  }

  /// Replaces as little as possible at each place; those that are known are left alone.
  mutating func mend(_ traps: [TrappedCode], imported: [Imported] = []) {
    for trap in traps where trapped.insert(trap.key).inserted {
      let made = trap.missingSamples.filter { addSample(of: $0, for: trap, imported) }
      if made.isEmpty { replace(trap) }
    }
  }

  private mutating func replace(_ trap: TrappedCode) {
    guard let index = index(of: trap.place), let token = token(of: trap, in: files[index]) else {
      return
    }
    let ladder = ladder(in: files[index], reason: trap.reason)
    var mends = ladder.mends(at: token)
    if let unwrapped = ladder.unwrapped(at: token, trap) { mends.insert(unwrapped, at: 0) }
    // It is in what stands in for something: more than that is replaced.
    let owner = files[index].mends.first { $0.range.contains(ladder.offset(of: token)) }
    var round: [Mend] = []
    _ = files[index].apply(mends, inserted: owner?.range.lowerBound, round: &round)
  }

  // MARK: Protocols

  /// Generates a type that has a protocol; false if it is not known what it must be like.
  private mutating func addSample(
    of name: String, for trap: TrappedCode, _ imported: [Imported]
  ) -> Bool {
    guard !protocolSamples.contains(where: { $0.fileName.hasSuffix("-\(name).swift") }),
      let sample = sample(of: name, for: trap) ?? sample(of: name, for: trap, imported)
    else { return false }
    protocolSamples.append(sample)
    return true
  }

  private func sample(of name: String, for trap: TrappedCode) -> ProtocolSample? {
    for file in files {
      let sample = ProtocolSample(
        of: name, in: file.outline, path: file.path, line: file.line,
        imports: known(file.imports.map(\.module)), untyped: types.names, for: trap)
      if let sample { return sample }
    }
    return nil
  }

  private func sample(
    of name: String, for trap: TrappedCode, _ imported: [Imported]
  ) -> ProtocolSample? {
    for module in imported {
      for path in module.paths {
        guard let file = try? SourceUnit.read(path), strstr(file.text, "protocol \(name)") != nil
        else {
          continue
        }
        let outline = SourceOutline(TokenizedSource(file.text))
        let sample = ProtocolSample(
          of: name, in: outline, path: path, line: { outline.source.line(of: $0) },
          imports: known([module.module] + ImportNames.names(in: file.text)), untyped: types.names,
          for: trap)
        if let sample { return sample }
      }
    }
    return nil
  }

  private func known(_ modules: [String]) -> [String] {
    Set(modules).filter {
      $0 != original.moduleName && (original.knownModules.contains($0) || types.contains($0))
    }.sorted()
  }

  /// Corrects the types that do not compile, or leaves them out; what needed them is replaced itself then.
  mutating func correctSamples(_ messages: [ModuleSources.Diagnostic]) -> Bool {
    let wrong = Set(messages.filter { $0.severity == .error }.compactMap(\.path))
    let known = protocolSamples.filter { wrong.contains($0.fileName) }
    for sample in known {
      protocolSamples.removeAll { $0.fileName == sample.fileName }
      if let corrected = sample.corrected(messages) {
        protocolSamples.append(corrected)
      } else {
        replace(sample.trap)
      }
    }
    return !known.isEmpty
  }

  // MARK: Places

  private func index(of place: SourcePlace) -> Int? {
    let path = FilePath.absolute(place.file)
    return files.firstIndex { FilePath.absolute(SwiftText.reportedName($0.path)) == path }
  }

  /// The token nearest to the column that may be at fault.
  private func token(of trap: TrappedCode, in file: MendedFile) -> Int? {
    let source = file.source
    let tokens = source.tokens.indices.filter { file.line(of: $0) == trap.place.line }
    let implicit = trap.unwrapping == .implicit ? implicitlyUnwrapped : []
    let suspects = tokens.filter { token in
      switch trap.unwrapping {
      case .forced: source.isForcedUnwrap(token) || source.isForcedCast(token)
      case .implicit: source.kind(token) == .identifier && implicit.contains(source.text(token))
      case nil: true
      }
    }
    let column = trap.place.column ?? 1
    return (suspects.isEmpty ? tokens : suspects).min { a, b in
      abs(source.tokens[a].column - column) < abs(source.tokens[b].column - column)
    }
  }

  /// The names of variables whose types are written `T!`.
  private var implicitlyUnwrapped: Set<String> {
    var names: Set<String> = []
    for outline in files.map(\.outline) {
      for node in outline.nodes where node.kind == .variable {
        let source = outline.source
        if source.token(node.keyword + 2, is: ":"),
          source.token(outline.typeEnd(of: node) - 1, is: "!")
        {
          names.insert(source.text(node.keyword + 1))
        }
      }
    }
    return names
  }
}

extension MendLadder {
  fileprivate func offset(of token: Int) -> Int { source.tokens[token].range.lowerBound }

  /// A sample instead of the end of the process, where an optional is unwrapped.
  fileprivate func unwrapped(at token: Int, _ trap: TrappedCode) -> Mend? {
    if trap.unwrapping == .forced, source.isForcedCast(token) { return cast(at: token) }
    let value: String
    switch trap.unwrapping {
    case .forced where source.isForcedUnwrap(token): value = ""
    case .implicit where source.kind(token) == .identifier: value = source.text(token)
    default: return nil
    }
    let name = value.isEmpty ? source.text(token - 1) + "!" : value
    let standIn = standIn(.expression, "a sample, where it is nil,", for: name, at: token)
    return Mend(
      range: source.tokens[token].range,
      text: "\(value)._orStandIn(\(SwiftText.literal(standIn.label)))", standIn: standIn)
  }
}

extension MendLadder {
  /// A sample in place of `nil` that is cast to another type.
  private func cast(at token: Int) -> Mend? {
    let end = source.endOfType(from: token + 1)
    guard end > token + 1 else { return nil }
    let type = source.text(in: token + 1..<end)
    let standIn = standIn(.expression, "a sample, where it is nil,", for: "as! \(type)", at: token)
    let bytes = source.tokens[token].range.lowerBound..<source.tokens[end - 1].range.upperBound
    return Mend(
      range: bytes, text: "? \(type) ?? _standIn(\(SwiftText.literal(standIn.label)))",
      standIn: standIn)
  }
}

extension TokenizedSource {
  /// Whether a token is the `!` of `as!`.
  fileprivate func isForcedCast(_ index: Int) -> Bool {
    index > 0 && token(index, is: "!") && token(index - 1, is: "as")
  }

  /// Where a type ends that begins at a token; there if none does, or one with arguments.
  fileprivate func endOfType(from start: Int) -> Int {
    var end = start
    if token(end, is: "[") || token(end, is: "(") {
      guard let close = closing(end) else { return start }
      end = close + 1
    } else if kind(start) == .identifier {
      end = endOfName(from: start) + 1
      if token(end, is: "<") { return start }
    }
    while end > start, token(end, is: "?") { end += 1 }
    return end
  }

  /// Whether a token is the `!` behind a value.
  fileprivate func isForcedUnwrap(_ index: Int) -> Bool {
    guard index > 0, token(index, is: "!"), !token(index + 1, is: "=") || hasGap(after: index)
    else {
      return false
    }
    let before = tokens[index - 1]
    return before.range.upperBound == tokens[index].range.lowerBound
      && (kind(index - 1) != .punctuation || [")", "]", "?", "}"].contains(text(index - 1)))
      && !["try", "as"].contains(text(index - 1))
  }

  private func hasGap(after index: Int) -> Bool {
    tokens[index].range.upperBound < tokens[index + 1].range.lowerBound
  }
}
