/// What is wrong and where, a line for each finding that is shown.
struct ClosingTable {
  let findings: [ShownFinding]
  var style = TextStyle()

  private static let maximumRows = 40

  /// The lines, under a heading; none for a single finding, which needs no table.
  var lines: [String] {
    guard findings.count > 1 else { return [] }
    let shown = findings.prefix(ClosingTable.maximumRows)
    let rows = shown.map { finding -> [String] in
      let first = finding.first
      let count = finding.count > 1 ? " (×\(finding.count))" : ""
      return [
        first.level, first.finding.rule + count, first.place?.description ?? first.source,
        first.probe?.onOneLine ?? "",
      ]
    }
    let heading = ["", "problem", "place", "probe"]
    let widths = (0..<3).map { column in
      ([heading] + rows).map { TextWidth.columns($0[column]) }.max() ?? 0
    }
    func line(_ row: [String], _ role: TextStyle.Role?) -> String {
      let level = TextWidth.padded(row[0], to: widths[0])
      let rest = (1..<3).map { TextWidth.padded(row[$0], to: widths[$0]) } + [row[3]]
      let text = rest.joined(separator: "  ")
      let room = style.width.map { max(0, $0 - widths[0] - 3) }
      let cut = room.map { TextWidth.cut(text, to: $0) } ?? text
      guard let role else { return style.emphasis(level + "  " + cut, .faint) }
      return style.emphasis(level, role) + "  " + cut
    }
    var lines = [line(heading, nil)]
    lines += zip(shown, rows).map { finding, row in
      line(row, TextStyle.Role(finding.first.finding.severity))
    }
    let rest = findings.count - shown.count
    if rest > 0 { lines.append("and \(rest) more") }
    return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }
}
