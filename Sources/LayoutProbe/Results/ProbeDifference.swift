import HeadlessUI

/// What is different between two reports of a probe, in words.
struct ProbeDifference {
  let lines: [String]

  init(from base: ProbeReport, to head: ProbeReport) {
    var lines = ProbeDifference.layout(
      (base.loop?.verdict, base.calls), (head.loop?.verdict, head.calls))
    for step in head.steps {
      guard let before = base.steps.first(where: { $0.name == step.name }) else {
        lines.append("step \(step.name) is new: \(step.loop.verdict)")
        continue
      }
      lines += ProbeDifference.layout(
        (before.loop.verdict, before.calls), (step.loop.verdict, step.calls)
      ).map { "step \(step.name): \($0)" }
    }
    for step in base.steps where !head.steps.contains(where: { $0.name == step.name }) {
      lines.append("step \(step.name) was removed")
    }
    lines += ProbeDifference.answers(base.measurements, head.measurements)
    for node in head.marked {
      guard let before = base.marked.first(where: { $0.path == node.path }) else {
        lines.append("\(node.path) is marked now")
        continue
      }
      lines += ProbeDifference.answers(before.measurements, node.measurements)
        .map { "\(node.path): \($0)" }
    }
    for node in base.marked where !head.marked.contains(where: { $0.path == node.path }) {
      lines.append("\(node.path) is not marked any more")
    }
    if base.window != head.window {
      lines.append(
        "window: \(NumberText.size(base.window)) → \(NumberText.size(head.window))")
    }
    self.lines = lines
  }

  private static func layout(
    _ before: (verdict: LoopVerdict?, calls: CallCounts),
    _ after: (verdict: LoopVerdict?, calls: CallCounts)
  ) -> [String] {
    var lines: [String] = []
    if before.verdict != after.verdict {
      if case .settled(let old)? = before.verdict, case .settled(let new)? = after.verdict {
        lines.append(change("passes", old, new))
      } else {
        func text(_ verdict: LoopVerdict?) -> String { verdict.map { "\($0)" } ?? "not laid out" }
        lines.append("layout: \(text(before.verdict)) → \(text(after.verdict))")
      }
    }
    let counts: [(name: String, count: KeyPath<CallCounts, Int>)] = [
      ("sized", \.sized), ("placed", \.placed),
      ("placed for guides", \.placedForGuides), ("caches made", \.cachesMade),
      ("caches updated", \.cachesUpdated), ("bodies", \.bodies),
    ]
    for (name, count) in counts where before.calls[keyPath: count] != after.calls[keyPath: count] {
      lines.append(change(name, before.calls[keyPath: count], after.calls[keyPath: count]))
    }
    return lines
  }

  /// `passes: 2 → 4 (+2)`
  private static func change(_ name: String, _ old: Int, _ new: Int) -> String {
    "\(name): \(old) → \(new) (\(new > old ? "+" : "")\(new - old))"
  }

  private static func answers(
    _ before: [SizeMeasurement], _ after: [SizeMeasurement]
  ) -> [String] {
    func question(_ measurement: SizeMeasurement) -> String {
      "\(measurement.request.name) \(NumberText.proposal(measurement.proposal))"
    }
    return after.compactMap { measurement in
      guard let old = before.first(where: { question($0) == question(measurement) }),
        old != measurement
      else { return nil }
      return "\(question(measurement)): \(NumberText.size(old.size)) → "
        + NumberText.size(measurement.size)
    }
  }
}
