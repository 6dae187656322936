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
