import HeadlessUI

/// The picture of a probe: what it draws, the frames of its nodes with names, proposals and
/// answers, guides, and the sizes that `showSizes` asked for.
struct SVGPicture {
  let probe: ProbeReport
  /// What is seen, in the coordinates of the window.
  let view: CGRect

  private let nodes: [NodeReport]
  /// Whether the place of a node is one that can be drawn.
  private let frames: [CGRect?]

  /// Labels that are drawn: more of them hide what they name.
  private static let maximumLabels = 300
  private static let margin: CGFloat = 16
  /// The size of labels where they are seen, in points.
  private static let labelSize: CGFloat = 9

  /// How much larger than in the window it is shown.
  let scale: CGFloat
  /// The size of labels in the coordinates of the window.
  private let labelSize: CGFloat

  /// - Parameter fits: whether it is enlarged or made smaller to fit into a page, labels excepted.
  init(_ probe: ProbeReport, fits: Bool = false) {
    self.probe = probe
    nodes = probe.tree
    frames = nodes.map { node in
      guard let frame = node.frame, frame.isFinite, frame.width >= 0, frame.height >= 0,
        abs(frame.minX) < 1e6, abs(frame.minY) < 1e6, frame.width < 1e6, frame.height < 1e6
      else { return nil }
      return frame
    }
    scale = fits ? SVGPicture.scale(SVGPicture.view(probe, frames, []).size) : 1
    labelSize = SVGPicture.labelSize / scale
    overlays = SVGPicture.overlays(probe, frames, labelSize)
    view = SVGPicture.view(probe, frames, overlays)
  }

  /// The room for the characters of labels, relative to their size.
  private static let advance: CGFloat = 0.62
  private static let lineHeight: CGFloat = 1.25

  private var labelHeight: CGFloat { labelSize * SVGPicture.lineHeight }

  /// A page's room for a picture. Smaller than half their size pictures show nothing, and are
  /// scrolled.
  private static func scale(_ size: CGSize) -> CGFloat {
    let (least, room) = (CGSize(width: 320, height: 240), CGSize(width: 560, height: 680))
    let larger = min(least.width / size.width, room.height / size.height, 3)
    if larger > 1 { return larger }
    return max(min(room.width / size.width, room.height / size.height, 1), 0.5)
  }

  /// The whole window, or what is around the content where that is only a small part of it.
  private static func view(_ probe: ProbeReport, _ frames: [CGRect?], _ overlays: [Overlay])
    -> CGRect
  {
    let window = CGRect(origin: .zero, size: probe.window)
    let placed = frames.compactMap(\.self)
    var view = window.isFinite ? window : CGRect(x: 0, y: 0, width: 100, height: 100)
    if let first = placed.first {
      let content = placed.reduce(first) { $0.union($1) }
      let isSmall = content.width * content.height < view.width * view.height / 8
      view = isSmall ? content.insetBy(dx: -24, dy: -24) : view.union(content)
    }
    for overlay in overlays { view = view.union(overlay.box) }
    return view.insetBy(dx: -margin, dy: -margin)
  }

  // MARK: Layers

  /// The layers from back to front, without the `svg` around them.
  ///
  /// - Parameters:
  ///   - number: tells the definitions of this picture from those of others on a page.
  ///   - shown: what is drawn over the view.
  func layers(number: Int, showing shown: Set<PictureLayer>) -> String {
    var text = ""
    let window = CGRect(origin: .zero, size: probe.window)
    let name = isDark ? "lp-window lp-dark" : "lp-window"
    if window.isFinite { text += "<rect class=\"\(name)\"\(SVGText.rect(window))/>\n" }
    text += SVGPaint(nodes: nodes, frames: frames, prefix: "p\(number)").layer
    let bands = SVGBands(
      nodes: nodes, frames: frames, window: window, labelSize: labelSize)
    if shown.contains(.padding) { text += bands.padding }
    if shown.contains(.spacing) { text += bands.spacing }
    if shown.contains(.overflow) { text += bands.overflow }
    if shown.contains(.frames) { text += frameLayer }
    if shown.contains(.names) { text += labelLayer }
    if shown.contains(.guides) { text += guideLayer }
    text += overlays.map(\.markup).joined()
    return text
  }

  /// Whether the view asks for a dark window, as far as the report says.
  private var isDark: Bool {
    let asked = nodes.lazy.flatMap(\.effects).first { $0.hasPrefix("preferredColorScheme") }
    return asked == "preferredColorScheme(dark)"
  }

  /// Where nothing is drawn, a sentence says so.
  var isEmpty: Bool { frames.allSatisfy { $0 == nil } }

