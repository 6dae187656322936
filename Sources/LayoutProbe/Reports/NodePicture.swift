import HeadlessUI

/// What a node draws itself, without what is in it: as far as that needs no fonts and no images.
public struct NodePicture: Equatable, Sendable, Codable {
  /// A filled outline.
  public struct Fill: Equatable, Sendable, Codable {
    /// The outline as SVG path data, in the coordinates of the window.
    public var path: String
    /// Whether the even-odd rule says what is inside.
    public var isEvenOdd: Bool
    /// What it is filled with.
    public var paint: Paint
  }

  /// What an outline is filled with: a colour, or a gradient of several.
  public struct Paint: Equatable, Sendable, Codable {
    /// A colour on a gradient's way.
    public struct Stop: Equatable, Sendable, Codable {
      /// The part of the way, 0 to 1.
      public var location: Double
      /// `#rrggbb`
      public var color: String
      /// 0 to 1.
      public var opacity: Double
    }

    /// The colours; a single one fills all.
    public var stops: [Stop]
    /// Where a gradient begins and ends, in the coordinates of the window: x, y, x, y of a linear
    /// one; x, y and two radii of a radial one. Empty for a single colour.
    public var geometry: [Double] = []
    /// Whether the gradient runs outwards from a point.
    public var isRadial = false
  }

  /// A line of text.
  public struct Line: Equatable, Sendable, Codable {
    /// What it says.
    public var text: String
    /// The baseline, in points from the top of the node.
    public var baseline: Double
    /// In points.
    public var width: Double
    /// In points.
    public var fontSize: Double
  }

  /// An alignment guide that was set, or that is a text's own.
  public struct Guide: Equatable, Sendable, Codable {
    /// The alignment's name.
    public var name: String
    /// Whether it is one of `HorizontalAlignment`, an upright line.
    public var isHorizontal: Bool
    /// In points from the leading or top edge of the node.
    public var position: Double
  }

  /// From back to front.
  public var fills: [Fill]
  /// From top to bottom.
  public var lines: [Line]
  /// The guides.
  public var guides: [Guide]

  private static let maximumLines = 100
  private static let maximumPath = 20_000

  /// Nil if it draws nothing.
  init?(_ drawing: NodeDrawing, in frame: CGRect) {
    fills = drawing.fills.compactMap { fill in
      let path = NodePicture.data(fill.path)
      // A drawing of that many steps would weigh more than all the rest.
      guard !path.isEmpty, path.utf8.count < NodePicture.maximumPath else { return nil }
      return Fill(path: path, isEvenOdd: fill.isEvenOdd, paint: Paint(fill.paint, in: frame))
    }
    lines = drawing.lines.prefix(NodePicture.maximumLines).map {
      Line(
        text: $0.text, baseline: rounded($0.baseline), width: rounded($0.width),
        fontSize: rounded($0.fontSize))
    }
    guides = drawing.guides.map {
      Guide(name: $0.name, isHorizontal: $0.isHorizontal, position: rounded($0.position))
    }
    if fills.isEmpty, lines.isEmpty, guides.isEmpty { return nil }
  }

  /// Empty if a coordinate is none.
  private static func data(_ path: Path) -> String {
    var steps: [String] = []
    var isFinite = true
    func text(_ letter: String, _ points: CGPoint...) {
      isFinite = isFinite && points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
      guard isFinite else { return }
      steps.append(
        letter
          + points.map { "\(NumberText.length($0.x)) \(NumberText.length($0.y))" }
          .joined(separator: " "))
    }
    path.forEach { element in
      switch element {
      case .move(let end): text("M", end)
      case .line(let end): text("L", end)
      case .quadCurve(let end, let control): text("Q", control, end)
      case .curve(let end, let control1, let control2): text("C", control1, control2, end)
      case .closeSubpath: steps.append("Z")
      }
    }
    return isFinite ? steps.joined() : ""
  }
}

extension NodePicture.Paint {
  fileprivate init(_ paint: NodeDrawing.Fill.Paint, in frame: CGRect) {
    func point(_ unit: UnitPoint) -> [Double] {
      [
        rounded(frame.minX + unit.x * frame.width), rounded(frame.minY + unit.y * frame.height),
      ]
    }
    switch paint {
    case .color(let color): stops = [Stop(0, color)]
    case .linear(let colors, let start, let end):
      stops = colors.map { Stop($0.location, $0.color) }
      geometry = point(start) + point(end)
    case .radial(let colors, let center, let start, let end):
      stops = colors.map { Stop($0.location, $0.color) }
      geometry = point(center) + [rounded(start), rounded(end)]
      isRadial = true
    }
  }
}

extension NodePicture.Paint.Stop {
  fileprivate init(_ location: CGFloat, _ color: Color.Resolved) {
    func byte(_ part: Float) -> String {
      let value = part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded())
      let digits = String(value, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    self.location = rounded(location)
    self.color = "#" + byte(color.red) + byte(color.green) + byte(color.blue)
    opacity = rounded(CGFloat(min(max(color.opacity.isNaN ? 0 : color.opacity, 0), 1)))
  }
}

/// To thousandths; a picture shows no more.
private func rounded(_ value: CGFloat) -> Double {
  value.isFinite ? (Double(value) * 1000).rounded() / 1000 : 0
}
