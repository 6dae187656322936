import HeadlessUI

/// What failed assertions say: what shows the verdict, and what would help.
enum AssertionText {
  /// Why layout does not end, and what would end it.
  static func loop(_ loop: LoopReport) -> [String] {
    var lines: [String] = []
    if let write = loop.firstOffendingWrite {
      let writer = write.source.map { " by \($0.name)" } ?? ""
      let place = write.place.map { " at \($0)" } ?? ""
      lines.append("because of: \(write.state)\(writer)\(place): \(write.old) → \(write.new)")
    }
    if !loop.ring.isEmpty {
      lines.append("\(loop.verdict.headingOfSteps):")
      lines += loop.ring.enumerated().map { "  \($0 + 1). \($1)" }
    }
    for remedy in loop.remedies {
      lines.append("verified remedy: \(remedy.remedy.explanation)")
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
}
