import HeadlessUI

/// A report beside a baseline: what is known, worse, better, new and gone.
package struct BaselineComparison {
  /// What a comparison has to know besides the report and the baseline.
  package struct Scope {
    /// A path of the report as the baseline has it.
    package var path: (String) -> String
    /// Whether a probe (of a source as the baseline names it) was to be run.
    package var isAsked: (_ source: String, _ probe: String) -> Bool
    /// Whether a source that the baseline names is still there.
    package var isThere: (_ source: String) -> Bool

    package init(
      path: @escaping (String) -> String,
      isAsked: @escaping (_ source: String, _ probe: String) -> Bool = { _, _ in true },
      isThere: @escaping (_ source: String) -> Bool = { _ in true }
    ) {
      self.path = path
      self.isAsked = isAsked
      self.isThere = isThere
    }
  }

  /// Figures that changed, with whose they are.
  package struct Change: Equatable {
    package var owner: Baseline.Owner
    /// Which of those of the same owner: names need not be unique.
    package var ordinal: Int
    package var change: FigureChange
  }

  /// The findings of the report as they would be recorded, in the order of the report's list.
  package let findings: [Baseline.KnownFinding]
  /// The indices of known findings that are still there, by their indices in the report's list.
  package let known: [Int: Int]
  /// Findings that are not known, by their indices in the report's list.
  package let new: [Int]
  /// The indices of known findings that are gone although their probe was run.
  package let gone: [Int]
  /// Figures that are not what they were.
  package private(set) var changes: [Change] = []
  /// Figures of layouts that are not recorded.
  package private(set) var unrecorded: [Baseline.KnownFigures] = []
  /// Probes that are laid out otherwise each time, by the source as the baseline names it and the
  /// name: what of theirs is gone, worse or better says nothing.
  package let unrepeatable: Set<[String]>
  /// Recorded figures of probes that are gone.
  package private(set) var orphaned: [Baseline.KnownFigures] = []

  /// Compares a report with a baseline, as far as the scope of the report reaches.
  package init(_ report: InspectReport, _ baseline: Baseline, _ scope: Scope) {
    let checked = report.checked
    let findings = zip(checked, report.traits).map { checked, traits in
      Baseline.KnownFinding(checked, traits, path: scope.path)
    }
    // Of what did not come back, it is not known what is gone.
    let lost = Set(
      report.failures.map { [scope.path($0.place?.file ?? $0.source), $0.probe ?? ""] })
    func isRun(_ source: String, _ probe: String) -> Bool {
      scope.isAsked(source, probe) && !lost.contains([source, probe])
        && !lost.contains([source, ""])
    }
    let known = BaselineMatching(findings, baseline.findings) {
      !scope.isThere($0.identity.source) || isRun($0.identity.source, $0.identity.probe)
    }.pairs
    let left = Set(baseline.findings.indices).subtracting(known.values)
    let unrepeatable = Set(
      findings.map(\.identity).filter { Unrepeatable.isKnown(by: $0.rule) }
        .map { [$0.source, $0.probe] })
    self.unrepeatable = unrepeatable
    self.findings = findings
    self.known = known
    new = checked.indices.filter { known[$0] == nil && checked[$0].counts }
    gone = left.sorted().filter {
      let identity = baseline.findings[$0].identity
      return isRun(identity.source, identity.probe)
        && !unrepeatable.contains([identity.source, identity.probe])
    }
    guard let figures = baseline.figures else { return }
    compare(figures, report, scope.path, isRun: isRun)
  }

  private mutating func compare(
    _ figures: RecordedFigures, _ report: InspectReport, _ path: (String) -> String,
    isRun: (_ source: String, _ probe: String) -> Bool
  ) {
    var recorded: [Baseline.Owner: [ProbeFigures]] = [:]
    for known in figures.layouts { recorded[known.owner, default: []].append(known.figures) }
    var ordinals: [Baseline.Owner: Int] = [:]
    for known in figures.layouts(of: report, path: path).sorted(by: { $0.owner < $1.owner }) {
      let ordinal = ordinals[known.owner, default: 0]
      ordinals[known.owner] = ordinal + 1
      if unrepeatable.contains([known.owner.source, known.owner.probe]) { continue }
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
    orphaned = Dictionary(grouping: figures.layouts, by: \.owner).flatMap { owner, known in
      isRun(owner.source, owner.probe)
        ? Array(known.dropFirst(probes[[owner.source, owner.probe]] ?? 0)) : []
    }.sorted { $0.owner < $1.owner }
  }
}
