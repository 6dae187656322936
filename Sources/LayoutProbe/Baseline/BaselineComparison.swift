import HeadlessUI

/// A report beside a baseline: what is known, worse, better, new and gone.
package struct BaselineComparison {
  /// Figures that changed, with whose they are.
  package struct Change: Equatable {
    package var owner: Baseline.Owner
    /// Which of those of the same owner: names need not be unique.
    package var ordinal: Int
    package var change: FigureChange
  }

  /// The known findings that are still there, by their indices in the report's list.
  package private(set) var known: [Int: Baseline.KnownFinding] = [:]
  /// Findings that are not known, by their indices in the report's list.
  package private(set) var new: [Int] = []
  /// Known findings that are gone although their probe was run.
  package private(set) var gone: [Baseline.KnownFinding] = []
  /// Figures that are worse or better.
  package private(set) var changes: [Change] = []
  /// Figures that nobody recorded yet.
  package private(set) var unrecorded: [Baseline.KnownFigures] = []
  /// Recorded figures of probes that are gone.
  package private(set) var orphaned: [Baseline.KnownFigures] = []

  /// Compares.
  ///
  /// - Parameters:
  ///   - path: a path of the report as it is seen from the baseline's folder.
  ///   - isAsked: whether a probe (of a source as the baseline names it) was to be run.
  package init(
    _ report: InspectReport, _ baseline: Baseline, path: (String) -> String,
    isAsked: (_ source: String, _ probe: String) -> Bool
  ) {
    let today = Baseline(report, path: path)
    var waiting = Dictionary(grouping: baseline.findings, by: \.identity)
    for (index, checked) in report.checked.enumerated() {
      var identity = checked.identity
      identity.source = path(identity.source)
      if var same = waiting[identity], !same.isEmpty {
        known[index] = same.removeFirst()
        waiting[identity] = same
      } else if checked.counts {
        new.append(index)
      }
    }
    // Of what did not come back nobody can say what is gone.
    let lost = Set(report.failures.map { [path($0.place?.file ?? $0.source), $0.probe ?? ""] })
    func isRun(_ source: String, _ probe: String) -> Bool {
      isAsked(source, probe) && !lost.contains([source, probe]) && !lost.contains([source, ""])
    }
    let left = waiting.mapValues(\.count)
    gone = Dictionary(grouping: baseline.findings, by: \.identity)
      .flatMap { $1.suffix(left[$0] ?? 0) }
      .filter { isRun($0.identity.source, $0.identity.probe) }
      .sorted { $0.identity < $1.identity }

    var recorded: [Baseline.Owner: [ProbeFigures]] = [:]
    for known in baseline.figures { recorded[known.owner, default: []].append(known.figures) }
    var ordinals: [Baseline.Owner: Int] = [:]
    for known in today.figures {
      let ordinal = ordinals[known.owner, default: 0]
      ordinals[known.owner] = ordinal + 1
      guard let before = recorded[known.owner], ordinal < before.count else {
        unrecorded.append(known)
        continue
      }
      changes += known.figures.changes(from: before[ordinal]).map {
        Change(owner: known.owner, ordinal: ordinal, change: $0)
      }
    }
    // A probe that does not settle any more has no figures, but it is there.
    let probes = Dictionary(grouping: report.probes) { [path($0.source), $0.name] }
      .mapValues(\.count)
    orphaned = Dictionary(grouping: baseline.figures, by: \.owner).flatMap { owner, known in
      isRun(owner.source, owner.probe)
        ? Array(known.dropFirst(probes[[owner.source, owner.probe]] ?? 0)) : []
    }.sorted { $0.owner < $1.owner }
  }

  package var improvements: [Change] { changes.filter { !$0.change.isWorse } }
}
