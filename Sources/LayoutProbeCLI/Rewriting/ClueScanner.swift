import Foundation
import LayoutProbe

/// Finds what a source says about its layouts that none of their answers tells.
struct ClueScanner {
  private let source: TokenizedSource
  /// What a source calls its proposals.
  private let proposals: Set<String>
  /// The numbers that names stand for: `let least: CGFloat = 60`.
  private let constants: [String: CGFloat]
  private var clues: [String: LayoutClues] = [:]

  /// The clues of a file that declares layouts, by the names of types with those around them; none if
  /// it cannot be read.
  static func clues(inFile path: String) -> [String: LayoutClues] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains("Layout")
    else { return [:] }
    return clues(in: text)
  }

  static func clues(in text: String) -> [String: LayoutClues] {
    var scanner = ClueScanner(TokenizedSource(text))
    scanner.run()
    return scanner.clues
  }

  private init(_ source: TokenizedSource) {
    self.source = source
    proposals = Set(
      source.tokens.indices.filter {
        source.token($0 + 1, is: ":") && source.token($0 + 2, is: "ProposedViewSize")
      }.map { source.text($0) })
    constants = ClueScanner.constants(source)
  }

  private mutating func run() {
    var types: [(path: String, end: Int)] = []
    for index in source.tokens.indices where source.kind(index) == .identifier {
      while let last = types.last, last.end < index { types.removeLast() }
      if ["struct", "class", "enum", "actor", "extension"].contains(source.text(index)),
        let header = TypeHeader(source, at: index), let end = source.closing(header.brace)
      {
        let path = [types.last?.path, header.name].compactMap(\.self).joined(separator: ".")
        types.append((path, end))
      }
      guard let type = types.last?.path else { continue }
      if let axes = zeroForUnspecified(index) {
        clues[type, default: LayoutClues()].zeroForUnspecified.formUnion(axes)
      }
      if let limit = doubledLimit(index) {
        clues[type, default: LayoutClues()].doubledLimits.append(limit)
      }
    }
  }

  // MARK: Unspecified lengths

  /// `proposal.width ?? 0`, `proposal.replacingUnspecifiedDimensions(by: .zero)`
  private func zeroForUnspecified(_ index: Int) -> Set<Axis>? {
    guard proposals.contains(source.text(index)), source.token(index + 1, is: ".") else {
      return nil
    }
    if source.token(index + 2, is: "replacingUnspecifiedDimensions"),
      source.token(index + 3, is: "("), source.token(index + 4, is: "by"),
      isZero(from: index + 6)
    {
      return Set(Axis.allCases)
    }
    let axes: [String: Axis] = ["width": .horizontal, "height": .vertical]
    guard let axis = axes[source.text(index + 2)], isFallback(index + 3), isZero(from: index + 5)
    else { return nil }
    return [axis]
  }

  /// `??`
  private func isFallback(_ index: Int) -> Bool {
    source.token(index, is: "?") && source.token(index + 1, is: "?")
  }

  /// `0`, `0.0`, `.zero`, `CGFloat.zero`
  private func isZero(from index: Int) -> Bool {
    if source.kind(index) == .number { return number(source.text(index)) == 0 }
    let dot = source.kind(index) == .identifier ? index + 1 : index
    return source.token(dot, is: ".") && source.token(dot + 1, is: "zero")
  }

  // MARK: Limits

  /// `max(max(length, 60), 5000)`, in any order of the arguments.
  private func doubledLimit(_ index: Int) -> LayoutClues.DoubledLimit? {
    let name = source.text(index)
    guard let outer = limit(index, named: name) else { return nil }
    var inside = outer.rest
    // Parentheses around an argument change nothing.
    while source.token(inside.lowerBound, is: "("),
      source.closing(inside.lowerBound) == inside.upperBound - 1
    {
      inside = inside.lowerBound + 1..<inside.upperBound - 1
    }
    guard let inner = limit(inside.lowerBound, named: name),
      inner.end == inside.upperBound - 1, inner.value != outer.value
    else { return nil }
    let isLower = name == "max"
    let (low, high) = (min(inner.value, outer.value), max(inner.value, outer.value))
    let range = source.tokens[index].range.lowerBound..<source.tokens[outer.end].range.upperBound
    return LayoutClues.DoubledLimit(
      isLower: isLower, idle: isLower ? low : high, effective: isLower ? high : low,
      code: source.text(in: range).split { $0.isWhitespace }.joined(separator: " "))
  }

  /// A call of `min` or `max` with a number and something else.
  private func limit(
    _ index: Int, named name: String
  ) -> (value: CGFloat, rest: Range<Int>, end: Int)? {
    guard name == "min" || name == "max", source.text(index) == name,
      !source.token(index - 1, is: ".") || source.token(index - 2, is: "Swift"),
      source.token(index + 1, is: "("), let end = source.closing(index + 1)
    else { return nil }
    let nesting = source.tokens[index + 1].nesting + 1
    let commas = (index + 2..<end).filter {
      source.token($0, is: ",") && source.tokens[$0].nesting == nesting
        && source.tokens[$0].depth == source.tokens[index].depth
    }
    guard commas.count == 1 else { return nil }
    let arguments = [index + 2..<commas[0], commas[0] + 1..<end]
    let values = arguments.map(value)
    switch (values[0], values[1]) {
    case (let value?, nil): return (value, arguments[1], end)
    case (nil, let value?): return (value, arguments[0], end)
    default: return nil
    }
  }

  private func value(_ range: Range<Int>) -> CGFloat? {
    guard range.count == 1 else { return nil }
    let text = source.text(range.lowerBound)
    return source.kind(range.lowerBound) == .number ? number(text) : constants[text]
  }

  private func number(_ text: String) -> CGFloat? {
    Double(text.replacingOccurrences(of: "_", with: "")).map { CGFloat($0) }
  }

  /// The names that are declared with a number, in one way only.
  private static func constants(_ source: TokenizedSource) -> [String: CGFloat] {
    var values: [String: Set<CGFloat>] = [:]
    for index in source.tokens.indices
    where source.token(index, is: "let") || source.token(index, is: "var") {
      guard source.kind(index + 1) == .identifier else { continue }
      var equals = index + 2
      if source.token(equals, is: ":"), source.kind(equals + 1) == .identifier { equals += 2 }
      let text = source.text(equals + 1).replacingOccurrences(of: "_", with: "")
      let isNumber =
        source.token(equals, is: "=") && source.kind(equals + 1) == .number
        && source.tokens.indices.contains(equals + 2)
        && source.tokens[equals + 2].line > source.tokens[equals + 1].line
      let value = isNumber ? Double(text).map { CGFloat($0) } : nil
      values[source.text(index + 1), default: []].insert(value ?? .nan)
    }
    return values.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { !$0.value.isNaN }
  }
}
