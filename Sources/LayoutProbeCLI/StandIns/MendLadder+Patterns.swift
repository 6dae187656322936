import LayoutProbe

extension MendLadder {
  /// Any value, for a pattern of a type that is not here: the first case of a `switch` is taken, and a
  /// condition holds.
  func pattern(at token: Int) -> Mend? {
    if reason.hasPrefix(Self.openSwitch) {
      return outline.lastCasePattern(of: token).flatMap(mend(of:))
    }
    guard isOfMissingType else { return nil }
    return outline.casePattern(around: token).flatMap(mend(of:))
  }

  /// What is wrong with a `switch` over what is no enumeration here.
  static let openSwitch = "switch must be exhaustive: add a default clause"

  private var isOfMissingType: Bool {
    if reason.contains("binding pattern cannot appear in an expression")
      || reason.hasPrefix("'_' can only appear in a pattern")
    {
      return true
    }
    guard let match = reason.firstMatch(of: #/^type '(\w+)\??' has no member '/#) else {
      return false
    }
    let type = String(match.output.1)
    return type == "_StandIn" || type == "_ErrorCodeProtocol" || knownTypes.contains(type)
  }

  private func mend(of pattern: CasePattern) -> Mend? {
    let (first, others) = (pattern.names.first, pattern.names.dropFirst())
    let any = first.map { "let \($0)" } ?? "_"
    switch pattern.place {
    case .condition(let keyword):
      return mend(keyword..<pattern.tokens.upperBound, of: pattern) { label in
        let names = pattern.names.map { "let \($0) = _StandIn.matched(\(label)), " }.joined()
        return names.isEmpty ? "_standInCase(\(label)), case _" : names + "case _"
      }
    case .label(let end, let isLast, let isAlone):
      guard others.isEmpty || isAlone else { return nil }
      if others.isEmpty, !isLast, pattern.tokens.upperBound < end {
        return mend(pattern.tokens, of: pattern) { _ in any }
      }
      let range = pattern.tokens.lowerBound..<(others.isEmpty ? end : end + 1)
      return mend(range, of: pattern) { label in
        // The last one matches in any case, for the compiler too.
        let condition = " where _standInCase(\(label))" + (isLast ? ", \(any)" : "")
        guard let first, !others.isEmpty else { return any + condition }
        return any + condition + ":" + others.map { " let \($0) = \(first);" }.joined()
      }
    }
  }

  private func mend(
    _ tokens: Range<Int>, of pattern: CasePattern, text: (String) -> String
  ) -> Mend {
    mend(
      tokens, .expression, "any value", scope: .expression, original: name(pattern.tokens),
      text: text)
  }
}
