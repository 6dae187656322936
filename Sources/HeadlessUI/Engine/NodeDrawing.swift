import Foundation

/// What a node would draw, for those who make pictures.
package struct NodeDrawing {
  /// An outline filled with a paint.
  package struct Fill {
    /// In the coordinates of the frame that was asked for.
    package var path: Path
    package var isEvenOdd: Bool
    package var paint: Paint

    /// What can be drawn of a style.
    package enum Paint {
      case color(Color.Resolved)
      /// From a point to another, in fractions of the frame.
      case linear([(location: CGFloat, color: Color.Resolved)], from: UnitPoint, to: UnitPoint)
      /// Around a point in fractions of the frame, radii in points.
      case radial(
        [(location: CGFloat, color: Color.Resolved)], center: UnitPoint, from: CGFloat, to: CGFloat)
    }
  }

  /// A line of text.
  package struct Line {
    package var text: String
    /// From the top of the node, in points.
    package var baseline: CGFloat
    package var width: CGFloat
    package var fontSize: CGFloat
  }

  package var fills: [Fill] = []
  package var lines: [Line] = []
  /// Guides that somebody set, or that are a text's: names and points from the leading or top edge.
  package var guides: [(name: String, isHorizontal: Bool, position: CGFloat)] = []
}

extension NodeReference {
  /// What the node itself would draw where it was placed, without what is in it.
  ///
  /// - Parameter frame: where it is, in the coordinates of the paths.
  package func drawing(in frame: CGRect) -> NodeDrawing {
    var drawing = NodeDrawing()
    if let painted = node as? any PaintedNode {
      drawing.fills = painted.strokesAndFills(in: frame).compactMap(NodeDrawing.Fill.init)
    }
    if let text = node as? TextNode { drawing.lines = text.drawnLines }
    if node is TextNode || node is AlignmentGuideNode {
      for (name, key) in NodeDrawing.namedGuides {
        guard let position = node.explicitGuide(key, node.placed), position.isFinite else {
          continue
        }
        drawing.guides.append((name, key.axis == .horizontal, position))
      }
    }
    return drawing
  }
}

extension NodeDrawing {
  fileprivate static let namedGuides: [(String, AlignmentKey)] = [
    ("leading", HorizontalAlignment.leading.key), ("center", HorizontalAlignment.center.key),
    ("trailing", HorizontalAlignment.trailing.key), ("top", VerticalAlignment.top.key),
    ("middle", VerticalAlignment.center.key), ("bottom", VerticalAlignment.bottom.key),
    ("firstTextBaseline", VerticalAlignment.firstTextBaseline.key),
    ("lastTextBaseline", VerticalAlignment.lastTextBaseline.key),
  ]
}

extension NodeDrawing.Fill {
  /// Nil for what needs what is behind it.
  fileprivate init?(_ painted: PaintedPath) {
    guard let paint = Paint(painted.paint) else { return nil }
    self.init(path: painted.path, isEvenOdd: painted.fillStyle.isEOFilled, paint: paint)
  }
}

extension NodeDrawing.Fill.Paint {
  fileprivate init?(_ paint: Paint) {
    switch paint {
    case .color(let color): self = .color(color)
    case .gradient(let stops, let geometry):
      let colors = stops.map { ($0.location, $0.color) }
      switch geometry {
      case .linear(let start, let end): self = .linear(colors, from: start, to: end)
      case .radial(let center, let start, let end):
        self = .radial(colors, center: center, from: start, to: end)
      case .elliptical, .angular:
        guard let first = stops.first else { return nil }
        self = .color(first.color)
      }
    case .material: return nil
    case .faded(let paint, let opacity):
      guard let whole = Self(paint) else { return nil }
      self = whole.faded(opacity)
    case .shadowed(let paint, _), .blended(let paint, _): self.init(paint)
    }
  }

  private func faded(_ opacity: Double) -> Self {
    func faded(_ color: Color.Resolved) -> Color.Resolved {
      var color = color
      color.opacity *= Float(opacity)
      return color
    }
    switch self {
    case .color(let color): return .color(faded(color))
    case .linear(let stops, let start, let end):
      return .linear(stops.map { ($0.location, faded($0.color)) }, from: start, to: end)
    case .radial(let stops, let center, let start, let end):
      return .radial(
        stops.map { ($0.location, faded($0.color)) }, center: center, from: start, to: end)
    }
  }
}

extension TextNode {
  fileprivate var drawnLines: [NodeDrawing.Line] {
    let (broken, characters) = brokenLines
    let size = content.runs.map(\.font.size).max() ?? 0
    var top = 0.0
    return broken.lines.indices.map { index in
      let line = broken.lines[index]
      let added = broken.addedHeight(index, lineSpacing: content.lineSpacing)
      let baseline = top + added - line.descent
      top += added
      var text = String(characters[line.range])
      if line.isTruncated {
        switch content.truncation {
        case .tail: text += "…"
        case .head: text = "…" + text
        case .middle: text = "\(text.prefix(text.count / 2))…\(text.suffix(text.count / 2))"
        }
      }
      return NodeDrawing.Line(
        text: text, baseline: CGFloat(baseline), width: CGFloat(line.width), fontSize: size)
    }
  }
}
