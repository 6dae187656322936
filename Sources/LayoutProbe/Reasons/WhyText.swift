import HeadlessUI

/// The reasons of a node's size and place in sentences, each with its numbers.
struct WhyText {
  /// More would not be read.
  static let maximumLines = 8

  /// The node and those around it.
  let chain: [PlacedReason]
  /// In the window; nil if it was never placed.
  let frame: CGRect?

  var lines: [String] {
    guard let node = chain.first else { return [] }
    guard let frame else { return ["\(name(node)) was not placed"] }
    var lines = [
      "\(name(node)) is \(NumberText.size(frame.size)), at \(NumberText.point(frame.origin))",
      "  " + sentence(node),
    ]
    if case .stack(let stack)? = node.reason { lines += StackText(stack).whole }
    var told = 1
    for index in chain.indices.dropFirst() {
      let step = around(chain[index - 1], chain[index])
      let isLast = index == chain.count - 1
      guard lines.count + step.count + (isLast ? 0 : 1) <= Self.maximumLines else { break }
      lines += step
      told += 1
    }
    if told < chain.count {
      let names = chain[told...].map(\.label)
      let shown = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
      lines.append("  … and around that: \(shown)")
    }
    return lines
  }

  /// What the node around another one did with it.
  private func around(_ child: PlacedReason, _ node: PlacedReason) -> [String] {
    var lines = ["  in " + name(node) + ": " + sentence(node)]
    if case .stack(let stack)? = node.reason {
      lines += StackText(stack).upTo(child.index, at: child.origin)
    } else if node.isCustomLayout {
      if !child.questions.isEmpty {
        let all = child.questions.map {
          "\(NumberText.proposal($0.proposal)) → \(NumberText.size($0.answer))"
        }
        let rest = all.count > 3 ? " and \(all.count - 3) more" : ""
        lines.append("    it proposed: \(all.prefix(3).joined(separator: ", "))\(rest)")
      }
      lines.append(
        "    it placed \(child.label) at \(NumberText.point(child.origin)), "
          + "proposing \(NumberText.proposal(child.proposal)): \(NumberText.size(child.size))")
    }
    return lines
  }

  private func name(_ node: PlacedReason) -> String {
    node.detail.map { "\(node.label) \($0)" } ?? node.label
  }

  private func sentence(_ node: PlacedReason) -> String {
    let start =
      "proposed \(NumberText.proposal(node.proposal)), answered \(NumberText.size(node.size))"
    let reason: String? =
      switch node.reason {
      case .frame(let horizontal, let vertical):
        [sentence("width", horizontal), sentence("height", vertical)].compactMap(\.self)
          .joined(separator: "; ")
      case .padding(let insets, let offered, let answer):
        "content proposed \(NumberText.proposal(offered)), it took \(NumberText.size(answer)), "
          + "plus \(NumberText.length(insets.leading + insets.trailing)) across and "
          + "\(NumberText.length(insets.top + insets.bottom)) down"
      case .fixedSize(_, let offered, let answer):
        "content proposed \(NumberText.proposal(offered)) regardless of the space, it took "
          + NumberText.size(answer)
      case .aspectRatio(let ratio, let mode, let offered, let answer):
        "content proposed \(NumberText.proposal(offered)), "
          + (ratio.map { "ratio \(NumberText.length($0)) to 1" } ?? "the ratio of its content")
          + (mode == .fit ? " fitted" : " filling") + ", it took "
          + NumberText.size(answer)
      case .text(let text): sentence(text)
      case .stack, nil: nil
      }
    return reason.map { $0.isEmpty ? start : "\(start); \($0)" } ?? start
  }

  private func sentence(_ axis: String, _ reason: LengthReason) -> String? {
    let length = NumberText.length(CGFloat(reason.length))
    if reason.isFixed { return "\(axis) fixed at \(length)" }
    var limits: [String] = []
    if let least = reason.least { limits.append("at least \(NumberText.length(CGFloat(least)))") }
    if let ideal = reason.ideal, reason.proposed == nil {
      limits.append("ideally \(NumberText.length(CGFloat(ideal)))")
    }
    if let most = reason.most { limits.append("at most \(NumberText.length(CGFloat(most)))") }
    guard !limits.isEmpty else { return nil }
    let child = reason.child.map { "content \(NumberText.length(CGFloat($0))), " } ?? ""
    return "\(axis): proposed \(NumberText.length(reason.proposed.map { CGFloat($0) })), \(child)"
      + "\(limits.joined(separator: ", ")): \(length)"
  }

  private func sentence(_ text: TextReason) -> String {
    let lines = text.lines == 1 ? "1 line" : "\(text.lines) lines"
    let limit = text.lineLimit.map { " (line limit \($0))" } ?? ""
    let ideal = "it wants \(NumberText.size(text.ideal))"
    if text.isTruncated { return "\(ideal), truncated to \(lines)\(limit)" }
    if text.lines > text.idealLines { return "\(ideal), wrapped into \(lines)\(limit)" }
    return "\(ideal), nothing is cut off"
  }
}
