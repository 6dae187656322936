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
  /// The text in place of something that cannot be drawn here, such as an image; nil for nothing.
  package var placeholder: String?
  /// Whether nothing of what is in it shows beyond its frame.
  package var clipsContent = false
  /// What `zIndex` says.
  package var zIndex = 0.0
  /// Guides that were set, or that are a text's: names and points from the leading or top edge.
  package var guides: [(name: String, isHorizontal: Bool, position: CGFloat)] = []
}

/// A node that draws something itself, rather than what is in it.
protocol DrawnNode: LayoutNode {
  /// Adds what it draws where it was placed.
  ///
  /// - Parameter frame: where that is, in the coordinates of the paths.
  func draw(into drawing: inout NodeDrawing, in frame: CGRect)
}

extension NodeReference {
  /// What the node itself would draw where it was placed, without what is in it.
  ///
  /// - Parameter frame: where it is, in the coordinates of the paths.
  package func drawing(in frame: CGRect) -> NodeDrawing {
    var drawing = NodeDrawing()
    (node as? any DrawnNode)?.draw(into: &drawing, in: frame)
    drawing.clipsContent = node.clipsContent
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

extension NodeDrawing {
  /// An outline with both diagonals, and why there is nothing else.
  mutating func cross(_ frame: CGRect, reason: String) {
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