  private var frameLayer: String {
    var text = "<g class=\"lp-frames\">\n"
    for (index, node) in nodes.enumerated() {
      guard let frame = frames[index] else { continue }
      text +=
        "<rect class=\"lp-f lp-d\(node.depth % 6)\" data-n=\"\(index)\"\(SVGText.rect(frame))>"
        + "<title>\(SVGText.escaped(title(node)))</title></rect>\n"
    }
    return text + "</g>\n"
  }

  private func title(_ node: NodeReport) -> String {
    let proposal = node.proposal.map { ", proposed \(NumberText.proposal($0))" } ?? ""
    let frame = node.frame.map { ": \(NumberText.frame($0))" } ?? ""
    return node.drawnName + frame + proposal
  }

  private var labelLayer: String {
    var count = 0
    // What a text says must stay readable.
    var taken = nodes.indices.flatMap { index -> [CGRect] in
      guard let frame = frames[index] else { return [] }
      return (nodes[index].picture?.lines ?? []).map { line in
        CGRect(
          x: frame.minX + CGFloat(line.x),
          y: frame.minY + CGFloat(line.baseline - line.fontSize * 0.75),
          width: CGFloat(line.width), height: CGFloat(line.fontSize))
      }
    }
    taken += overlays.map(\.box)
    var text = "<g class=\"lp-labels\" aria-hidden=\"true\"\(fontSize)>\n"
    var index = 0
    while index < nodes.count, count < SVGPicture.maximumLabels {
      let first = index
      // Nodes in the same place share a label.
      var names = [nodes[first].drawnName]
      var last = first
      while last + 1 < nodes.count, nodes[last + 1].depth == nodes[last].depth + 1,
        frames[last + 1] == frames[first]
      {
        last += 1
        names.append(nodes[last].drawnName)
      }
      index = last + 1
      // What it says is there already.
      guard let frame = frames[first], nodes[last].picture?.lines.isEmpty ?? true else { continue }
      var name = names.joined(separator: " › ") + " "
      name += nodes[first].proposal.map { NumberText.proposal($0) + " → " } ?? ""
      name += NumberText.size(frame.size)
      let advance = SVGPicture.advance * labelSize
      let room = Int(min((frame.width - 4) / advance, 1000))
      guard room >= 4, frame.height >= labelHeight else { continue }
      let shown = CharacterCanvas.cut(name, to: room)
      let width = CGFloat(CharacterCanvas.width(shown)) * advance
      let places = [frame.minY, frame.maxY - labelHeight]
      let free = places.lazy.map {
        CGRect(x: frame.minX + 2, y: $0, width: width, height: labelHeight)
      }.first { box in !taken.contains { $0.intersects(box) } }
      guard let box = free else { continue }
      taken.append(box)
      count += 1
      text +=
        "<text class=\"lp-l lp-d\(nodes[first].depth % 6)\" data-n=\"\(first)\""
        + "\(SVGText.point(box.minX, box.minY + labelSize))>\(SVGText.escaped(shown))</text>\n"
    }
    return text + "</g>\n"
  }

  private var fontSize: String { " style=\"font-size:\(SVGText.number(labelSize))px\"" }

  private var guideLayer: String {
    var text = ""
    for (index, node) in nodes.enumerated() {
      guard let frame = frames[index], let guides = node.picture?.guides else { continue }
      // The last baseline of a single line is its first.
      var drawn: [CGFloat] = []
      for guide in guides {
        let position = CGFloat(guide.position)
        if !guide.isHorizontal {
          guard !drawn.contains(position) else { continue }
          drawn.append(position)
        }
        let (x, y) = (frame.minX + position, frame.minY + position)
        let ends =
          guide.isHorizontal
          ? SVGText.line(x, frame.minY, x, frame.maxY)
          : SVGText.line(frame.minX, y, frame.maxX, y)
        text +=
          "<line class=\"lp-g\"\(ends)><title>\(SVGText.escaped(guide.name))"
          + " \(NumberText.length(position))</title></line>\n"
      }
    }
    return text.isEmpty ? "" : "<g class=\"lp-guides\">\n" + text + "</g>\n"
  }

  // MARK: Sizes

  private let overlays: [Overlay]

  /// The answers of a marked node, above its trailing end as the modifier shows them.
  private struct Overlay {
    var box: CGRect
    var markup: String
  }

