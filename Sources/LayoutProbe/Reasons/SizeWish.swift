import HeadlessUI

/// Finds the smallest single change that gives a node a size.
@MainActor
struct SizeWish {
  /// What is nearer than this is the size.
  static let tolerance: CGFloat = 0.25

  let wanted: ProposedViewSize
  private let trials: SizeTrials
  private let candidates: SizeCandidates

  init(_ host: ViewHost, _ node: NodeReference, wants wanted: ProposedViewSize) {
    self.wanted = wanted
    trials = SizeTrials(host, node)
    candidates = SizeCandidates(host, node, wanted)
  }

  private func isMet(by size: CGSize) -> Bool {
    func near(_ goal: CGFloat?, _ length: CGFloat) -> Bool {
      goal.map { abs($0 - length) < Self.tolerance } ?? true
    }
    return near(wanted.width, size.width) && near(wanted.height, size.height)
  }

  /// How far a size is from the one that is wanted.
  private func distance(_ size: CGSize) -> CGFloat {
    (wanted.width.map { abs($0 - size.width) } ?? 0)
      + (wanted.height.map { abs($0 - size.height) } ?? 0)
  }

  var report: WhyNotReport {
    var report = WhyNotReport(
      wanted: NumberText.proposal(wanted), change: nil, tried: 0, found: 0, lines: [])
    guard !isMet(by: candidates.size) else {
      report.lines = ["  → it is \(NumberText.size(candidates.size)) already"]
      return report
    }
    var outcomes: [SizeTrials.Outcome] = []
    for trial in candidates.fixed where !trials.isSpoiled {
      report.tried += 1
      if let outcome = trials.outcome(of: trial) { outcomes.append(outcome) }
    }
    for number in candidates.numbers where !trials.isSpoiled {
      report.tried += 1
      if let outcome = search(number.guess, from: number.start, number.trial) {
        outcomes.append(outcome)
      }
    }
    let good = outcomes.filter { isMet(by: $0.size) }
    report.found = good.count
    guard let best = good.enumerated().min(by: Self.isSmaller)?.element else {
      report.lines = failed(outcomes, report.tried) + end
      return report
    }
    report.change = SizeChange(
      target: WhyNode(path: best.trial.target.path, name: best.trial.target.fullName),
      around: best.trial.target.around.first?.path, swift: best.trial.swift,
      replaces: best.trial.replaces, size: NumberText.size(best.size))
    report.lines = told(best) + ["    \(counted(report))"] + end
    return report
  }

  /// Changes of the source first. Of these what makes fewer nodes too large for their room, then what
  /// gives fewer nodes another size, then the usual order of changes.
  private static func isSmaller(
    _ a: EnumeratedSequence<[SizeTrials.Outcome]>.Element,
    _ b: EnumeratedSequence<[SizeTrials.Outcome]>.Element
  ) -> Bool {
    let (x, y) = (a.element, b.element)
    if x.trial.isOfSource != y.trial.isOfSource { return x.trial.isOfSource }
    if x.overflows != y.overflows { return x.overflows < y.overflows }
    if x.others.count != y.others.count { return x.others.count < y.others.count }
    if x.trial.rank != y.trial.rank { return x.trial.rank < y.trial.rank }
    return a.offset < b.offset
  }

  /// Tries a number, and the one that follows from what it did.
  private func search(
    _ guess: CGFloat, from start: CGFloat, _ trial: (CGFloat) -> SizeTrials.Trial?
  ) -> SizeTrials.Outcome? {
    guard guess >= 0, let first = trial(guess), let outcome = trials.outcome(of: first) else {
      return nil
    }
    if isMet(by: outcome.size) { return outcome }
    let axis: KeyPath<CGSize, CGFloat> =
      wanted.width.map { abs($0 - candidates.size.width) >= Self.tolerance } == true
      ? \.width : \.height
    let gained = outcome.size[keyPath: axis] - candidates.size[keyPath: axis]
    guard abs(gained) > 0.01, let goal = axis == \.width ? wanted.width : wanted.height else {
      return outcome
    }
    let next =
      start + (guess - start) * (goal - candidates.size[keyPath: axis]) / gained
    guard next >= 0, next.isFinite, let second = trial((next * 100).rounded() / 100) else {
      return outcome
    }
    return trials.outcome(of: second) ?? outcome
  }

  // MARK: Sentences

  private var end: [String] {
    trials.isSpoiled
      ? ["    the view wrote state when this was tried: other changes were not tried"] : []
  }

  private func told(_ best: SizeTrials.Outcome) -> [String] {
    let target = best.trial.target.fullName
    let size = NumberText.size(best.size)
    let line =
      switch (best.trial.change, best.trial.replaces) {
      case (.window, _): "  → \(best.trial.swift) gives it \(size)"
      case (.node, let old?):
        "  → \(best.trial.swift) instead of \(old) in \(target) gives it \(size)"
      case (.node, nil): "  → \(best.trial.swift) on \(target) gives it \(size)"
      }
    guard !best.others.isEmpty else { return [line + " (tried: no other size changes)"] }
    let shown = best.others.prefix(3).map {
      "\($0.node.fullName) gets \(NumberText.size($0.after))"
    }
    let rest = best.others.count > 3 ? ", and \(best.others.count - 3) more change" : ""
    return [line + " (tried: \(shown.joined(separator: ", "))\(rest))"]
  }

  private func counted(_ report: WhyNotReport) -> String {
    "\(report.found) of \(report.tried) single changes give it; this one has the smallest effect on others"
  }

  private func failed(_ outcomes: [SizeTrials.Outcome], _ tried: Int) -> [String] {
    var lines = [
      "  → none of \(tried) single changes gives it \(NumberText.proposal(wanted))",
      "    tried: priorities, line limits, fixedSize, frames, spacing, padding, more space",
    ]
    if let nearest = outcomes.enumerated().min(by: {
      let (x, y) = (distance($0.element.size), distance($1.element.size))
      return x != y ? x < y : $0.offset < $1.offset
    })?.element {
      lines.append(
        "    the nearest: \(nearest.trial.swift) on \(nearest.trial.target.fullName) gives it "
          + NumberText.size(nearest.size))
    }
    return lines
  }
}
