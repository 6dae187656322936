import HeadlessUI

/// What an animation shows on its way, as a person reads it.
struct AnimationText {
  let animation: AnimationReport
  /// Whether the frames are shown, or only that there are some.
  var showsFrames: Bool

  var lines: [String] {
    let layouts = animation.layouts.map { layout in
      layout.interpolates
        ? "\(layout.name) is laid out for every frame"
        : "\(layout.name) is laid out at the end only; its subviews move in straight lines"
    }
    let count = animation.samples.first?.nodes.count ?? 0
    let moving = count == 0 ? "nothing moves" : count == 1 ? "1 node moves" : "\(count) nodes move"
    let hint = showsFrames || count == 0 ? "" : " (--animate shows where)"
    var lines = ["animation: " + (layouts + [moving]).joined(separator: "; ") + hint]
    guard showsFrames, count > 0 else { return lines }
    for sample in animation.samples {
      let time = NumberText.length(CGFloat(sample.time * 100))
      let progress = NumberText.length(CGFloat(sample.progress * 100))
      lines.append("  at \(time) % of its time, \(progress) % of the way:")
      lines += sample.nodes.map { node in
        "    \(node.label)  \(node.frame.map(NumberText.frame) ?? "–")"
      }
    }
    return lines
  }
}
