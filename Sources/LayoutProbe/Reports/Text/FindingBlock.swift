import HeadlessUI

/// The lines that show a finding: where and what it is, the source, what shows it, why it matters and
/// what to do.
struct FindingBlock {
  let shown: ShownFinding
  var style = TextStyle()
  /// The sources that may be quoted; nil for no quotes.
  var sources: QuotedSources?
  /// Whether the rule is explained: once in a report is enough.
  var isExplained = true
  /// Whether all is said that is known: every remedy, what hosts would do.
  var isComplete = false

  private var checked: CheckedFinding { shown.first }
  private var finding: Finding { checked.finding }

  /// Where it is, how bad, what it is and by which rule, in one line that editors understand.
  var headline: String {
    let place = checked.place?.description ?? checked.source
    let level = style.emphasis(checked.level, role)
    let count = shown.count > 1 ? " (×\(shown.count))" : ""
    return
      "\(place): \(level): \(style.emphasis(checked.sentence, .strong)) [\(finding.rule)]\(count)"
  }

  private var role: TextStyle.Role { checked.counts ? .init(finding.severity) : .faint }

  var lines: [String] {
    var lines = [headline]
    if let suppression = finding.suppression, !checked.isExpected {
      return lines
        + style.wrapped("\(suppression.reason) (\(suppression.origin.rawValue))", label: "because ")
    }
    // What is stood in for is named once, at the end.
    guard finding.rule != Approximate.id, finding.rule != ViewNotShown.id else { return lines }
    if let elsewhere = shown.elsewhere { lines += style.wrapped(elsewhere) }
    lines += excerpt
    lines += checked.loop == nil ? witness : feedbackCycle
    lines += finding.consequences.flatMap { style.wrapped($0, label: "as a result: ") }
    lines += advice
    if isExplained { lines += style.wrapped(finding.why, label: "why: ") }
    return lines
  }

  private var excerpt: [String] {
    // The compiler's messages quote the source themselves.
    guard finding.rule != SourceUnusable.id, let place = checked.place else { return [] }
    return sources?.excerpt(at: place, subject: finding.subject)?.rendered(style, role) ?? []
  }

  private static let shownWitnesses = 20

  private var witness: [String] {
    var lines = finding.witness
    let hidden = isComplete ? 0 : max(0, lines.count - FindingBlock.shownWitnesses)
    if hidden > 1 { lines = lines.dropLast(hidden) + ["… and \(hidden) more lines (-v)"] }
    lines = lines.map { "  " + $0 }
    let parts = [
      finding.expected.map { "expected: \($0)" }, finding.found.map { "found: \($0)" },
    ].compactMap(\.self)
    return parts.isEmpty ? lines : lines + ["  " + parts.joined(separator: "; ")]
  }

  private var feedbackCycle: [String] {
    guard let loop = checked.loop else { return [] }
    let text = LoopText(loop: loop)
    var lines = text.causes.flatMap { style.wrapped($0) }
    if !loop.ring.isEmpty {
      lines.append("  \(loop.verdict.headingOfSteps):")
      for (index, step) in loop.ring.enumerated() {
        // The place of the finding stands above.
        let words = step.place == checked.place ? step.text : step.description
        lines += style.wrapped(words, label: "\(index + 1). ", indent: 4)
      }
    }
    return lines
  }

  /// What to do: what was tried and works, or else what the rule says.
  private var advice: [String] {
    guard let loop = checked.loop else {
      return isExplained ? style.wrapped(finding.fix, label: "try: ") : []
    }
    let remedies = isComplete ? loop.remedies : Array(loop.remedies.prefix(1))
    var lines = remedies.flatMap { remedy -> [String] in
      let place = remedy.place.flatMap { $0 == checked.place ? nil : " at \($0)" } ?? ""
      let sentence =
        "\(remedy.remedy.explanation)\(place); layout then settles in "
        + ReportCount.text(remedy.passes, "pass", "passes")
      return style.wrapped(sentence, label: "try: ")
        + remedy.code.split(separator: "\n").map { "       \($0)" }
    }
    if remedies.isEmpty, isExplained { lines += style.wrapped(finding.fix, label: "try: ") }
    if isComplete {
      lines += loop.hosts.flatMap { style.wrapped($0.message, label: "\($0.host): ") }
    }
    return lines
  }
}

extension CheckedFinding {
  /// `error`, `warning` or `note`; `expected` or `off` if it does not count.
  var level: String {
    isExpected ? "expected" : counts ? finding.severity.rawValue : "off"
  }
}
