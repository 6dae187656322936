/// What stands where the path of a source would: an expression of the command line has none.
package enum ExpressionSource {
  /// The first or only expression, and a view that is probed by its type.
  package static let first = "-e"

  /// The name of an expression by its place, counted from 0: `-e`, `-e 2`.
  package static func name(_ index: Int) -> String {
    index == 0 ? first : "\(first) \(index + 1)"
  }

  /// Whether a source is an expression, and no file.
  package static func isName(_ source: String) -> Bool {
    source == first || source.hasPrefix(first + " ")
  }
}
