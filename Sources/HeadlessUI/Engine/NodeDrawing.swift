import Foundation

/// What a node would draw, for those who make pictures.
package struct NodeDrawing {
  /// An outline filled with a paint.
  package struct Fill {
    /// In the coordinates of the frame that was asked for.
    package var path: Path
    package var isEvenOdd: Bool
    package var paint: Paint
  }

  /// What can be drawn of a style.
  package enum Paint {
    case color(Color.Resolved)
    /// From a point to another, in fractions of the frame.
    case linear([(location: CGFloat, color: Color.Resolved)], from: UnitPoint, to: UnitPoint)
    /// Around a point in fractions of the frame, radii in points.
    case radial(
      [(location: CGFloat, color: Color.Resolved)], center: UnitPoint, from: CGFloat, to: CGFloat)
    /// Around a point, everything in fractions of the frame.
    case elliptical(
      [(location: CGFloat, color: Color.Resolved)], center: UnitPoint, from: CGFloat, to: CGFloat)
  }

  /// A line of text.
  package struct Line {
    /// A stretch of the line in one font and style.
    package struct Span {
      package var text: String
      package var font: ResolvedFont
      /// Nil for a style that needs what is behind it.
      package var paint: Paint?
    }

    package var spans: [Span]
    /// From the left edge of the node, in points.
    package var x: CGFloat
    /// From the top of the node, in points.
    package var baseline: CGFloat
    package var width: CGFloat
  }

  /// What effects on the node look like.
  package enum Effect {
    /// Only what is inside shows; in the coordinates of the frame that was asked for.
    case clip(Path, isEvenOdd: Bool)
    /// A shadow, in points.
    case shadow(Color.Resolved, radius: CGFloat, x: CGFloat, y: CGFloat)
    /// The point that a turn or a scale leaves where it is.
    case anchor(CGPoint)
    /// A transform in the coordinates of the frame that was asked for.
    case matrix(CGAffineTransform)
  }

  package var fills: [Fill] = []
  package var lines: [Line] = []
  /// What stands where something is drawn that nobody has here, such as an image; nil for nothing.
  package var placeholder: String?
  /// Whether nothing of what is in it shows beyond its frame.
  package var clipsContent = false
  /// What `zIndex` says.
  package var zIndex = 0.0
  /// Guides that somebody set, or that are a text's: names and points from the leading or top edge.
  package var guides: [(name: String, isHorizontal: Bool, position: CGFloat)] = []
}

extension NodeReference {
  /// What the node itself would draw where it was placed, without what is in it.
  ///
  /// - Parameter frame: where it is, in the coordinates of the paths.
  package func drawing(in frame: CGRect) -> NodeDrawing {
    var drawing = NodeDrawing()
    switch node {
    case let painted as any PaintedNode:
      drawing.fills = painted.strokesAndFills(in: frame).compactMap(NodeDrawing.Fill.init)
    case let text as TextNode: drawing.lines = text.drawnLines
    case is ScrollViewNode, is ListNode, is GreedyNode, is BarContainerNode:
      drawing.clipsContent = true
    case let image as ImageNode: drawing.placeholder = image.shownName
    case let part as ControlPartNode: drawing.placeholder = part.label
    case let placeholder as PlaceholderNode: drawing.cross(frame, reason: placeholder.reason)
    case let view as RepresentableNode: drawing.cross(frame, reason: view.reason)
    case is DividerNode:
      drawing.fills = [
        NodeDrawing.Fill(
          path: Path(frame), isEvenOdd: false,
          paint: .color(Color.Resolved(red: 0.24, green: 0.24, blue: 0.26, opacity: 0.29)))
      ]
    default: break
    }
    drawing.zIndex = outermost.trait(ObjectIdentifier(ZIndexKey.self)) as? Double ?? 0
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

  /// What its container sees of it.
  private var outermost: LayoutNode {
    var outermost = node
    while let above = outermost.parent, above.flags.contains(.isTransparent) { outermost = above }
    return outermost
  }
}

extension NodeSnapshot {
  /// What the effects on the node look like, by their places among all.
  ///
  /// - Parameter frame: where the node is, in the coordinates of the paths.
  package func drawnEffects(in frame: CGRect) -> [(effect: Int, look: NodeDrawing.Effect)] {
    looks.map { index, look in
      switch look {
      case .clip(let shape, let isEvenOdd):
        return (index, .clip(shape.path(in: frame), isEvenOdd: isEvenOdd))
      case .shadow(let color, let radius, let x, let y):
        return (index, .shadow(color.resolve(in: EnvironmentValues()), radius: radius, x: x, y: y))
      case .anchor(let unit):
        return (
          index,
          .anchor(
            CGPoint(
              x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height))
        )
      case .matrix(let matrix):
        let there = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
        let back = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        return (index, .matrix(there.concatenating(matrix).concatenating(back)))
      }
    }
  }
}

extension NodeDrawing {
  /// An outline with both diagonals, and why there is nothing else.
  fileprivate mutating func cross(_ frame: CGRect, reason: String) {
    var lines = Path(frame)
    lines.move(to: CGPoint(x: frame.minX, y: frame.minY))
    lines.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    lines.move(to: CGPoint(x: frame.maxX, y: frame.minY))
    lines.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
    fills = [
      Fill(
        path: lines.strokedPath(StrokeStyle(lineWidth: 1)), isEvenOdd: false,
        paint: .color(Color.Resolved(red: 0.5, green: 0.5, blue: 0.5, opacity: 1)))
    ]
    placeholder = reason
  }

