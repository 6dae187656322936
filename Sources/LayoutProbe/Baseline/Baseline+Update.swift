import HeadlessUI

extension Baseline {
  /// How a baseline takes in a report.
  package enum Change: String, CaseIterable, Sendable {
    /// All of today's findings, and the figures that are asked for.
    case write
    /// What became of the known findings and figures.
    case update
    /// Findings and figures that no longer occur are removed.
    case prune
  }

  /// Which figures are recorded from now on; what is nil stays as it is.
  package struct FigureRequest: Equatable, Sendable {
    package var kinds: Set<RecordedFigures.Kind>?
    package var tolerance: Double?

    package init(kinds: Set<RecordedFigures.Kind>? = nil, tolerance: Double? = nil) {
      self.kinds = kinds
      self.tolerance = tolerance
    }
  }

  /// The baseline after a change. What was not asked for, or did not come back, stays as it is.
  package func changed(
    _ change: Change, by report: InspectReport, _ scope: BaselineComparison.Scope,
    figures request: FigureRequest = FigureRequest()
  ) -> BaselineUpdate {
    var before = self
    before.isOutdated = false
    if change != .prune { before.apply(request) }
    let comparison = BaselineComparison(report, before, scope)
    var update = BaselineUpdate(baseline: before)
    update.takeFindings(change, report, comparison)
    update.takeFigures(change, report, comparison, scope.path)
    update.baseline.sort()
    update.missing = change == .write ? [] : comparison.new.map { comparison.findings[$0] }
    return update
  }

  private mutating func apply(_ request: FigureRequest) {
    if let kinds = request.kinds {
      if kinds.isEmpty {
        figures = nil
      } else if figures == nil {
        figures = RecordedFigures(kinds)
      } else {
        figures?.kinds = kinds
        figures?.keepOnlyKinds()
      }
    }
    if let tolerance = request.tolerance { figures?.tolerance = tolerance }
  }
}

/// A baseline that has taken in a report, and what became different by it.
package struct BaselineUpdate: Equatable {
  /// A change of one finding or figure.
  package struct Event: Equatable {
    package enum Kind: String, CaseIterable {
      case added, moved, changed, removed
    }

    package var kind: Kind
    package var text: String
  }

  package var baseline: Baseline
  package var events: [Event] = []
  /// Findings that count and are still not recorded.
  package var missing: [Baseline.KnownFinding] = []

  fileprivate init(baseline: Baseline) { self.baseline = baseline }

  fileprivate mutating func takeFindings(
    _ change: Baseline.Change, _ report: InspectReport, _ comparison: BaselineComparison
  ) {
    let checked = report.checked
    if change != .prune {
      for (index, position) in comparison.known.sorted(by: { $0.value < $1.value })
      where Baseline.isRecorded(checked[index]) {
        refresh(position, comparison.findings[index])
      }
    }
    let gone = Set(comparison.gone)
    for position in comparison.gone {
      note(.removed, BaselineText.line(baseline.findings[position]))
    }
    baseline.findings = baseline.findings.indices.filter { !gone.contains($0) }
      .map { baseline.findings[$0] }
    guard change == .write else { return }
    for index in comparison.new where Baseline.isRecorded(checked[index]) {
      baseline.findings.append(comparison.findings[index])
      note(.added, BaselineText.line(comparison.findings[index]))
    }
  }

  private mutating func refresh(_ position: Int, _ today: Baseline.KnownFinding) {
    let before = baseline.findings[position]
    baseline.findings[position] = today
    baseline.findings[position].reason = before.reason
    if before.identity != today.identity {
      note(.moved, "\(BaselineText.line(before)) → \(BaselineText.line(today))")
    } else if before.metric != today.metric {
      let was = before.metric.map { NumberText.length(CGFloat($0)) } ?? "unknown"
      note(.changed, "\(BaselineText.line(today)), was \(was)")
    }
  }

  fileprivate mutating func takeFigures(
    _ change: Baseline.Change, _ report: InspectReport, _ comparison: BaselineComparison,
    _ path: (String) -> String
  ) {
    guard var figures = baseline.figures else { return }
    for gone in comparison.orphaned {
      guard let index = figures.layouts.lastIndex(of: gone) else { continue }
      figures.layouts.remove(at: index)
      note(.removed, BaselineText.line(gone))
    }
    if change != .prune {
      for changed in comparison.changes {
        let was = NumberText.length(CGFloat(changed.change.before))
        note(
          .changed,
          "\(BaselineText.name(changed.owner)): \(changed.change.text), was \(was)")
      }
      var ordinals: [Baseline.Owner: Int] = [:]
      for today in figures.layouts(of: report, path: path).sorted(by: { $0.owner < $1.owner }) {
        let ordinal = ordinals[today.owner, default: 0]
        ordinals[today.owner] = ordinal + 1
        let positions = figures.layouts.indices.filter { figures.layouts[$0].owner == today.owner }
        if ordinal < positions.count { figures.layouts[positions[ordinal]] = today }
      }
      figures.layouts += comparison.unrecorded
      for new in comparison.unrecorded { note(.added, BaselineText.line(new)) }
    }
    baseline.figures = figures
  }

  private mutating func note(_ kind: Event.Kind, _ text: String) {
    events.append(Event(kind: kind, text: text))
  }
}
