import LayoutProbe

/// Properties of formatters that are optional on Apple's platforms, such as the symbols of a `DateFormatter`,
/// and are none here: what unwraps them is left out, or they become optional.
extension ModuleMending {
  /// Nil for a message about something else.
  mutating func mendOptional(_ message: String, at token: Int, in index: Int) -> Bool? {
    let source = files[index].source
    let sign =
      message.hasPrefix("cannot force unwrap value of non-optional type")
      ? "!" : message.hasPrefix("cannot use optional chaining on non-optional value") ? "?" : nil
    if let sign {
      // A stand-in has a member for each name, which is none of an optional.
      guard source.text(token) == sign,
        message.contains("'_StandIn'") || Self.isOptionalElsewhere(token - 1, in: source)
      else { return nil }
      return files[index].apply(RewrittenSource.Edit(source.tokens[token].range, "")) ? true : nil
    }
    guard message.hasPrefix("initializer for conditional binding must have Optional type"),
      let value = boundValue(after: token, in: source),
      Self.isOptionalElsewhere(value.upperBound - 1, in: source)
    else { return nil }
    let bytes = files[index].outline.bytes(value)
    let edit = RewrittenSource.Edit(
      bytes, [.inserted("Optional("), .original(bytes), .inserted(")")])
    return files[index].apply(edit) ? true : nil
  }

  /// Whether a token is the name of such a property, of something.
  private static func isOptionalElsewhere(_ token: Int, in source: TokenizedSource) -> Bool {
    guard token > 0, source.token(token - 1, is: ".") else { return false }
    let name = source.text(token)
    return ["calendar", "dateFormat", "locale", "timeZone"].contains(name)
      || ["Separator", "Sign", "Symbol", "Symbols"].contains(where: name.hasSuffix)
  }

  /// The tokens of `value` in `let name = value`, in a condition.
  private func boundValue(after token: Int, in source: TokenizedSource) -> Range<Int>? {
    let start = token + 3
    guard ["let", "var"].contains(source.text(token)), source.kind(token + 1) == .identifier,
      source.text(token + 2) == "=", source.text(start) != "="
    else { return nil }
    let ends = source.tokens[start...].indices.prefix { index in
      ![",", "{", ";", "else"].contains(source.text(index))
    }
    return ends.isEmpty || ends.upperBound == source.tokens.count ? nil : start..<ends.upperBound
  }
}
