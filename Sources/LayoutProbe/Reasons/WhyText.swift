import HeadlessUI

/// The reasons of a node's size and place in sentences, each with its numbers.
struct WhyText {
  /// More would not be read.
  static let maximumLines = 8

  /// The node and those around it.
  let chain: [PlacedReason]
  /// In the window; nil if it was never placed.
  let frame: CGRect?

  var lines: [String] { told.lines }

  /// For each node of the chain the line that is about it; nil if none is.
  var linesOfNodes: [Int?] { told.places }

  private var told: (lines: [String], places: [Int?]) {
    guard let node = chain.first else { return ([], []) }
    var places = [Int?](repeating: nil, count: chain.count)
    places[0] = 0
    guard let frame else { return (["\(name(node)) was not placed"], places) }
    var lines = [
      "\(name(node)) is \(NumberText.size(frame.size)), at \(NumberText.point(frame.origin))",
      "  " + sentence(node),
    ]
    lines += ContainerText(node).whole
    var told = 1
    for index in chain.indices.dropFirst() {
      let isLast = index == chain.count - 1
      let left = Self.maximumLines - lines.count - (isLast ? 0 : 1)
      guard let step = around(chain[index - 1], chain[index], within: left) else { break }
      places[index] = lines.count
      lines += step
      told += 1
    }
    if let root = chain.last, told == chain.count, root.origin != .zero,
      lines.count < Self.maximumLines
    {
      lines.append("    the window centres it: it starts at \(NumberText.point(root.origin))")
    }
    if told < chain.count {
      let names = chain[told...].map(\.label)
      let shown = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
      lines.append("  … and around that: \(shown)")
    }
    return (lines, places)
  }

  /// What the node around another one did with it; nil if there is no room for that.
  private func around(
    _ child: PlacedReason, _ node: PlacedReason, within count: Int
  ) -> [String]? {
    let ways = (0...Self.turnsInFull).reversed().lazy.map { around(child, node, turns: $0) }
    guard let lines = ways.first(where: { $0.count <= count }) else { return nil }
    // Where it is says less than why it is as large as it is.
    let place = PlaceText(child, in: node).line
    return lines + (place.map { lines.count < count ? [$0] : [] } ?? [])
  }

  /// Of a stack, the turns before a child's own that are said one by one where there is room.
  private static let turnsInFull = 2

  private func around(_ child: PlacedReason, _ node: PlacedReason, turns: Int) -> [String] {
    var lines = ["  in " + name(node) + ": " + sentence(node)]
    lines += ContainerText(node).upTo(child.index, at: child.origin, turns: turns)
    if node.isCustomLayout {
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
      case .depth(let depth): sentence(depth)
      case .scroll(let axes, let margins, let offered, let answer):
        sentence(axes, margins, offered, answer)
      case .filling: "it takes the proposed size, 10 where nothing is proposed"
      case .position(let answer):
        answer.map { "content took \(NumberText.size($0)), which counts where nothing is proposed" }
          ?? "it takes the proposed size"
      case .fitting(let tried, let chosen): sentence(tried, chosen)
      case .layer(let primary, let answer): "as large as \(primary), \(NumberText.size(answer))"
      case .inset(let inset): sentence(inset)
      case .containerFrame(_, let container, let offered, let answer):
        "its container is \(NumberText.size(container)), content proposed "
          + "\(NumberText.proposal(offered)), it took \(NumberText.size(answer))"
      case .stack, .grid, .tracks, nil: nil
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

  private func sentence(_ depth: DepthReason) -> String? {
    func deciding(_ length: KeyPath<CGSize, CGFloat>) -> String? {
      depth.children.max { $0.answer[keyPath: length] < $1.answer[keyPath: length] }
        .map { "\($0.name) \(NumberText.length($0.answer[keyPath: length]))" }
    }
    guard let width = deciding(\.width), let height = deciding(\.height) else { return nil }
    let others =
      depth.others == 0
      ? ""
      : "; \(depth.others) of lower priority than \(NumberText.length(depth.priority)) not counted"
    return "largest width \(width), largest height \(height)\(others)"
  }

  private func sentence(
    _ axes: Axis.Set, _ margins: EdgeInsets, _ offered: ProposedViewSize, _ answer: CGSize
  ) -> String {
    let space =
      margins == EdgeInsets()
      ? ""
      : ", plus \(NumberText.length(margins.leading + margins.trailing)) across and "
        + "\(NumberText.length(margins.top + margins.bottom)) down inside"
    return "content proposed \(NumberText.proposal(offered)), it took "
      + "\(NumberText.size(answer))\(space)"
      + (axes.isEmpty ? "" : "; it takes the proposed length where it scrolls")
  }

  private func sentence(_ tried: [FittingCandidate], _ chosen: Int) -> String {
    tried.enumerated().map { index, candidate in
      guard let ideal = candidate.ideal else { return "\(candidate.name) as the last one" }
      var faults: [String] = []
      if !candidate.fitsWidth { faults.append("too wide") }
      if !candidate.fitsHeight { faults.append("too high") }
      return "\(candidate.name) wants \(NumberText.size(ideal)), "
        + (faults.isEmpty ? "fits" : faults.joined(separator: " and "))
    }.joined(separator: "; ")
  }

  private func sentence(_ inset: InsetReason) -> String {
    let total = CGFloat(inset.length + inset.gap)
    return
      "\(inset.name) at its \(inset.edge) edge takes \(NumberText.length(CGFloat(inset.length)))"
      + " + \(NumberText.length(CGFloat(inset.gap))) of spacing = \(NumberText.length(total))"
      + (inset.isGiven ? " inside of what scrolls" : "")
      + "; content proposed \(NumberText.proposal(inset.offered)), it took "
      + NumberText.size(inset.answer)
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
