import LayoutProbe

extension ModuleMending {
  /// Gives a closure to the main actor that uses what is the main actor's.
  ///
  /// Functions of Objective-C that take such closures (`Timer.scheduledTimer`, `addObserver`) are imported so
  /// that Swift 5 only warns of it; the same functions of Foundation for Linux are none of Objective-C.
  mutating func mendIsolation(_ message: String, at token: Int, in index: Int) -> Bool? {
    guard
      message.contains(
        #/^(call to )?main actor-isolated .* (from a Sendable closure|nonisolated context)/#)
    else { return nil }
    let outline = files[index].outline
    guard let brace = outline.closure(around: token) else { return nil }
    let place = outline.source.tokens[brace].range.upperBound
    let hasHeader = outline.firstStatement(brace) > brace + 1
    let edit = RewrittenSource.Edit(place..<place, " @MainActor " + (hasHeader ? "" : "in "))
    return files[index].apply(edit) || files[index].wasEdited(at: place) ? true : nil
  }
}

extension SourceOutline {
  /// The brace of the innermost closure around a token.
  func closure(around token: Int) -> Int? {
    path(to: token).reversed().lazy.map { nodes[$0] }
      .first { $0.kind == .block && isClosure($0) }?.brace
  }

  private func isClosure(_ block: Node) -> Bool {
    guard let brace = block.brace else { return false }
    let owner = nodes[block.parent]
    switch owner.kind {
    case .variable: return brace != owner.brace
    case .statement:
      let isControl = MendLadder.control.contains(source.text(owner.tokens.lowerBound))
      return !isControl
        || brackets(around: brace).first.map { $0 > owner.tokens.lowerBound } == true
    case .members, .block, .type, .function, .accessor, .declaration, .mark: return false
    }
  }
}
