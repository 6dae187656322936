import HeadlessUI

/// A line for each probe: whether something is wrong with it, its sizes, and how layout ended. Those
/// with problems come first.
struct ProbeList {
  let report: InspectReport
  var style = TextStyle()

  /// How bad the worst is that is known of a probe, the worst first.
  private enum State: Int {
    case failing, doubtful, expected, fine

    init(_ findings: [Finding]) {
      let worst = findings.filter { $0.suppression == nil }.map(\.severity).max()
      if worst == .error {
        self = .failing
      } else if worst == .warning {
        self = .doubtful
      } else {
        let isExpected = findings.contains { $0.suppression?.origin == .expectation }
        self = isExpected ? .expected : .fine
      }
    }

    var mark: (text: String, role: TextStyle.Role) {
      switch self {
      case .failing: ("✗", .error)
      case .doubtful: ("!", .warning)
      case .expected, .fine: ("✓", .success)
      }
    }
  }

  private struct Row: Equatable {
    var state: State
    var place: String
    var name: String
    var sizes: String
    var outcome: String
    var count = 1
  }

  private static let longestName = 48
  private static let shortestName = 12

  /// The lines, under a heading; none if there are no probes.
  var lines: [String] {
    let rows = self.rows
    guard !rows.isEmpty else { return [] }
    var heading = Row(state: .fine, place: "", name: "probe", sizes: "", outcome: "layout")
    heading.sizes =
      report.probes.first.map {
        $0.measurements.map { ProbeList.name($0) }.joined(separator: " → ")
      } ?? ""
    let all = [heading] + rows
    func width(_ text: (Row) -> String) -> Int {
      all.map { TextWidth.columns(text($0)) }.max() ?? 0
    }
    var place = width(\.place)
    var name = min(ProbeList.longestName, width(\.name))
    let others = 2 + 2 + 2 + width(\.sizes) + 2 + min(width(\.outcome), ProbeList.longestName)
    var isShort = false
    if let room = style.width, place + name + others > room {
      isShort = true
      place = width { ProbeList.file($0.place) }
      name = max(ProbeList.shortestName, min(name, room - place - others))
    }
    return all.enumerated().map { index, row in
      let shown = isShort ? ProbeList.file(row.place) : row.place
      let text =
        TextWidth.padded(shown, to: place) + "  "
        + TextWidth.padded(TextWidth.cut(row.name, to: name), to: name) + "  "
        + TextWidth.padded(row.sizes, to: width(\.sizes)) + "  " + row.outcome
        + (row.count > 1 ? " (×\(row.count))" : "")
      let line =
        style.width.map { TextWidth.cut(text, to: max($0 - 3, ProbeList.shortestName)) } ?? text
      guard index > 0 else { return "  " + style.emphasis(line, .faint) }
      return style.emphasis(row.state.mark.text, row.state.mark.role) + " " + line
    }
  }

  private var rows: [Row] {
    var rows = report.probes.map(row)
    rows += report.failures.filter { $0.probe != nil }.map(row)
    let sorted = rows.enumerated().sorted {
      ($0.element.state.rawValue, $0.offset) < ($1.element.state.rawValue, $1.offset)
    }.map(\.element)
    var merged: [Row] = []
    for row in sorted {
      if var last = merged.last {
        let count = last.count
        last.count = 1
        if last == row {
          merged[merged.count - 1].count = count + 1
          continue
        }
      }
      merged.append(row)
    }
    return merged
  }

  private func row(_ probe: ProbeReport) -> Row {
    let gate = report.gate.filter { $0.source == probe.source && $0.probe == probe.name }
    let findings = probe.findings + gate.map(\.finding)
    var parts = [ProbeList.ending(probe)]
    let steps = probe.steps.count { $0.isUse != true }
    if steps > 0 { parts.append(ReportCount.text(steps, "step")) }
    if let interactions = probe.interactions { parts.append(interactions.summary) }
    if !probe.standIns.isEmpty { parts.append("approximate") }
    if !probe.marked.isEmpty {
      parts.append(ReportCount.text(probe.marked.count, "marked view"))
    }
    func rules(_ label: String, _ holds: (Finding) -> Bool) -> String? {
      let ids = findings.filter(holds).map(\.rule)
      let unique = ids.enumerated().filter { ids.firstIndex(of: $1) == $0 }.map(\.element)
      return unique.isEmpty ? nil : "\(label)[\(unique.joined(separator: ", "))]"
    }
    let shown = [
      parts.joined(separator: ", "),
      rules("") { $0.suppression == nil && $0.severity > .note },
      rules("expected ") { $0.suppression?.origin == .expectation },
    ].compactMap(\.self)
    return Row(
      state: State(findings), place: probe.place?.description ?? "", name: probe.name.onOneLine,
      sizes: ProbeList.sizes(probe.measurements), outcome: shown.joined(separator: " "))
  }

  private func row(_ failure: ProbeFailure) -> Row {
    var finding = Finding(
      rule: failure.rule, severity: failure.severity ?? .error, path: "", key: "", message: "",
      witness: [], why: "", fix: "")
    if failure.kind == .standIn, failure.severity == nil {
      finding.severity = ViewNotShown.severity
    }
    finding.suppression = failure.suppression
    return Row(
      state: State([finding]), place: failure.place?.description ?? failure.source,
      name: failure.probe?.onOneLine ?? "", sizes: "",
      outcome: "\(failure.kind.sentence) [\(failure.rule)]")
  }

  /// `1 pass`, or what else became of layout.
  private static func ending(_ probe: ProbeReport) -> String {
    guard let loop = probe.loop else { return "measured" }
    if loop.rule == LayoutTimed.id { return "changes with time" }
    switch loop.verdict {
    case .settled(let passes): return ReportCount.text(passes, "pass", "passes")
    case .undetermined: return "no verdict"
    case .oscillating, .churning, .diverging: return "never settles"
    }
  }

  /// Sizes that are all the same are one.
  private static func sizes(_ measurements: [SizeMeasurement]) -> String {
    let sizes = measurements.map { NumberText.size($0.size) }
    return Set(sizes).count == 1 ? sizes[0] : sizes.joined(separator: " → ")
  }

  private static func name(_ measurement: SizeMeasurement) -> String {
    measurement.request.name == "custom"
      ? NumberText.proposal(measurement.proposal) : measurement.request.name
  }

  /// The place without its folder.
  private static func file(_ place: String) -> String {
    String(place.split(separator: "/").last ?? "")
  }
}
