import LayoutProbe

/// Makes one report of those about a layout with samples of several kinds and numbers.
///
/// What it is accused of must be shown by samples of two kinds and of two numbers: all else may be
/// about the samples. Those that are mixed are no kind of their own, as they have views of each, but for errors. A
/// subview that is not placed must be shown by samples of all numbers: a layout may be made for one
/// view, or for two. That it crashes counts if it does with all of them.
struct SampledReports {
  private(set) var reports: [ProbeReport] = []
  private(set) var failures: [ProbeFailure] = []
  /// What the user should know about samples that the layout did not take.
  private(set) var notes: [String] = []

  private struct Key: Hashable {
    let source: String
    let name: String
    let variant: SampleVariant

    init(_ source: String, _ probe: String?) {
      self.source = source
      (name, variant) = SampleVariant.split(probe ?? "")
    }

    static func == (a: Self, b: Self) -> Bool { a.source == b.source && a.name == b.name }

    func hash(into hasher: inout Hasher) {
      hasher.combine(source)
      hasher.combine(name)
    }
  }

  init(_ reports: [ProbeReport], _ failures: [ProbeFailure]) {
    let keys =
      reports.map { Key($0.source, $0.name) } + failures.map { Key($0.source, $0.probe) }
    let sampled = Set(keys.filter { $0.variant != .mixed })
    let groups = Dictionary(grouping: reports) { Key($0.source, $0.name) }
    let crashes = Dictionary(grouping: failures) { Key($0.source, $0.probe) }
    var done: Set<Key> = []
    for report in reports {
      let key = Key(report.source, report.name)
      guard sampled.contains(key) else {
        self.reports.append(report)
        continue
      }
      guard done.insert(key).inserted, let group = groups[key] else { continue }
      let (merged, note) = Self.merged(group, named: key.name)
      self.reports.append(merged)
      if let note { notes.append(note) }
      if let crashed = crashes[key] { notes.append(Self.note(key, crashed, shown: report.name)) }
    }
    for failure in failures {
      let key = Key(failure.source, failure.probe)
      guard sampled.contains(key) else {
        self.failures.append(failure)
        continue
      }
      // Where no sample was taken, one crash stands for all.
      guard done.insert(key).inserted else { continue }
      var failure = failure
      failure.probe = key.name
      self.failures.append(failure)
    }
  }

  /// - Parameter group: in the order they were tried in, the one to show first.
  private static func merged(
    _ group: [ProbeReport], named name: String
  ) -> (report: ProbeReport, note: String?) {
    let counts = Set(group.map { SampleVariant.split($0.name).variant.count })
    let fitting = counts.filter { count in
      let leftOut = group.filter { $0.findings.contains { $0.rule == placeMissing } }
        .map { SampleVariant.split($0.name).variant }
      return Set(leftOut.filter { $0.count == count && $0.kind != .mixed }.map(\.kind)).count < 2
    }
    // Made for a number of views: what other numbers show is about them.
    let isMadeForNumber = !fitting.isEmpty && fitting != counts
    let group =
      isMadeForNumber
      ? group.filter { fitting.contains(SampleVariant.split($0.name).variant.count) } : group
    var shown = group[0]
    let number = SampleVariant.split(shown.name).variant.count
    shown.name = name
    shown.findings = findings(of: group)
    guard isMadeForNumber else { return (shown, nil) }
    return (
      shown,
      "\(name) does not place all of other numbers of sample subviews; it is shown with \(number)"
    )
  }

  private static let placeMissing = "place-missing"

  /// What is not about samples of one kind or number.
  private static func findings(of group: [ProbeReport]) -> [Finding] {
    let demanded = min(2, Set(group.map { SampleVariant.split($0.name).variant.count }).count)
    var findings: [Finding] = []
    var seen: Set<[String]> = []
    for finding in group.flatMap(\.findings) {
      let identity = identity(finding)
      guard seen.insert(identity).inserted else { continue }
      let variants = group.filter { $0.findings.contains { Self.identity($0) == identity } }
        .map { SampleVariant.split($0.name).variant }
      // What is never right, such as a size without an end, is no matter of the samples.
      let mixed: Set<SampleVariant.Kind> = finding.severity == .error ? [] : [.mixed]
      let kinds = Set(variants.map(\.kind)).subtracting(mixed)
      if kinds.count >= 2, Set(variants.map(\.count)).count >= demanded { findings.append(finding) }
    }
    return findings
  }

  /// The parts of a finding that do not depend on the samples.
  private static func identity(_ finding: Finding) -> [String] {
    [finding.rule, finding.subject ?? "", finding.key]
  }

  private static func note(_ key: Key, _ crashed: [ProbeFailure], shown: String) -> String {
    let counts = crashed.map { SampleVariant.split($0.probe ?? "").variant.count }
    let numbers = SpellingSuggestion.list(Set(counts).sorted().map(String.init), "or")
    let variant = SampleVariant.split(shown).variant
    return "\(key.name) crashes with \(numbers) sample subviews, which it may not support; "
      + "it is shown with \(variant.count)"
  }

  /// What workers said, without what is about samples that are not shown.
  static func withoutSamples(_ output: String) -> String {
    let suffixes = SampleVariant.all.dropFirst().map(\.suffix)
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !(line.hasPrefix("note: ") && suffixes.contains { line.contains($0) })
    }
    return lines.joined(separator: "\n")
  }
}
