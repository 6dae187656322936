import HeadlessUI

/// What the nodes draw, through the effects that change only how they look.
struct SVGPaint {
  let nodes: [NodeReport]
  /// Where the nodes are; nil for what has no place that can be drawn.
  let frames: [CGRect?]
  /// Begins the names of definitions.
  let prefix: String

  /// Empty if nothing is drawn.
  var layer: String {
    var text = ""
    var definitions = ""
    var count = 0
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let last = open.last, last >= node.depth {
        open.removeLast()
        text += "</g>"
      }
      guard let frame = frames[index] else { continue }
      let attributes = SVGPaint.attributes(node.effects, in: frame)
      if !attributes.isEmpty {
        text += "<g\(attributes)>"
        open.append(node.depth)
      }
      guard let picture = node.picture else { continue }
      for fill in picture.fills {
        var paint = SVGPaint.solid(fill.paint)
        if let gradient = SVGPaint.gradient(fill.paint, named: "\(prefix)g\(count)") {
          definitions += gradient
          paint = " fill=\"url(#\(prefix)g\(count))\""
          count += 1
        }
        let rule = fill.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
        text += "<path d=\"\(SVGText.escaped(fill.path))\"\(rule)\(paint)/>\n"
      }
      for line in picture.lines where !line.text.isEmpty {
        // Another font than the one that was measured: its letters are moved to its width.
        text +=
          "<text class=\"lp-t\" font-size=\"\(SVGText.number(CGFloat(line.fontSize)))\""
          + SVGText.point(frame.minX, frame.minY + CGFloat(line.baseline))
          + " textLength=\"\(SVGText.number(CGFloat(line.width)))\""
          + " lengthAdjust=\"spacingAndGlyphs\">\(SVGText.escaped(line.text))</text>\n"
      }
    }
    text += String(repeating: "</g>", count: open.count)
    guard !text.isEmpty else { return "" }
    return "<g class=\"lp-paint\" aria-hidden=\"true\">\n"
      + (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>\n") + text + "</g>\n"
  }

  // MARK: Paints

  private static func solid(_ paint: NodePicture.Paint) -> String {
    guard let stop = paint.stops.first else { return " fill=\"none\"" }
    return " fill=\"\(SVGText.escaped(stop.color))\"" + opacity("fill-opacity", stop.opacity)
  }

  private static func opacity(_ name: String, _ value: Double) -> String {
    value == 1 ? "" : " \(name)=\"\(SVGText.number(CGFloat(value)))\""
  }

  private static func gradient(_ paint: NodePicture.Paint, named name: String) -> String? {
    guard paint.geometry.count == 4 else { return nil }
    let numbers = paint.geometry.map { SVGText.number(CGFloat($0)) }
    let stops = paint.stops.map {
      "<stop offset=\"\(SVGText.number(CGFloat($0.location)))\""
        + " stop-color=\"\(SVGText.escaped($0.color))\"\(opacity("stop-opacity", $0.opacity))/>"
    }.joined()
    let start = "id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
    return paint.isRadial
      ? "<radialGradient \(start) cx=\"\(numbers[0])\" cy=\"\(numbers[1])\" fr=\"\(numbers[2])\""
        + " r=\"\(numbers[3])\">\(stops)</radialGradient>"
      : "<linearGradient \(start) x1=\"\(numbers[0])\" y1=\"\(numbers[1])\" x2=\"\(numbers[2])\""
        + " y2=\"\(numbers[3])\">\(stops)</linearGradient>"
  }

  // MARK: Effects

  /// The attributes of a group that stand for effects, innermost first; empty if none can be drawn.
  static func attributes(_ effects: [String], in frame: CGRect) -> String {
    var transforms: [String] = []
    var opacity = 1.0
    var blur = 0.0
    let (x, y) = (SVGText.number(frame.midX), SVGText.number(frame.midY))
    for effect in effects {
      let name = effect.prefix { $0 != "(" }
      let numbers = effect.dropFirst(name.count).split { !"0123456789.-+e".contains($0) }
        .compactMap { Double($0) }
      switch (name, numbers.first) {
      case ("rotationEffect", let angle?):
        transforms.append("rotate(\(SVGText.number(CGFloat(angle))) \(x) \(y))")
      case ("scaleEffect", let scale?):
        let other = numbers.count > 1 ? numbers[1] : scale
        transforms.append(
          "translate(\(x) \(y)) scale(\(SVGText.number(CGFloat(scale)))"
            + " \(SVGText.number(CGFloat(other)))) translate(\(SVGText.number(-frame.midX))"
            + " \(SVGText.number(-frame.midY)))")
      case ("offset", let across?):
        let down = numbers.count > 1 ? numbers[1] : 0
        transforms.append(
          "translate(\(SVGText.number(CGFloat(across))) \(SVGText.number(CGFloat(down))))")
      case ("opacity", let value?): opacity *= value
      case ("hidden", _): opacity = 0
      case ("blur", let radius?): blur = radius
      default: break
      }
    }
    var text = ""
    // The outermost comes first in SVG.
    if !transforms.isEmpty {
      text += " transform=\"\(transforms.reversed().joined(separator: " "))\""
    }
    text += self.opacity("opacity", opacity)
    if blur > 0 { text += " style=\"filter:blur(\(SVGText.number(CGFloat(blur)))px)\"" }
    return text
  }
}
