import Foundation

/// The source of a layout, in parts that mistakes are made in.
struct LayoutSource: Sendable {
  let name: String
  let text: String

  /// A part of the code of layouts.
  enum Part: String {
    /// The body of `sizeThatFits`.
    case size = "func sizeThatFits("
    /// The body of `placeSubviews`.
    case place = "func placeSubviews("
    /// The body of `updateCache`.
    case update = "func updateCache("
    /// The accessors of `animatableData`.
    case animation = "var animatableData"
  }

  /// The mistakes of one kind that are tried in one layout, at most.
  private static let maximumPlaces = 3

  /// The source with one place changed, for each of the first places.
  ///
  /// - Parameters:
  ///   - pattern: what is looked for.
  ///   - parts: where; everything in layouts if there are none.
  ///   - replacement: what is put there; `$1` is what the first group found.
  func changing(
    _ pattern: String, in parts: [Part] = [], to replacement: String
  ) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let ranges = parts.isEmpty ? layouts : parts.flatMap(bodies)
    let matches = ranges.flatMap { range in
      expression.matches(in: text, range: NSRange(range, in: text))
    }
    return matches.prefix(Self.maximumPlaces).compactMap { match in
      guard let range = Range(match.range, in: text) else { return nil }
      let new = expression.replacementString(
        for: match, in: text, offset: 0, template: replacement)
      return text.replacingCharacters(in: range, with: new)
    }
  }

  /// The source with something put in at the beginning of a part.
  func beginning(_ part: Part, with code: String) -> [String] {
    bodies(part).prefix(1).map { body in
      text.replacingCharacters(in: body.lowerBound..<body.lowerBound, with: code)
    }
  }

  /// The source with a part emptied.
  func emptying(_ part: Part) -> [String] {
    bodies(part).prefix(1).map { text.replacingCharacters(in: $0, with: " ") }
  }

  /// The source with another member in its layouts.
  func adding(member code: String) -> [String] {
    layouts.prefix(1).map { body in
      text.replacingCharacters(in: body.lowerBound..<body.lowerBound, with: code)
    }
  }

  /// The source with one call that places a subview changed.
  func changingPlacements(_ change: (String) -> String) -> [String] {
    let places = bodies(.place).flatMap { body in calls(".place(at:", in: body) }
    return places.prefix(Self.maximumPlaces).map { range in
      text.replacingCharacters(in: range, with: change(String(text[range])))
    }
  }

  // MARK: Ranges

  /// What stands between the braces of each layout.
  private var layouts: [Range<String.Index>] {
    ranges(of: ": Layout {").compactMap { inside(from: text.index(before: $0.upperBound)) }
  }

  private func bodies(_ part: Part) -> [Range<String.Index>] {
    layouts.flatMap { layout in
      ranges(of: part.rawValue, in: layout).compactMap { found in
        var start = found.upperBound
        if part.rawValue.hasSuffix("(") {
          guard let end = inside(from: text.index(before: start))?.upperBound else { return nil }
          start = end
        }
        guard let brace = text[start..<layout.upperBound].firstIndex(of: "{") else { return nil }
        return inside(from: brace)
      }
    }
  }

  /// The statements that call something, from the first name to the closing parenthesis.
  private func calls(_ name: String, in range: Range<String.Index>) -> [Range<String.Index>] {
    ranges(of: name, in: range).compactMap { found in
      guard let parenthesis = text[found].firstIndex(of: "("),
        let end = inside(from: parenthesis)?.upperBound
      else { return nil }
      var start = found.lowerBound
      while start > range.lowerBound, !text[text.index(before: start)].isWhitespace {
        start = text.index(before: start)
      }
      return start..<text.index(after: end)
    }
  }

  private func ranges(
    of part: String, in range: Range<String.Index>? = nil
  ) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var rest = range ?? text.startIndex..<text.endIndex
    while let next = text.range(of: part, range: rest) {
      found.append(next)
      rest = next.upperBound..<rest.upperBound
    }
    return found
  }

  /// What is between a brace or parenthesis and the one that closes it.
  private func inside(from start: String.Index) -> Range<String.Index>? {
    let pairs: [Character: Character] = ["{": "}", "(": ")"]
    guard let close = pairs[text[start]] else { return nil }
    var depth = 0
    for index in text[start...].indices {
      if text[index] == text[start] { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return text.index(after: start)..<index }
    }
    return nil
  }
}
