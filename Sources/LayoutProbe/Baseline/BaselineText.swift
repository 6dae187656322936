import HeadlessUI

/// A baseline as a person reads it.
package enum BaselineText {
  /// A line for each finding and each probe.
  package static func render(_ baseline: Baseline) -> String {
    var lines = baseline.findings.map { known -> String in
      let identity = known.identity
      let about = [identity.path, identity.key].filter { !$0.isEmpty }.joined(separator: ", ")
      return "\(identity.source): \(identity.probe.onOneLine): \(identity.rule)"
        + (about.isEmpty ? "" : " (\(about))")
        + (known.metric.map { ", by \(NumberText.length(CGFloat($0)))" } ?? "")
        + (known.reason.map { ": \($0)" } ?? "")
    }
    lines += baseline.figures.map { known in
      let figures = known.figures.values.sorted { $0.key < $1.key }.map { figure, value in
        "\(NumberText.length(CGFloat(value))) \(figure.name)"
      }
      return "\(known.owner.source): \(known.owner.probe.onOneLine)"
        + (known.owner.step.isEmpty ? "" : ", step \(known.owner.step)")
        + ": \(figures.joined(separator: ", "))"
    }
    return (lines + [sum(baseline)]).map { $0 + "\n" }.joined()
  }

  /// `2 findings, 14 layouts`
  package static func sum(_ baseline: Baseline) -> String {
    func text(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    return "\(text(baseline.findings.count, "finding")), \(text(baseline.figures.count, "layout"))"
  }

  /// `1 added, 2 removed, 3 changed`, or that all is as it was.
  package static func difference(_ before: Baseline, _ after: Baseline) -> String {
    func counts<Key: Hashable, Entry: Equatable>(
      _ old: [Entry], _ new: [Entry], _ key: (Entry) -> Key
    ) -> (added: Int, removed: Int, changed: Int) {
      let was = Dictionary(grouping: old, by: key)
      let isNow = Dictionary(grouping: new, by: key)
      return Set(was.keys).union(isNow.keys).reduce(into: (0, 0, 0)) { sum, key in
        let (a, b) = (was[key] ?? [], isNow[key] ?? [])
        sum.0 += max(0, b.count - a.count)
        sum.1 += max(0, a.count - b.count)
        sum.2 += zip(a, b).count { $0 != $1 }
      }
    }
    let findings = counts(before.findings, after.findings) { $0.identity }
    let figures = counts(before.figures, after.figures) { $0.owner }
    let parts = [
      (findings.added + figures.added, "added"), (findings.removed + figures.removed, "removed"),
      (findings.changed + figures.changed, "changed"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "nothing changed" : parts.joined(separator: ", ")
  }
}
