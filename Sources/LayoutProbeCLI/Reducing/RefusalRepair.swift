/// Widens an edit that the compiler refuses: what was removed may have been used elsewhere.
enum RefusalRepair {
  /// More objections than these mean that too much was removed.
  private static let fewRefusals = 8

  /// The edit without what the compiler objects to as well; nil if there is nothing that could be
  /// removed.
  ///
  /// - Parameters:
  ///   - rewritten: the source with the edit, in which the places of the objections are.
  ///   - outline: that of the source without the edit.
  static func repaired(
    _ edit: ReductionEdit, _ rewritten: RewrittenSource, _ refusals: [Refusal],
    _ outline: SourceOutline
  ) -> ReductionEdit? {
    guard refusals.count <= fewRefusals else { return nil }
    var wider = edit
    for refusal in refusals {
      guard let offset = refusal.offset, let origin = rewritten.origin(offset: offset),
        let token = outline.token(at: origin),
        let range = removable(token, refusal.message, outline)
      else { return nil }
      if !wider.changes.contains(where: { $0.range.contains(range) }) {
        wider.changes.removeAll { range.contains($0.range) }
        wider.changes.append(ReductionEdit.Change(range))
      }
    }
    return wider.gain > edit.gain ? wider : nil
  }

  /// The smallest thing around a token that may be removed: an argument that is one too many, a call
  /// behind a dot, a statement, a declaration.
  private static func removable(
    _ token: Int, _ message: String, _ outline: SourceOutline
  ) -> Range<Int>? {
    let source = outline.source
    if message.hasPrefix("extra argument") {
      return outline.removableArgument(at: token).map(outline.bytes)
    }
    if message.hasPrefix("argument passed to call that takes no arguments") {
      let open =
        source.token(token, is: "(")
        ? token : outline.brackets(around: token).first { source.token($0, is: "(") }
      guard let open, let end = outline.match(open), end > open + 1 else { return nil }
      return outline.bytes(open + 1..<end)
    }
    guard
      let node = outline.path(to: token).last(where: { index in
        ![.members, .block, .mark].contains(outline.nodes[index].kind)
      })
    else { return nil }
    let tokens = outline.nodes[node].tokens
    if outline.nodes[node].kind == .statement {
      let chain = outline.chain(around: token, in: tokens)
      let segment = chain.segment(with: token)
      if segment > 0, outline.isModified(chain, before: segment, isView: true),
        chain.segments[segment].contains(where: { source.token($0, is: "(") })
      {
        return outline.bytes(chain.segments[segment])
      }
    }
    return outline.bytes(tokens)
  }

  /// The names that the compiler did not find.
  static func missingNames(_ refusals: [Refusal]) -> Set<String> {
    Set(
      refusals.compactMap { refusal -> String? in
        let message = refusal.message
        // Another version has it for itself.
        let isHidden = message.contains("is inaccessible due to 'fileprivate'")
        guard message.hasPrefix("cannot find") || message.contains("has no member") || isHidden,
          let last = message.split(separator: "'", omittingEmptySubsequences: false)
            .enumerated().filter({ $0.offset % 2 == 1 }).map(\.element)
            .dropFirst(message.contains("has no member") ? 1 : 0).first
        else { return nil }
        return String(last.prefix { $0 != "(" })
      })
  }
}
