import HeadlessUI

/// A baseline as a person reads it.
package enum BaselineText {
  /// More changes than these are only counted.
  private static let maximumLines = 20

  /// A line for each finding and each layout.
  package static func render(_ baseline: Baseline) -> String {
    let lines = baseline.findings.map { known in
      line(known) + (known.reason.map { ": \($0)" } ?? "")
    }
    let figures = (baseline.figures?.layouts ?? []).map(line)
    return (lines + figures + [sum(baseline)]).map { $0 + "\n" }.joined()
  }

  /// `views/A.swift: wheel: loop-oscillating (Wheel.angle)`
  static func line(_ known: Baseline.KnownFinding) -> String {
    let identity = known.identity
    let about = [identity.path, identity.key].filter { !$0.isEmpty }.joined(separator: ", ")
    return "\(identity.source): \(identity.probe.onOneLine): \(identity.rule)"
      + (about.isEmpty ? "" : " (\(about))")
      + (known.metric.map { ", by \(NumberText.length(CGFloat($0)))" } ?? "")
  }

  /// `views/A.swift: wheel: 2 passes`
  static func line(_ known: Baseline.KnownFigures) -> String {
    let figures = known.figures.values.sorted { $0.key < $1.key }.map { figure, value in
      "\(NumberText.length(CGFloat(value))) \(figure.name)"
    }
    return "\(name(known.owner)): \(figures.joined(separator: ", "))"
  }

  static func name(_ owner: Baseline.Owner) -> String {
    "\(owner.source): \(owner.probe.onOneLine)"
      + (owner.step.isEmpty ? "" : ", step \(owner.step)")
  }

  /// `2 findings`, and `14 layouts` if figures are recorded.
  package static func sum(_ baseline: Baseline) -> String {
    func text(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    guard let figures = baseline.figures else { return text(baseline.findings.count, "finding") }
    return "\(text(baseline.findings.count, "finding")), "
      + "figures of \(text(figures.layouts.count, "layout"))"
  }

  /// The sum with what became different, then a line for each of that.
  package static func render(_ update: BaselineUpdate, name: String) -> String {
    let counts = BaselineUpdate.Event.Kind.allCases.compactMap { kind -> String? in
      let count = update.events.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let difference = counts.isEmpty ? "nothing changed" : counts.joined(separator: ", ")
    var lines = ["\(name): \(sum(update.baseline)) (\(difference))"]
    lines += update.events.prefix(maximumLines).map { "  \($0.kind.rawValue): \($0.text)" }
    let more = update.events.count - maximumLines
    if more > 0 { lines.append("  and \(more) more") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What is not recorded, and how it would be.
  package static func missing(_ update: BaselineUpdate) -> String {
    let count = update.missing.count
    let findings = count == 1 ? "1 new finding is" : "\(count) new findings are"
    let lines = update.missing.prefix(maximumLines).map { "\n  \(line($0))" }.joined()
    return "\(findings) not recorded; fix them, or record them: layoutprobe baseline write" + lines
  }
}
