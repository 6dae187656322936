import HeadlessUI

/// What is recorded of a layout: sizes, verdict, frames, findings.
///
/// A text of its own, so that recorded files stay as they are when reports are worded better. How often
/// what was asked is left out: a faster engine is no other layout.
struct LayoutRecordText {
  let report: ProbeReport

  /// The lines, without a line break at the end.
  var text: String {
    var lines = ["\(report.name.onOneLine) in \(NumberText.size(report.window))"]
    lines += sizes(report.measurements).map { "  " + $0 }
    for node in report.marked {
      lines.append("  \(node.path)\(node.detail.map { " \($0.onOneLine)" } ?? "")")
      lines += sizes(node.measurements).map { "    " + $0 }
    }
    if let loop = report.loop { lines.append("  \(loop.verdict)") }
    lines += report.tree.map { node in
      let frame = node.frame.map(NumberText.frame) ?? "never placed"
      let detail = node.detail.map { " \($0.onOneLine)" } ?? ""
      let indentation = String(repeating: "  ", count: node.depth + 1)
      return "\(indentation)\(node.label.onOneLine)\(detail)  \(frame)"
    }
    for finding in report.findings where finding.suppression == nil {
      let at = finding.path.isEmpty ? "" : " (\(finding.path))"
      lines.append("  \(finding.severity.rawValue): \(finding.message)\(at) [\(finding.rule)]")
    }
    return lines.joined(separator: "\n")
  }

  private func sizes(_ measurements: [SizeMeasurement]) -> [String] {
    measurements.map(\.description)
  }
}

/// What was recorded of a layout, and what it is now.
package struct RecordComparison {
  let recorded: String
  let now: String

  /// The lines that are gone (`- `) and those that are new (`+ `), in their order.
  var difference: [String] {
    let (old, new) = (recorded.split(separator: "\n"), now.split(separator: "\n"))
    var gone = Set<Int>()
    var added = Set<Int>()
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if gone.contains(i) {
        lines.append("- \(old[i])")
        i += 1
      } else if added.contains(j) {
        lines.append("+ \(new[j])")
        j += 1
      } else {
        i += 1
        j += 1
      }
    }
    return lines
  }
}
