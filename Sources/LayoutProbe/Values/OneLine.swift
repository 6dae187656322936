import HeadlessUI

extension String {
  /// The text without line breaks: an expression may have several lines, the line that names it
  /// must not.
  package var onOneLine: String {
    split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
  }
}
