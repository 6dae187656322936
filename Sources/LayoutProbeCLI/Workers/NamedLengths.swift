import Foundation

/// The lengths that a source writes as numbers: layouts may do something else there.
enum NamedLengths {
  private static let range = 2.0...10_000
  /// The longer ones first: they are widths of windows and columns rather than distances.
  private static let maximumCount = 12

  /// Those of a file that declares layouts; none if it cannot be read.
  static func of(file: String) -> [CGFloat] {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8), text.contains("Layout")
    else {
      return []
    }
    return of(text: text)
  }

  static func of(text: String) -> [CGFloat] {
    let source = TokenizedSource(text)
    let numbers = source.tokens.filter { $0.kind == .number }.compactMap { token in
      Double(source.text(in: token.range).replacingOccurrences(of: "_", with: ""))
    }
    let lengths = Set(numbers.filter(range.contains)).sorted(by: >).prefix(maximumCount)
    return lengths.reversed().map { CGFloat($0) }
  }
}
