import LayoutProbe

/// A comparison as a table.
struct ComparisonText {
  let comparison: EngineComparison

  private var rows: [[String]] {
    comparison.differences.map {
      [$0.name, $0.proposal, $0.what, $0.recorded, $0.other].map(\.onOneLine)
    }
  }

  private static let heading = ["probe", "proposal", "answer", "recorded", "compared with"]

  /// A line for each difference, with the engines before and the count after.
  var text: String {
    let rows = rows.isEmpty ? [] : [ComparisonText.heading] + rows
    let widths = ComparisonText.heading.indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    let lines = rows.map { row in
      let cells = row.enumerated().map { column, cell in
        cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
    return ([engines] + lines + (lines.isEmpty ? [] : [""]) + [summary]).map { $0 + "\n" }.joined()
  }

  /// The same as a table of Markdown, for a comment or an issue.
  var markdown: String {
    func row(_ cells: [String]) -> String {
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    let table =
      rows.isEmpty
      ? []
      : [
        row(ComparisonText.heading), row(ComparisonText.heading.map { _ in "---" }),
      ] + rows.map(row) + [""]
    return ([engines, ""] + table + [summary]).map { $0 + "\n" }.joined()
  }

  private var engines: String {
    "recorded: \(comparison.recordedEngine.onOneLine); compared with: "
      + comparison.otherEngine.onOneLine
  }

  private var summary: String {
    let compared = comparison.compared
    let differing = comparison.differing.count
    let lines = compared == 1 ? "1 layout" : "\(compared) layouts"
    guard differing > 0 else { return "compared \(lines): no differences" }
    return "compared \(lines): \(differing) differ\(differing == 1 ? "s" : "")"
  }
}
