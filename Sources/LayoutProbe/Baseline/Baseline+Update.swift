import HeadlessUI

extension Baseline {
  /// How a baseline takes in a report.
  package enum Change: String, CaseIterable, Sendable {
    /// All of today's findings and figures.
    case write
    /// What got better, what is gone, and figures of probes that it does not know yet.
    case update
    /// What is gone.
    case prune
  }

  /// The baseline after a change. What was not asked for, or did not come back, stays as it is.
  package func changed(
    _ change: Change, by report: InspectReport, path: (String) -> String,
    isAsked: (_ source: String, _ probe: String) -> Bool
  ) -> Baseline {
    let comparison = BaselineComparison(report, self, path: path, isAsked: isAsked)
    var result = self
    for gone in comparison.gone {
      if let index = result.findings.firstIndex(of: gone) { result.findings.remove(at: index) }
    }
    for gone in comparison.orphaned {
      if let index = result.figures.lastIndex(of: gone) { result.figures.remove(at: index) }
    }
    guard change != .prune else { return result }

    let findings = report.checked
    for (index, known) in comparison.known {
      guard let now = findings[index].finding.metric, let before = known.metric,
        change == .write ? now != before : now < before,
        let position = result.findings.firstIndex(of: known)
      else { continue }
      result.findings[position].metric = now
    }
    for changed in comparison.changes where change == .write || !changed.change.isWorse {
      let positions = result.figures.indices.filter { result.figures[$0].owner == changed.owner }
      guard changed.ordinal < positions.count else { continue }
      let position = positions[changed.ordinal]
      // A state that is not written any more is not mentioned.
      let isGone =
        if case .writes = changed.change.figure { changed.change.now == 0 } else { false }
      result.figures[position].figures.values[changed.change.figure] =
        isGone ? nil : changed.change.now
    }
    result.figures += comparison.unrecorded
    if change == .write {
      let today = Baseline(report, path: path).findings
      let new = comparison.new.map { index -> CheckedFinding.Identity in
        var identity = findings[index].identity
        identity.source = path(identity.source)
        return identity
      }
      var counts = Dictionary(grouping: new) { $0 }.mapValues(\.count)
      for finding in today where counts[finding.identity, default: 0] > 0 {
        counts[finding.identity, default: 0] -= 1
        result.findings.append(finding)
      }
    }
    result.sort()
    return result
  }
}
