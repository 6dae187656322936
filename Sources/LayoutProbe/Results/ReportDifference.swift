import HeadlessUI

/// What is different between two reports, probe by probe. Where lines have gone makes no
/// difference.
public struct ReportDifference: Equatable, Sendable {
  /// What is different in one probe, or in a source without one.
  public struct Entry: Equatable, Sendable {
    /// The path of the file.
    public var source: String
    /// The name of the probe; nil for the source itself.
    public var probe: String?
    /// Whether the probe is in one of the reports only.
    public var presence: Presence
    /// Findings that count now and did not.
    public var new: [CheckedFinding] = []
    /// Findings that counted and do not now.
    public var gone: [CheckedFinding] = []
    /// What changed, in words: verdicts, passes, calls, answers.
    public var changes: [String] = []

    var isEmpty: Bool {
      presence == .both && new.isEmpty && gone.isEmpty && changes.isEmpty
    }
  }

  /// In which of the reports something is.
  public enum Presence: String, Sendable {
    /// In both reports.
    case both
    /// In the later one only.
    case new
    /// In the earlier one only.
    case gone
  }

  /// What is different, by source and probe.
  public var entries: [Entry]

  /// Whether the reports say the same.
  public var isEmpty: Bool { entries.isEmpty }

  /// The differences between two reports.
  public init(from base: InspectReport, to head: InspectReport) {
    struct Key: Hashable, Comparable {
      var source: String
      var probe: String?
      static func < (a: Key, b: Key) -> Bool {
        (a.source, a.probe ?? "") < (b.source, b.probe ?? "")
      }
    }
    func probes(_ report: InspectReport) -> [Key: [ProbeReport]] {
      Dictionary(grouping: report.probes) { Key(source: $0.source, probe: $0.name) }
    }
    func findings(_ report: InspectReport) -> [Key: [CheckedFinding]] {
      Dictionary(grouping: report.checked.filter(\.counts)) {
        Key(source: $0.source, probe: $0.probe)
      }
    }
    let (probesBefore, probesAfter) = (probes(base), probes(head))
    let (findingsBefore, findingsAfter) = (findings(base), findings(head))
    let keys = [
      Set(probesBefore.keys), Set(probesAfter.keys), Set(findingsBefore.keys),
      Set(findingsAfter.keys),
    ].reduce(Set<Key>()) { $0.union($1) }
    entries = keys.sorted().map { key in
      let (before, after) = (probesBefore[key] ?? [], probesAfter[key] ?? [])
      var entry = Entry(source: key.source, probe: key.probe, presence: .both)
      // A probe that crashes has findings, but no report.
      let wasThere = !before.isEmpty || findingsBefore[key] != nil
      let isThere = !after.isEmpty || findingsAfter[key] != nil
      if key.probe != nil, wasThere != isThere { entry.presence = isThere ? .new : .gone }
      entry.new = ReportDifference.surplus(findingsAfter[key] ?? [], findingsBefore[key] ?? [])
      entry.gone = ReportDifference.surplus(findingsBefore[key] ?? [], findingsAfter[key] ?? [])
      entry.changes = zip(before, after).flatMap { ProbeDifference(from: $0, to: $1).lines }
      return entry
    }.filter { !$0.isEmpty }
  }

  /// What is in the first list more often than in the second.
  private static func surplus(
    _ all: [CheckedFinding], _ others: [CheckedFinding]
  ) -> [CheckedFinding] {
    var known = Dictionary(grouping: others, by: \.identity).mapValues(\.count)
    return all.filter { finding in
      guard let count = known[finding.identity], count > 0 else { return true }
      known[finding.identity] = count - 1
      return false
    }
  }

  var sum: String {
    func text(_ count: Int, _ one: String, _ many: String) -> String? {
      count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
    let parts = [
      text(entries.flatMap(\.new).count, "new finding", "new findings"),
      text(entries.flatMap(\.gone).count, "finding fixed", "findings fixed"),
      text(entries.count { $0.presence == .new }, "new probe", "new probes"),
      text(entries.count { $0.presence == .gone }, "probe removed", "probes removed"),
      text(entries.count { !$0.changes.isEmpty }, "probe changed", "probes changed"),
    ].compactMap(\.self)
    return parts.isEmpty ? "no differences" : parts.joined(separator: ", ")
  }

  private func title(_ entry: Entry) -> String {
    let name = entry.probe.map { "\(entry.source): \($0.onOneLine)" } ?? entry.source
    switch entry.presence {
    case .both: return name
    case .new: return "\(name) (new)"
    case .gone: return "\(name) (removed)"
    }
  }

  private func lines(_ entry: Entry) -> [String] {
    func line(_ word: String, _ checked: CheckedFinding) -> String {
      "\(word): \(checked.finding.severity.rawValue): \(checked.finding.message)"
        + " [\(checked.finding.rule)]"
    }
    return entry.new.map { line("new", $0) } + entry.gone.map { line("gone", $0) } + entry.changes
  }

  /// A paragraph for each probe, a line with the sum at the end.
  public var text: String {
    (entries.flatMap { entry in [title(entry)] + lines(entry).map { "  \($0)" } } + [sum])
      .map { $0 + "\n" }.joined()
  }

  /// The same for a pull request.
  public var markdown: String {
    var text = "### layoutprobe: \(sum)\n"
    for entry in entries {
      text += "\n**\(MarkdownSummary.escaped(title(entry)))**\n\n"
      text += lines(entry).map { "- \(MarkdownSummary.escaped($0))\n" }.joined()
    }
    return text
  }
}
