import HeadlessUI

/// All that was measured of a probe, as a person reads it in a terminal.
public struct TextReport: Sendable {
  /// Whether the tree of nodes is shown.
  public var showsTree: Bool
  /// Whether the passes are shown one by one.
  public var showsPasses: Bool
  /// How frames, passes and responses are drawn; nil for no drawings.
  public var drawing: FrameDrawing?

  /// Whether it is said how often what was called.
  public var showsCalls = true
  /// Whether findings, and why layout does not settle, are shown.
  public var showsFindings = true
  /// Whether the frames of animations are shown.
  public var showsAnimation = false

  /// A report with or without trees and passes.
  public init(showsTree: Bool = false, showsPasses: Bool = false) {
    self.showsTree = showsTree
    self.showsPasses = showsPasses
  }

  /// The report of one probe as text.
  public func render(_ probe: ProbeReport) -> String {
    var lines: [String] = []
    let place = probe.place.map { "\($0): " } ?? ""
    lines.append("\(place)\(probe.name.onOneLine)  (window \(NumberText.size(probe.window)))")
    lines += table(probe.measurements).map { "  " + $0 }
    for node in probe.marked {
      lines.append("  \(node.path)\(node.detail.map { " \($0)" } ?? "")")
      lines += table(node.measurements).map { "    " + $0 }
    }
    if showsTree, !probe.tree.isEmpty {
      lines.append("  tree, frames in the window:")
      lines += treeLines(probe.tree).map { "    " + $0 }
    }
    if let why = probe.why, why.path != nil { lines += why.text.map { "  " + $0 } }
    if let drawing {
      lines += drawing.lines(probe.tree).map { "  " + $0 }
      lines += probe.responses.flatMap { ResponseDrawing(response: $0).lines }.map { "  " + $0 }
      lines += probe.sweeps.flatMap { SweepDrawing(sweep: $0).summary }.map { "  " + $0 }
    }
    if showsCalls { lines.append("  calls: \(probe.calls)") }
    for (name, counts) in probe.layouts.sorted(by: { $0.key < $1.key }) where showsCalls {
      lines.append("    \(name): \(counts)")
    }
    if let loop = probe.loop {
      let text = LoopText(loop: loop)
      if showsPasses { lines += text.trace.map { "  " + $0 } }
      if drawing != nil { lines += LoopDrawing(loop: loop).lines.map { "  " + $0 } }
      lines += (showsFindings ? text.lines : text.summary).map { "  " + $0 }
    }
    if let animation = probe.animation {
      lines += AnimationText(animation: animation, showsFrames: showsAnimation).lines
        .map { "  " + $0 }
    }
    for step in probe.steps {
      lines.append("  \(step.isUse == true ? "after" : "step") \(step.name): \(step.calls)")
      for (name, counts) in step.layouts.sorted(by: { $0.key < $1.key }) {
        lines.append("    \(name): \(counts)")
      }
      let text = LoopText(loop: step.loop)
      if showsPasses { lines += text.trace.map { "    " + $0 } }
      if drawing != nil { lines += LoopDrawing(loop: step.loop).lines.map { "    " + $0 } }
      lines += (showsFindings ? text.lines : text.summary).map { "    " + $0 }
      if let animation = step.animation {
        lines += AnimationText(animation: animation, showsFrames: showsAnimation).lines
          .map { "    " + $0 }
      }
    }
    if let interactions = probe.interactions { lines += interactions.lines.map { "  " + $0 } }
    guard showsFindings else { return lines.joined(separator: "\n") + "\n" }
    lines += findings(probe).map { "  " + $0 }
    for issue in probe.issuesBesideFindings {
      let at = issue.path.isEmpty ? "" : " (\(issue.path))"
      lines.append("  runtime issue: \(issue.message)\(at)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What several nodes of one layout break alike is said once.
  private func findings(_ probe: ProbeReport) -> [String] {
    func kind(_ finding: Finding) -> [String?] {
      [finding.rule, finding.subject, finding.message, finding.suppression?.reason]
    }
    let groups = Dictionary(grouping: probe.findings.indices) { kind(probe.findings[$0]) }
    return probe.findings.indices.flatMap { index -> [String] in
      let alike = groups[kind(probe.findings[index])] ?? []
      guard index == alike.first else { return [] }
      var lines = lines(probe.findings[index])
      guard alike.count > 1, !lines.isEmpty else { return lines }
      let others = alike.count == 2 ? "1 more place" : "\(alike.count - 1) more places"
      lines.insert("  also at \(others), such as \(probe.findings[alike[1]].path)", at: 1)
      return lines
    }
  }

  /// The sweeps of one probe.
  public func renderSweeps(_ probe: ProbeReport) -> String {
    let place = probe.place.map { "\($0): " } ?? ""
    var lines = ["\(place)\(probe.name.onOneLine)"]
    lines += probe.sweeps.flatMap { SweepDrawing(sweep: $0).lines }.map { "  " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ finding: Finding) -> [String] {
    // How layout ends is shown with the passes.
    let isShown = finding.family == .loop && finding.suppression == nil
    guard !isShown else { return [] }
    let place = finding.place.map { "\($0): " } ?? ""
    let at = finding.path.isEmpty ? "" : " (\(finding.path))"
    if let suppression = finding.suppression {
      return [
        "\(place)off: \(finding.message)\(at) [\(finding.rule)]",
        "  because \(suppression.reason) (\(suppression.origin.rawValue))",
      ]
    }
    var lines = ["\(place)\(finding.severity.rawValue): \(finding.message)\(at) [\(finding.rule)]"]
    // What is stood in for is named once, at the end.
    if finding.rule == Approximate.id { return lines }
    lines += finding.witness.map { "  " + $0 }
    if let expected = finding.expected { lines.append("  expected: \(expected)") }
    if let found = finding.found { lines.append("  found: \(found)") }
    lines += finding.consequences.map { "  as a result: \($0)" }
    lines.append("  \(finding.why)")
    lines.append("  try: \(finding.fix)")
    return lines
  }

  /// The report of one failure as text.
  public func render(_ failure: ProbeFailure) -> String {
    var lines: [String] = []
    let severity = failure.kind == .standIn ? ViewNotShown.severity : .error
    let level = failure.suppression == nil ? (failure.severity ?? severity).rawValue : "off"
    switch failure.kind {
    case .compile:
      lines.append("\(failure.source): \(level): does not compile [\(failure.rule)]")
    case .input:
      lines.append("\(failure.source): \(level): \(failure.message) [\(failure.rule)]")
      return lines.joined(separator: "\n") + "\n"
    case .crash, .timeout, .memory, .standIn:
      let line = failure.declaration.flatMap { $0.column == nil ? nil : $0 }
      let place = (line ?? failure.place).map(\.description) ?? failure.source
      let subject = failure.probe.map { "\($0.onOneLine) " } ?? ""
      lines.append("\(place): \(level): \(subject)\(failure.kind.sentence) [\(failure.rule)]")
      if let activity = failure.activity { lines.append("  while: \(activity)") }
      // What is stood in for is named once, at the end.
      if failure.kind == .standIn { return lines.joined(separator: "\n") + "\n" }
    }
    lines += failure.message.split(separator: "\n").map { "  \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func table(_ measurements: [SizeMeasurement]) -> [String] {
    let rows = measurements.map {
      [$0.request.name, NumberText.proposal($0.proposal), NumberText.size($0.size)]
    }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let name = row[0].padding(toLength: widths[0], withPad: " ", startingAt: 0)
      let proposal = row[1].padding(toLength: widths[1], withPad: " ", startingAt: 0)
      return "\(name)  \(proposal)  →  \(row[2])"
    }
  }

  private func treeLines(_ tree: [NodeReport]) -> [String] {
    // Whether a line goes on downwards at each depth, known from below.
    var goesOn = Set<Int>()
    var rows: [(name: String, frame: String)] = []
    for node in tree.reversed() {
      goesOn = goesOn.filter { $0 <= node.depth }
      var name = ""
      if node.depth > 0 {
        for depth in 1..<max(node.depth, 1) { name += goesOn.contains(depth) ? "│ " : "  " }
        name += goesOn.contains(node.depth) ? "├ " : "└ "
        goesOn.insert(node.depth)
      }
      name += node.label + (node.detail.map { " \($0)" } ?? "")
      if !node.effects.isEmpty { name += "  · " + node.effects.joined(separator: " · ") }
      rows.append((name, node.frame.map(NumberText.frame) ?? "–"))
    }
    let width = min(60, rows.map(\.name.count).max() ?? 0)
    return rows.reversed().map { row in
      row.name + String(repeating: " ", count: max(0, width - row.name.count)) + "  \(row.frame)"
    }
  }
}