  static let namedGuides: [(String, AlignmentKey)] = [
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
    guard let paint = NodeDrawing.Paint(painted.paint) else { return nil }
    self.init(path: painted.path, isEvenOdd: painted.fillStyle.isEOFilled, paint: paint)
  }
}

extension NodeDrawing.Paint {
  /// How much of what is behind a material is hidden: about as much as where it is light.
  private static let materials: [String: Float] = [
    "ultraThinMaterial": 0.45, "thinMaterial": 0.6, "regularMaterial": 0.75, "thickMaterial": 0.85,
    "ultraThickMaterial": 0.92, "bar": 0.8,
  ]

  fileprivate init?(_ paint: Paint) {
    switch paint {
    case .color(let color): self = .color(color)
    case .gradient(let stops, let geometry):
      let colors = stops.map { ($0.location, $0.color) }
      switch geometry {
      case .linear(let start, let end): self = .linear(colors, from: start, to: end)
      case .radial(let center, let start, let end):
        self = .radial(colors, center: center, from: start, to: end)
      case .elliptical(let center, let start, let end):
        self = .elliptical(colors, center: center, from: start, to: end)
      case .angular:
        guard let first = stops.first else { return nil }
        self = .color(first.color)
      }
    case .material(let name):
      guard let opacity = NodeDrawing.Paint.materials[name] else { return nil }
      self = .color(Color.Resolved(red: 0.95, green: 0.95, blue: 0.97, opacity: opacity))
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
    case .elliptical(let stops, let center, let start, let end):
      return .elliptical(
        stops.map { ($0.location, faded($0.color)) }, center: center, from: start, to: end)
    }
  }
}

extension ImageNode {
  /// Empty for an image that has no name.
  fileprivate var shownName: String {
    switch image.source {
    case .named(let name, _), .symbol(let name): name
    case .sized: ""
    }
  }
}

extension TextNode {
  fileprivate var drawnLines: [NodeDrawing.Line] {
    let (broken, characters, runs) = brokenLines
    let shown = content.runs.filter { !$0.string.isEmpty }
    let environment = look?.environment ?? EnvironmentValues()
    let paints = shown.indices.map { index -> NodeDrawing.Paint? in
      let styles = look?.styles ?? []
      guard index < styles.count, let style = styles[index] else {
        return NodeDrawing.Paint(Paint.of(ForegroundStyle(), in: environment))
      }
      return NodeDrawing.Paint(paint(style, in: environment))
    }
    var alignment: CGFloat =
      switch environment.multilineTextAlignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    if environment.layoutDirection == .rightToLeft { alignment = 1 - alignment }
    var top = 0.0
    return broken.lines.indices.compactMap { index in
      let line = broken.lines[index]
      let added = broken.addedHeight(index, lineSpacing: content.lineSpacing)
      let baseline = top + added - line.descent
      top += added
      var spans: [NodeDrawing.Line.Span] = []
      var last: UInt16?
      for position in line.range {
        let run = runs[position]
        guard Int(run) < shown.count else { continue }
        if run != last {
          spans.append(
            NodeDrawing.Line.Span(text: "", font: shown[Int(run)].font, paint: paints[Int(run)]))
          last = run
        }
        spans[spans.count - 1].text.append(characters[position])
      }
      if line.isTruncated { truncate(&spans) }
      let width = CGFloat(line.width)
      return NodeDrawing.Line(
        spans: spans, x: max(0, placed.size.width - width) * alignment,
        baseline: CGFloat(baseline), width: width)
    }
  }

  private func paint<S: ShapeStyle>(_ style: S, in environment: EnvironmentValues) -> Paint {
    Paint.of(style, in: environment)
  }

  /// Puts the ellipsis where something is left out.
  private func truncate(_ spans: inout [NodeDrawing.Line.Span]) {
    guard !spans.isEmpty else { return }
    switch content.truncation {
    case .tail: spans[spans.count - 1].text += "…"
    case .head: spans[0].text = "…" + spans[0].text
    case .middle:
      let count = spans.reduce(0) { $0 + $1.text.count }
      var rest = count / 2
      for index in spans.indices {
        let text = spans[index].text
        guard rest <= text.count else {
          rest -= text.count
          continue
        }
        spans[index].text = "\(text.prefix(rest))…\(text.dropFirst(rest))"
        return
      }
    }
  }
}
