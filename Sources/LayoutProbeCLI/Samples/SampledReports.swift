import LayoutProbe

/// Makes one report of those about a layout with samples of several kinds and numbers.
///
/// What it is accused of must be shown by samples of two kinds and of two numbers: all else may be
/// about the samples. That it crashes counts if it does with all of them.
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
      self.reports.append(Self.merged(group, named: key.name))
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
  private static func merged(_ group: [ProbeReport], named name: String) -> ProbeReport {
    var shown = group[0]
    shown.name = name
    shown.findings = []
    var seen: Set<[String]> = []
    for finding in group.flatMap(\.findings) {
      let identity = identity(finding)
      guard seen.insert(identity).inserted else { continue }
      let variants = group.filter { $0.findings.contains { Self.identity($0) == identity } }
        .map { SampleVariant.split($0.name).variant }
      let isAboutSamples =
        Set(variants.map(\.kind)).count < 2 || Set(variants.map(\.count)).count < 2
      if !isAboutSamples { shown.findings.append(finding) }
    }
    return shown
  }

  /// What is the same in a finding whatever the samples are.
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
