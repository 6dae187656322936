import HeadlessUI

/// The closed chain by which a write leads to itself, from the last passes of a run that never
/// settles, reduced to what takes part.
struct LoopRing {
  let steps: [String]

  private static let shownFrames = 3

  init(_ trail: PassTrail, period: Int, offending: WriteSite?) {
    let cycle = Array(trail.passes.suffix(max(1, period)))
    guard let last = cycle.last else {
      steps = []
      return
    }
    let before = trail.passes.dropLast().last ?? last
    var steps: [String] = []
    let sites = WriteSite.all(in: cycle).filter {
      offending == nil || $0.site.stateID == offending?.stateID
    }
    for (site, write) in sites {
      steps.append(LoopRing.sentence(site, write))
      if !write.old.isEmpty || !write.new.isEmpty {
        steps.append("\(site.state) becomes \(write.new) (it was \(write.old))")
      }
    }
    for body in last.bodies.keys.sorted() { steps.append("\(body).body is evaluated again") }
    let moved = LoopRing.moved(before, last)
    for (id, old, new) in moved.prefix(LoopRing.shownFrames) {
      steps.append("\(id) goes from \(NumberText.frame(old)) to \(NumberText.frame(new))")
    }
    if moved.count > LoopRing.shownFrames {
      steps.append("and \(moved.count - LoopRing.shownFrames) more frames change")
    }
    for (site, _) in sites where !site.writer.isEmpty {
      steps.append("\(site.writer) runs again, and writes \(site.state) again")
    }
    self.steps = steps
  }

  private static func sentence(_ site: WriteSite, _ write: StateWrite) -> String {
    guard let source = write.source else { return "\(site.state) is written, nobody knows by whom" }
    var text = "\(source.name) writes \(site.state)"
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
