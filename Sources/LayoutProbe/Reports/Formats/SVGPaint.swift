import HeadlessUI

/// What the nodes draw, through the effects that change only how they look.
struct SVGPaint {
  let nodes: [NodeReport]
  /// Where the nodes are; nil for what has no place that can be drawn.
  let frames: [CGRect?]
  /// Begins the names of definitions.
  let prefix: String

  /// A node whose groups are open.
  private struct Open {
    var depth: Int
    var groups: Int
    /// What ends with it if it is a mask; its outline until then goes to a place of its own.
    var mask: String?
  }

  /// Around a mask what it masks may still show.
  private static let maskMargin: CGFloat = 100

  /// Empty if nothing is drawn.
  var layer: String {
    let masks = masks
    var definitions = SVGDefinitions(prefix: prefix)
    // The last one is written to; masks are written to places of their own.
    var texts = [""]
    var open: [Open] = []
    func close() {
      guard let last = open.popLast() else { return }
      texts[texts.count - 1] += String(repeating: "</g>", count: last.groups)
      guard let mask = last.mask else { return }
      definitions.text += mask + texts.removeLast() + "</mask>"
    }
    for index in paintOrder {
      let node = nodes[index]
      while let last = open.last, last.depth >= node.depth { close() }
      guard let frame = frames[index] else { continue }
      var entry = Open(depth: node.depth, groups: 0)
      var groups = SVGEffects(node: node, frame: frame).groups(&definitions)
      if masks.masked.contains(index) {
        groups.insert(" mask=\"url(#\(prefix)m\(index))\"", at: 0)
      }
      if let masked = masks.byMask[index] {
        let region = frame.insetBy(dx: -SVGPaint.maskMargin, dy: -SVGPaint.maskMargin)
        entry.mask =
          "<mask id=\"\(prefix)m\(masked)\" maskUnits=\"userSpaceOnUse\"\(SVGText.rect(region))"
          + " style=\"mask-type:alpha\">"
        texts.append("")
      }
      texts[texts.count - 1] += groups.map { "<g\($0)>" }.joined()
      entry.groups = groups.count
      if entry.groups > 0 || entry.mask != nil { open.append(entry) }
      if let picture = node.picture {
        texts[texts.count - 1] += draw(picture, node, frame, &definitions)
      }
    }
    while !open.isEmpty { close() }
    let text = texts.joined()
    guard !text.isEmpty else { return "" }
    return "<g class=\"lp-paint\" aria-hidden=\"true\">\n"
      + (definitions.text.isEmpty ? "" : "<defs>\(definitions.text)</defs>\n") + text + "</g>\n"
  }

  /// From back to front: what is in a background before what it is the background of, and then by
  /// `zIndex`.
  private var paintOrder: [Int] {
    var children: [[Int]] = Array(repeating: [], count: nodes.count)
    var roots: [Int] = []
    var parents: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let last = parents.last, nodes[last].depth >= node.depth { parents.removeLast() }
      if let parent = parents.last { children[parent].append(index) } else { roots.append(index) }
      parents.append(index)
    }
    var order: [Int] = []
    var pending = Array(roots.reversed())
    while let index = pending.popLast() {
      order.append(index)
      var next = children[index]
      if nodes[index].label == "background", next.count > 1 { next.append(next.removeFirst()) }
      let heights = next.map { nodes[$0].picture?.zIndex ?? 0 }
      if heights.contains(where: { $0 != 0 }) {
        next = zip(next, heights).enumerated().sorted {
          ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
        }.map(\.element.0)
      }
      pending += next.reversed()
    }
    return order
  }

  /// What is masked, and by which node: the one beside it in an overlay.
  private var masks: (byMask: [Int: Int], masked: Set<Int>) {
    var byMask: [Int: Int] = [:]
    var parents: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let last = parents.last, nodes[last].depth >= node.depth { parents.removeLast() }
      if let parent = parents.last, parent + 1 < index, node.effects.contains("mask") {
        byMask[index] = parent + 1
      }
      parents.append(index)
    }
    return (byMask, Set(byMask.values))
  }

  // MARK: One node

  private func draw(
    _ picture: NodePicture, _ node: NodeReport, _ frame: CGRect,
    _ definitions: inout SVGDefinitions
  ) -> String {
    var text = ""
    for fill in picture.fills {
      let rule = fill.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
      text +=
        "<path d=\"\(SVGText.escaped(fill.path))\"\(rule)\(definitions.fill(fill.paint))/>\n"
    }
    if let name = picture.placeholder {
      text += SVGControls.markup(name, node.detail, in: frame)
    }
    let decorations = [("underline", "underline"), ("strikethrough", "line-through")].filter {
      effect, _ in node.effects.contains { $0.hasPrefix(effect) && !$0.hasSuffix("(off)") }
    }.map(\.1).joined(separator: " ")
    let decoration = decorations.isEmpty ? "" : " text-decoration=\"\(decorations)\""
    for line in picture.lines where !line.text.isEmpty {
      // Another font than the one that was measured: its letters are moved to its width.
      let place =
        SVGText.point(frame.minX + CGFloat(line.x), frame.minY + CGFloat(line.baseline))
        + " textLength=\"\(SVGText.number(CGFloat(line.width)))\""
        + " lengthAdjust=\"spacingAndGlyphs\"\(decoration)"
      let spans = line.spans.map { span in
        (SVGPaint.attributes(span, &definitions), SVGText.escaped(span.text))
      }
      if spans.count == 1 {
        text += "<text class=\"lp-t\"\(place)\(spans[0].0)>\(spans[0].1)</text>\n"
      } else {
        let parts = spans.map { "<tspan\($0)>\($1)</tspan>" }.joined()
        text += "<text class=\"lp-t\"\(place)>\(parts)</text>\n"
      }
    }
    return text
  }

  private static func attributes(
    _ span: NodePicture.Line.Span, _ definitions: inout SVGDefinitions
  ) -> String {
    var text = " font-size=\"\(SVGText.number(CGFloat(span.fontSize)))\""
    if let weight = span.weight { text += " font-weight=\"\(weight)\"" }
    if span.isItalic == true { text += " font-style=\"italic\"" }
    switch span.design {
    case "serif": text += " style=\"font-family:serif\""
    case "rounded": text += " style=\"font-family:ui-rounded,system-ui,sans-serif\""
    case "monospaced": text += " style=\"font-family:ui-monospace,monospace\""
    default: break
    }
    if let paint = span.paint { text += definitions.fill(paint) }
    return text
  }
}
