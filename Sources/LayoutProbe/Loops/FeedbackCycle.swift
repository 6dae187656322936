import HeadlessUI

/// The closed chain by which a write leads to itself, from the last passes of a run that never
/// settles, reduced to what takes part.
struct FeedbackCycle {
  let steps: [LoopReport.RingStep]

  private static let shownFrames = 3
  private static let shownSites = 8

  init(_ trail: PassTrail, period: Int, cause: LoopCause?) {
    guard let last = trail.passes.last else {
      steps = []
      return
    }
    let before = trail.passes.dropLast().last ?? last
    // What a pass writes shows in the next one.
    let writing = trail.passes.count > 1 ? trail.passes.dropLast() : trail.passes[...]
    let cycle = Array(writing.suffix(max(1, period)))
    let written = Set(cause?.sites.map(\.first.state) ?? [])
    let writes = cycle.lazy.flatMap(\.writes).filter { $0.outcome == .applied }
    let states = Dictionary(grouping: writes, by: WriteSite.init).mapValues {
      Set($0.map(\.stateID)).count
    }
    let all = WriteSite.latest(in: cycle).filter {
      written.isEmpty || written.contains($0.first.state) || cause?.all.contains($0.site) == true
        || cause?.partners.contains($0.site) == true
    }
    var steps: [LoopReport.RingStep] = []
    let sites = all.prefix(FeedbackCycle.shownSites)
    for (site, write) in sites {
      steps.append(
        .init(text: FeedbackCycle.sentence(write, states[site] ?? 1), place: write.place))
      if !write.old.isEmpty || !write.new.isEmpty {
        steps.append(
          .init(text: "\(write.state) becomes \(write.shownNew) (it was \(write.old))", place: nil))
      }
    }
    // How SwiftUI's own views are made of others is of no use to a reader who looks for a loop.
    for body in last.bodies.keys.sorted() where !TypeName.isBuiltIn(body) {
      steps.append(.init(text: "\(body).body is evaluated again", place: nil))
    }
    let moved = FeedbackCycle.moved(before, last)
    for (id, old, new) in moved.prefix(FeedbackCycle.shownFrames) {
      steps.append(
        .init(
          text: "\(id) goes from \(NumberText.frame(old)) to \(NumberText.frame(new))", place: nil))
    }
    if moved.count > FeedbackCycle.shownFrames {
      steps.append(
        .init(
          text: moved.count == FeedbackCycle.shownFrames + 1
            ? "and 1 more frame changes"
            : "and \(moved.count - FeedbackCycle.shownFrames) more frames change", place: nil))
    }
    let closing = sites.filter { cause?.partners.contains($0.site) != true }
    for (_, write) in closing {
      let writer = write.source?.name ?? "the code"
      steps.append(
        .init(text: "\(writer) runs again, and writes \(write.state) again", place: write.place))
    }
    self.steps = steps
  }

  private static func sentence(_ write: StateWrite, _ instances: Int) -> String {
    let several = instances > 1 ? " in \(instances) instances" : ""
    guard let source = write.source else {
      let when = write.phase == .body ? "while a body is evaluated" : "from a queue, task or event"
      return "\(write.state) is written\(several) \(when)"
    }
    var text = "\(source.name) writes \(write.state)\(several)"
    if let key = source.key {
      text += " through \(key)"
      if let child = source.child { text += " of subview \(child)" }
    }
    switch write.phase {
    case .layout: text += ", while it lays out"
    case .outside where source.kind == .layout: text += ", from a queue after it laid out"
    default: break
    }
    return text
  }

  private static func moved(
    _ before: LayoutPass, _ after: LayoutPass
  ) -> [(id: String, old: CGRect, new: CGRect)] {
    after.frames.sorted { $0.key < $1.key }.compactMap { id, new in
      guard let old = before.frames[id], old != new else { return nil }
      return (id, old, new)
    }
  }
}
