import Foundation

extension Path: LosslessStringConvertible {
  /// The path as text, such as `0 0 m 10 0 l 10 10 l h`: coordinates, then a letter for the step.
  ///
  /// The letters are `m` move, `l` line, `q` quadratic curve, `c` cubic curve and `h` close; a
  /// curve's control points come before its end.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let end):
        return "\(Self.text(end)) m"
      case .line(let end):
        return "\(Self.text(end)) l"
      case .quadCurve(let end, let control):
        return "\(Self.text(control)) \(Self.text(end)) q"
      case .curve(let end, let control1, let control2):
        return "\(Self.text(control1)) \(Self.text(control2)) \(Self.text(end)) c"
      case .closeSubpath:
        return "h"
      }
    }.joined(separator: " ")
  }

  /// Reads a path from the text of a `description`; `nil` when the text is not one.
  public init?(_ string: String) {
    var path = Path()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        if !number.isFinite { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      guard let element = Self.element(word, numbers) else { return nil }
      if path.isEmpty, word != "m" { return nil }
      path.elements.append(element)
      numbers = []
    }
    if !numbers.isEmpty { return nil }
    self = path
  }

  /// The element that a letter and the numbers before it stand for.
  private static func element(_ letter: Substring, _ numbers: [CGFloat]) -> Element? {
    if numbers.count % 2 != 0 { return nil }
    let points = stride(from: 0, to: numbers.count, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (letter, points.count) {
    case ("m", 1): return .move(to: points[0])
    case ("l", 1): return .line(to: points[0])
    case ("q", 2): return .quadCurve(to: points[1], control: points[0])
    case ("c", 3): return .curve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): return .closeSubpath
    default: return nil
    }
  }

  private static func text(_ point: CGPoint) -> String {
    "\(text(point.x)) \(text(point.y))"
  }

  /// The shortest text that reads back as the same number, without a trailing `.0`.
  private static func text(_ number: CGFloat) -> String {
    let text = Double(number).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