  private static func overlays(
    _ probe: ProbeReport, _ frames: [CGRect?], _ labelSize: CGFloat
  ) -> [Overlay] {
    guard !probe.marked.isEmpty else { return [] }
    let places = Dictionary(
      zip(NodePaths.of(probe.tree), frames), uniquingKeysWith: { first, _ in first })
    var taken: [CGRect] = []
    return probe.marked.compactMap { node in
      guard let known = places[node.path], let frame = known, !node.measurements.isEmpty else {
        return nil
      }
      let lines = node.measurements.map { measurement in
        let name =
          measurement.request.name == "custom"
          ? NumberText.proposal(measurement.proposal) : measurement.request.name
        return "\(name): \(NumberText.size(measurement.size))"
      }
      let width = CGFloat(lines.map(\.count).max() ?? 0) * advance * labelSize + 6
      let labelHeight = lineHeight * labelSize
      let height = CGFloat(lines.count) * labelHeight + 4
      var box = CGRect(
        x: frame.maxX - width, y: frame.minY - height - 1, width: width, height: height)
      while let other = taken.first(where: { $0.intersects(box) }) {
        box.origin.y = other.minY - height - 1
      }
      taken.append(box)
      var markup =
        "<g class=\"lp-sizes\" style=\"font-size:\(SVGText.number(labelSize))px\"><rect\(SVGText.rect(box)) rx=\"2\"/>"
      for (index, line) in lines.enumerated() {
        let y = box.minY + 2 + CGFloat(index + 1) * labelHeight - 2
        markup += "<text\(SVGText.point(box.maxX - 3, y))>\(SVGText.escaped(line))</text>"
      }
      return Overlay(box: box, markup: markup + "</g>\n")
    }
  }

  /// How the classes look, on any page that the picture is in.
  static let style = """
    .lp-window{fill:#fff;stroke:#9aa0a6;stroke-width:1;stroke-dasharray:4 3}
    .lp-f{fill:transparent;stroke-width:.75;vector-effect:non-scaling-stroke}
    .lp-d0{stroke:#1a73e8}.lp-d1{stroke:#c5221f}.lp-d2{stroke:#188038}
    .lp-d3{stroke:#9334e6}.lp-d4{stroke:#b06000}.lp-d5{stroke:#007b83}
    .lp-labels,.lp-sizes{font-family:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    .lp-l{stroke:#fff;stroke-width:.3em;paint-order:stroke;pointer-events:none}
    .lp-l.lp-d0{fill:#174ea6}.lp-l.lp-d1{fill:#a50e0e}.lp-l.lp-d2{fill:#0d652d}
    .lp-l.lp-d3{fill:#681da8}.lp-l.lp-d4{fill:#7a4100}.lp-l.lp-d5{fill:#00565c}
    .lp-l.lp-d0,.lp-l.lp-d1,.lp-l.lp-d2,.lp-l.lp-d3,.lp-l.lp-d4,.lp-l.lp-d5{stroke:#fff}
    .lp-g{stroke:#d01884;stroke-width:.75;stroke-dasharray:3 2}
    .lp-sizes rect{fill:#fff7d6;stroke:#b38600;stroke-width:.5}
    .lp-sizes text{fill:#3c2f00;text-anchor:end}
    .lp-dark{fill:#000}
    .lp-image{fill:#e8eaed;stroke:#9aa0a6;stroke-width:.75}
    .lp-image-n{fill:#3c4043;text-anchor:middle}
    .lp-image-n,.lp-space-n,.lp-pad-n{font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
    .lp-space{fill:#9334e6;fill-opacity:.22}.lp-space-n{fill:#681da8;text-anchor:middle}
    .lp-pad{fill:#188038;fill-opacity:.22}.lp-pad-n{fill:#0d652d;text-anchor:middle}
    .lp-space-n,.lp-pad-n{stroke:#fff;stroke-width:.25em;paint-order:stroke;pointer-events:none}
    .lp-over{fill:#c5221f;fill-opacity:.3}
    .lp-outside{fill:none;stroke:#c5221f;stroke-width:1;stroke-dasharray:4 2;
    vector-effect:non-scaling-stroke}
    .lp-symbol path{fill:none;stroke:#5f6368;stroke-width:9;stroke-linejoin:round;
    stroke-linecap:round}
    .lp-symbol .lp-full{fill:#5f6368}.lp-white path{stroke:#fff}
    .lp-line{fill:none;stroke:#8e8e93}.lp-thin{stroke:#c6c6c8;stroke-width:1}
    .lp-soft{fill:#e9e9eb}.lp-on{fill:#007aff}.lp-go{fill:#34c759}.lp-dot{fill:#8e8e93}
    .lp-knob{fill:#fff}.lp-edge{stroke:#c6c6c8;stroke-width:.5}
    .lp-t{white-space:pre;font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}

    """
}
