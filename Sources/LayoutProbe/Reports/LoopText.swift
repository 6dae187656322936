import HeadlessUI

/// What became of following layout, as a person reads it.
struct LoopText {
  let loop: LoopReport

  private static let shownPlaces = 3

  /// The verdict, and why where it is not what one wants.
  var lines: [String] { summary + explanation.map { "  \($0)" } }

  /// The verdict, and what each written state does.
  var summary: [String] {
    let rule = loop.rule.map { " [\($0)]" } ?? ""
    return ["layout: \(loop.sentence)\(rule)"] + states.map { "  \($0)" }
  }

  /// The writes that are to blame, and what keeps others from being known.
  var causes: [String] {
    var lines: [String] = []
    if let write = loop.firstOffendingWrite {
      lines.append("because of: \(sentence(write))")
      lines += (loop.alsoOffending ?? []).map { "together with: \(sentence($0))" }
    }
    if loop.differs == true {
      lines.append(
        "a second run differs: the view depends on random numbers, on the time, or on data "
          + "outside of it; no remedy is listed")
    }
    if loop.explanationIsCut == true {
      lines.append("incomplete: the search for causes reached its limit; causes may be missing")
    }
    return lines
  }

  private var explanation: [String] {
    guard loop.isOfConcern else { return [] }
    var lines = causes
    if !loop.ring.isEmpty {
      lines.append("\(loop.verdict.headingOfSteps):")
      lines += loop.ring.enumerated().map { "  \($0 + 1). \($1)" }
    }
    if !loop.remedies.isEmpty {
      lines.append("verified remedies:")
      for remedy in loop.remedies {
        lines.append("  \(remedy.remedy.explanation) (\(passes(remedy.passes)))")
        if let place = remedy.place { lines.append("    at \(place):") }
        lines += remedy.code.split(separator: "\n").map { "    \($0)" }
      }
    }
    return lines + loop.hosts.map { "\($0.host): \($0.message)" }
  }

  /// What each written state does, a line for each.
  var states: [String] { loop.states.map { sentence($0) } }

  /// Pass by pass: counts and writes.
  var trace: [String] {
    var lines: [String] = []
    for pass in loop.passes {
      let bodies = pass.bodies.sorted { $0.key < $1.key }.map { name, count in
        count == 1 ? name : "\(name) ×\(count)"
      }
      lines.append(
        "pass \(pass.number): \(pass.calls)"
          + (pass.moved > 0
            ? ", \(pass.moved) \(pass.moved == 1 ? "frame" : "frames") new or moved"
            : ", nothing moved"))
      for (name, counts) in pass.layouts.sorted(by: { $0.key < $1.key }) {
        lines.append("  \(name): \(counts)")
      }
      if !bodies.isEmpty { lines.append("  bodies: \(bodies.joined(separator: ", "))") }
      lines += pass.writes.map { "  \(sentence($0))" }
    }
    return lines
  }

  private func passes(_ count: Int) -> String { count == 1 ? "1 pass" : "\(count) passes" }

  private func sentence(_ state: LoopReport.StateRole) -> String {
    var parts = ["\(state.applied) \(state.applied == 1 ? "write" : "writes")"]
    if state.equal > 0 { parts.append("\(state.equal) equal") }
    if state.dropped > 0 { parts.append("\(state.dropped) dropped") }
    if let instances = state.instances { parts[0] += " in \(instances) instances" }
    let writers = state.writers.isEmpty ? "" : " by \(state.writers.joined(separator: ", "))"
    let shown = state.places?.prefix(LoopText.shownPlaces).map(\.description) ?? []
    let more = (state.places?.count ?? 0) - shown.count
    let places =
      shown.isEmpty
      ? "" : " at \(shown.joined(separator: ", "))" + (more > 0 ? " and \(more) more lines" : "")
    let effect =
      switch state.effect {
      case .layoutAffecting: ", changes the layout"
      case .paintOnly: ", affects drawing only"
      case .unknown: ""
      }
    return "\(state.state): \(parts.joined(separator: ", "))\(writers)\(places)\(effect)"
  }

  private func sentence(_ write: StateWrite) -> String {
    var text = write.state
    if let source = write.source {
      text += " by \(source.name)"
      if let key = source.key { text += ", \(key)" }
      if let child = source.child { text += " of subview \(child)" }
      if !source.path.isEmpty { text += ", in \(source.path)" }
    }
    if let place = write.place { text += ", at \(place)" }
    if !write.old.isEmpty || !write.new.isEmpty {
      text += ": \(write.old) → \(write.shownNew)"
      let isOther = write.old == write.new && write.outcome == .applied && !write.hasSameContent
      if isOther, write.shownNew == write.new { text += " (they differ by less than is shown)" }
    }
    switch write.phase {
    case .layout: text += ", while laying out"
    case .body: text += ", while evaluating a body"
    case .action, .outside: break
    }
    switch write.outcome {
    case .applied: break
    case .equal: text += " (equal, no effect)"
    case .dropped: text += " (dropped)"
    case .prevented: text += " (held back)"
    }
    if write.hasSameContent { text += " (equal content, but counts as a change)" }
    return "pass \(write.pass): " + text
  }
}

extension StateWrite {
  /// The value that was written, told from the one before where both read the same.
  var shownNew: String { new == "a UUID" && old == new ? "another UUID" : new }
}
