/// A piece of Swift source that is code: never part of a comment, and a literal only as a whole.
struct SwiftToken: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identifier
    case pound
    case attribute
    case punctuation
    case number
    case literal
  }

  let kind: Kind
  let range: Range<Int>
  let line: Int
  /// 1-based and counted in bytes, as the compiler counts.
  let column: Int
  /// The number of braces around the token.
  let depth: Int
  /// The number of parentheses and brackets around the token.
  let nesting: Int
}
