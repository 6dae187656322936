/// Two aligned columns of help: labels on the left, wrapped explanations on the right.
struct HelpColumns {
  struct Row {
    let label: String
    let explanation: String
  }

  private static let indent = 2
  private static let gap = 2
  /// A longer label stands on a line of its own instead of squeezing all explanations.
  private static let widestLabel = 26

  let rows: [Row]
  /// The width of the labels, if other rows stand above or below.
  var labelWidth: Int?

  func lines(width: Int) -> [String] {
    let labelWidths = rows.map(\.label.count).filter { $0 <= Self.widestLabel }
    let column = Self.indent + (labelWidth ?? labelWidths.max() ?? Self.widestLabel) + Self.gap
    return rows.flatMap { lines(of: $0, column: column, width: width) }
  }

  private func lines(of row: Row, column: Int, width: Int) -> [String] {
    let label = Self.spaces(Self.indent) + row.label
    let explanation = TextWrapping.lines(of: row.explanation, width: width - column)
    let margin = Self.spaces(column)
    guard let first = explanation.first else { return [label] }
    if label.count + Self.gap > column { return [label] + explanation.map { margin + $0 } }
    return [label + Self.spaces(column - label.count) + first]
      + explanation.dropFirst().map { margin + $0 }
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}
