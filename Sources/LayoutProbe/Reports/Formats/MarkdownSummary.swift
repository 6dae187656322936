import HeadlessUI

/// `markdown`: a summary for pull requests and job pages.
public enum MarkdownSummary: ReportFormat {
  /// `markdown`
  public static let name = "markdown"
  /// What it is for.
  public static let summary = "a summary for pull requests and job pages"

  /// GitHub takes 65,536 characters as a comment: some are left for what stands around it.
  static let maximumBytes = 60_000

  /// A sum, a table of the findings that count, the worst first, and what is known about each,
  /// folded; cut at the length that a comment may have.
  public static func render(_ report: InspectReport) -> String {
    let findings = report.checked.filter(\.counts).worstFirst
    var text = "### layoutprobe: \(escaped(FindingsText.sum(report)))\n"
    guard !findings.isEmpty else { return text }
    text += "\n| | where | what | rule |\n|---|---|---|---|\n"
    let rows = findings.map(row)
    let details = findings.map(self.details)
    let room = maximumBytes - 200
    var shown = 0
    for row in rows {
      guard text.utf8.count + row.utf8.count < room else { break }
      text += row
      shown += 1
    }
    if shown < rows.count { return text + "\n… and \(rows.count - shown) more findings\n" }
    for (index, detail) in details.enumerated() {
      guard text.utf8.count + detail.utf8.count < room else {
        return text + "\n… and the details of \(details.count - index) more findings\n"
      }
      text += detail
    }
    return text
  }

  private static func row(_ checked: CheckedFinding) -> String {
    let place = checked.place?.description ?? checked.source
    return "| \(checked.finding.severity.rawValue) | \(code(place)) | \(escaped(checked.sentence))"
      + " | \(code(checked.finding.rule)) |\n"
  }

  private static func details(_ checked: CheckedFinding) -> String {
    let lines = FindingsText().lines(checked).joined(separator: "\n")
    // A fence longer than any run of backticks in the text cannot be closed by it.
    let longest = lines.matches(of: /`+/).map(\.output.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let title = escaped(checked.probe?.onOneLine ?? checked.source)
    return "\n<details><summary>\(title): <code>\(checked.finding.rule)</code></summary>\n\n"
      + "\(fence)text\n\(lines)\n\(fence)\n\n</details>\n"
  }

  private static func code(_ text: String) -> String {
    text.contains("`") ? escaped(text) : "`\(text.replacing("|", with: "\\|"))`"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.onOneLine {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "|", "*", "_", "`", "[", "]", "#", "~": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
