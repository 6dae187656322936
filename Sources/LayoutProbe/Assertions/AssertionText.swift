import HeadlessUI

/// What a failed assertion says: the verdict first, then what shows it, what would help, and how to
/// see it again.
enum AssertionText {
  /// Puts the parts together.
  @MainActor
  static func failure(_ headline: String, _ details: [String], of report: ProbeReport) -> String {
    AssertionTrace.current?.text = TextReport(showsTree: true, showsPasses: true).render(report)
    return ([headline] + details.map { "  " + $0 } + ["  " + again(report)]).joined(separator: "\n")
  }

  private static func again(_ report: ProbeReport) -> String {
    let size =
      "\(NumberText.length(report.window.width))x\(NumberText.length(report.window.height))"
    return "see it: layoutprobe trace FILE --view \(report.name) --size \(size)"
      + "  (FILE declares \(report.name))"
  }

  /// Why layout does not end, and what would end it.
  static func loop(_ loop: LoopReport) -> [String] {
    var lines: [String] = []
    if let write = loop.firstOffendingWrite {
      let writer = write.source.map { " by \($0.name)" } ?? ""
      let place = write.place.map { " at \($0)" } ?? ""
      lines.append("because of: \(write.state)\(writer)\(place): \(write.old) → \(write.new)")
    }
    if !loop.ring.isEmpty {
      lines.append("the ring:")
      lines += loop.ring.enumerated().map { "  \($0 + 1). \($1)" }
    }
    for remedy in loop.remedies {
      lines.append("tried, and it settles: \(remedy.remedy.explanation)")
      if let place = remedy.place { lines.append("  at \(place):") }
      lines += remedy.code.split(separator: "\n").map { "  \($0)" }
    }
    return lines
  }

  /// Who wrote which state how often.
  static func writes(_ loop: LoopReport) -> [String] {
    loop.states.filter { $0.applied > 0 }.map { state in
      "\(state.state): \(state.applied) writes by \(state.writers.joined(separator: ", "))"
    }
  }

  /// A finding with its witness and its fix.
  static func finding(_ finding: Finding) -> [String] {
    let at = finding.path.isEmpty ? "" : " (\(finding.path))"
    return ["\(finding.severity.rawValue): \(finding.message)\(at) [\(finding.rule)]"]
      + finding.witness.map { "  " + $0 } + ["  try: \(finding.fix)"]
  }

  /// What costs more than a budget; nil if nothing does.
  @MainActor
  static func excess(_ report: ProbeReport, _ budget: Budget) -> String? {
    guard let loop = report.loop else {
      return failure(
        "\(report.name) cannot be laid out, only measured: there is nothing to count", [],
        of: report)
    }
    guard loop.verdict.isSettled else {
      return failure("\(report.name): layout \(loop.verdict)", self.loop(loop), of: report)
    }
    let lines = report.figures.flatMap { step, figures in
      budget.excesses(figures).map { excess in
        let step = step.map { " (step \($0))" } ?? ""
        return "\(NumberText.length(CGFloat(excess.now))) \(excess.figure.name)\(step), "
          + "where the budget is \(NumberText.length(CGFloat(excess.before)))"
      }
    }
    guard let first = lines.first else { return nil }
    return failure("\(report.name): \(first)", Array(lines.dropFirst()) + writes(loop), of: report)
  }
}
