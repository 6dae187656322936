import HeadlessUI

/// `text`: the findings as a person, or an editor, reads them, the worst first:
/// `path:line: error: sentence [rule-id]`, details below it, a table and the count at the end.
public struct FindingsText: ReportFormat {
  /// `text`
  public static let name = "text"
  /// What it is for.
  public static let summary = "findings for terminals and editors"

  /// How much the text says about each finding.
  public enum Detail: Sendable, Comparable {
    /// A line for each finding, and no count.
    case brief
    /// With the source, what shows it, why it matters and what to do.
    case usual
    /// With findings that do not count, every remedy, and with probes that have no finding.
    case full
  }

  /// What is said of probes above the findings.
  public enum Probes: Sendable {
    /// Nothing, save for a line each in full detail.
    case none
    /// One line for each probe.
    case list
    /// All that was measured.
    case whole(TextReport)
  }

  /// How much the text says about each finding.
  public var detail = Detail.usual
  /// What is said of probes.
  public var probes = Probes.none
  /// Whether notes are shown; they are counted in any case.
  public var showsNotes = true
  /// How it looks where it is read.
  public var style = TextStyle()

  /// The usual detail, in plain text.
  public init() {}

  /// The whole report with the usual detail.
  public static func render(_ report: InspectReport) -> String { FindingsText().render(report) }

  /// The whole report.
  public func render(_ report: InspectReport) -> String {
    let checked = report.checked
    let counted = ShownFinding.all(checked.filter(\.counts)).filter { shown in
      showsNotes || shown.first.finding.severity > .note
    }
    guard detail > .brief else {
      return counted.map { FindingBlock(shown: $0, style: style).headline + "\n" }.joined()
    }
    var sections = probeSections(report)
    sections += blocks(counted)
    sections.append(expected(ShownFinding.all(checked.filter(\.isExpected))))
    if detail == .full {
      let off = checked.filter { !$0.counts && !$0.isExpected }
      sections += ShownFinding.all(off).map { FindingBlock(shown: $0, style: style).lines }
    }
    sections.append(issues(report))
    sections.append(StandInText.lines(report))
    sections.append(ModuleTable.lines(report))
    let end = ClosingTable(findings: counted, style: style).lines
    sections.append(end + [sentence(report, checked)])
    return sections.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  private func probeSections(_ report: InspectReport) -> [[String]] {
    switch probes {
    case .none: detail == .full ? [ProbeList(report: report, style: style).lines] : []
    case .list: [ProbeList(report: report, style: style).lines]
    case .whole(let text):
      report.probes.map { text.render($0).split(separator: "\n").map(String.init) }
    }
  }

  /// A rule is explained where it is broken first.
  private func blocks(_ findings: [ShownFinding]) -> [[String]] {
    let sources = QuotedSources()
    var explained: Set<String> = []
    return findings.map { finding in
      FindingBlock(
        shown: finding, style: style, sources: sources,
        isExplained: explained.insert(finding.first.finding.rule).inserted,
        isComplete: detail == .full
      ).lines
    }
  }

  /// The first one is an example of what is found, of the others a line is enough.
  private func expected(_ findings: [ShownFinding]) -> [String] {
    guard let first = findings.first else { return [] }
    let count = findings.map(\.count).reduce(0, +)
    let what =
      count == 1
      ? "1 expected finding, which its probe declares with expects(_:):"
      : "\(count) expected findings, which probes declare with expects(_:):"
    var lines = [style.emphasis(what, .faint)]
    if detail == .full {
      return lines + blocks(findings).flatMap(\.self)
    }
    lines += blocks([first]).flatMap(\.self)
    return lines + findings.dropFirst().map { FindingBlock(shown: $0, style: style).headline }
  }

  /// Messages that differ in names and numbers only, of which more are only counted.
  private static let shownAlike = 3

  /// What SwiftUI prints to the console, each message once.
  private func issues(_ report: InspectReport) -> [String] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for issue in report.probes.flatMap(\.issuesBesideFindings) {
      let at = issue.path.isEmpty ? "" : " (\(issue.path))"
      let text = "runtime issue: \(issue.message)\(at)"
      if counts[text] == nil { order.append(text) }
      counts[text, default: 0] += 1
    }
    var alike: [String: Int] = [:]
    var lines: [String] = []
    for text in order {
      let kind = text.replacing(#/'[^']*'|"[^"]*"|[0-9]+/#, with: "")
      alike[kind, default: 0] += 1
      guard detail == .full || alike[kind, default: 0] <= Self.shownAlike else { continue }
      let count = counts[text] ?? 1
      lines += style.wrapped(text + (count > 1 ? " (×\(count))" : ""), indent: 0)
    }
    let rest = alike.values.reduce(0) { $0 + max(0, $1 - Self.shownAlike) }
    guard detail != .full, rest > 0 else { return lines }
    let more = rest == 1 ? "1 runtime issue more" : "\(rest) runtime issues more"
    return lines + style.wrapped("\(more) like those above (-v)", indent: 0)
  }

  private func sentence(_ report: InspectReport, _ checked: [CheckedFinding]) -> String {
    let hidden = checked.contains { $0.counts && $0.finding.severity == .note } && !showsNotes
    return FindingsText.sum(report) + (hidden ? " (--notes shows notes)" : "")
  }

  /// The lines that show one finding by itself.
  func lines(_ checked: CheckedFinding) -> [String] {
    FindingBlock(shown: ShownFinding(first: checked), isComplete: true).lines
  }

  /// `checked 12 probes: 2 errors, 1 note, 3 off`
  public static func sum(_ report: InspectReport) -> String { ReportCount(report).sentence }
}

extension CheckedFinding {
  /// What is wrong, with the probe and the node that it is about.
  package var sentence: String {
    var about = [probe?.onOneLine, finding.path.isEmpty ? nil : finding.path].compactMap(\.self)
    if let name = about.first, finding.message.contains(name) { about.removeFirst() }
    return finding.message + (about.isEmpty ? "" : " (\(about.joined(separator: ", ")))")
  }
}
