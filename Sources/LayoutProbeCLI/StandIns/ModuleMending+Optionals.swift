import LayoutProbe

/// Values that are optional on Apple's platforms, such as the symbols of a `DateFormatter`, and are none here:
/// what unwraps them is left out, or they become optional.
extension ModuleMending {
  /// Nil for a message about something else.
  mutating func mendOptional(_ message: String, at token: Int, in index: Int) -> Bool? {
    let source = files[index].source
    let sign =
      message.hasPrefix("cannot force unwrap value of non-optional type")
      ? "!" : message.hasPrefix("cannot use optional chaining on non-optional value") ? "?" : nil
    if let sign {
      guard source.text(token) == sign else { return nil }
      return files[index].apply(RewrittenSource.Edit(source.tokens[token].range, "")) ? true : nil
    }
    guard message.hasPrefix("initializer for conditional binding must have Optional type"),
      let value = boundValue(after: token, in: source)
    else { return nil }
    let start = source.tokens[value.lowerBound].range.lowerBound
    let end = source.tokens[value.upperBound - 1].range.upperBound
    let isApplied =
      files[index].apply(RewrittenSource.Edit(start..<start, "Optional("))
      && files[index].apply(RewrittenSource.Edit(end..<end, ")"))
    return isApplied ? true : nil
  }

  /// The tokens of `value` in `let name = value`, in a condition.
  private func boundValue(after token: Int, in source: TokenizedSource) -> Range<Int>? {
    let last = source.tokens.count
    guard let sign = (token..<min(token + 8, last)).first(where: { source.token($0, is: "=") })
    else { return nil }
    var end = sign + 1
    while end < last, ![",", "{", "else"].contains(source.text(end)) {
      let isOpen = ["(", "["].contains(source.text(end))
      end = (isOpen ? source.closing(end) ?? end : end) + 1
    }
    return sign + 1 < end && end < last ? sign + 1..<end : nil
  }
}
