import LayoutProbe

/// A piece of a file that is replaced so that the rest of it compiles.
struct Mend: Sendable, Codable {
  /// How much is given up.
  enum Scope: Int, Comparable, Sendable, Codable {
    case expression, statement, body, declaration

    static func < (a: Scope, b: Scope) -> Bool { a.rawValue < b.rawValue }
  }

  /// In bytes of the text that is mended.
  var range: Range<Int>
  /// What is compiled instead, on one line.
  var text: String
  var standIn: StandIn
  var scope = Scope.expression
  /// How many blocks of code it is in; 0 for what stands directly in the body of a function.
  var depth = 0

  /// Whether a declaration, or a part of one such as an attribute, is left out.
  var leavesOut: Bool { text.isEmpty && scope == .declaration }

  /// Tells it from all others that were tried in the file.
  var key: String { "\(range.lowerBound)-\(range.upperBound):\(text)" }
}
