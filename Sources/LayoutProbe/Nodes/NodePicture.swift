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
  public struct Paint: Equatable, Sendable {
    /// A colour on a gradient's way.
    public struct Stop: Equatable, Sendable, Codable {
      /// The part of the way, 0 to 1.
      public var location: Double
      /// `#rrggbb`
      public var color: String
      /// The opacity, 0 to 1.
      public var opacity: Double
    }

    /// The colours; a single one fills all.
    public var stops: [Stop]
    /// Where the colours run; nil for a single colour.
    public var gradient: Gradient?

    /// Where the colours of a gradient run, in the coordinates of the window.
    public enum Gradient: Equatable, Sendable {
      /// From one point to another.
      case linear(from: CGPoint, to: CGPoint)
      /// Outwards from a point, from one radius to another.
      case radial(center: CGPoint, from: Double, to: Double)
      /// Outwards from a point; the point and the radii are parts of the lengths of a rectangle.
      case elliptical(center: CGPoint, from: Double, to: Double, in: CGRect)
    }
  }

  /// A line of text.
  public struct Line: Equatable, Sendable, Codable {
    /// A stretch of a line in one font and colour.
    public struct Span: Equatable, Sendable, Codable {
      /// The text of the span.
      public var text: String
      /// The size of the font, in points.
      public var fontSize: Double
      /// 100 to 900; nil for 400.
      public var weight: Int?
      /// `serif`, `rounded` or `monospaced`; nil for the plain one.
      public var design: String?
      /// Whether it is in italics; nil if not.
      public var isItalic: Bool?
      /// What it is drawn in; nil for black.
      public var paint: Paint?
    }

    /// From left to right.
    public var spans: [Span]
    /// Where it begins, in points from the left edge of the node.
    public var x: Double
    /// The baseline, in points from the top of the node.
    public var baseline: Double
    /// The width of the line, in points.
    public var width: Double

    /// The text of the whole line.
    public var text: String { spans.map(\.text).joined() }
    /// The size of its largest font, in points.
    public var fontSize: Double { spans.map(\.fontSize).max() ?? 0 }
  }

  /// What one of the node's effects does, where its name and arguments do not say it.
  public struct Effect: Equatable, Sendable, Codable {
    /// Which of the node's effects.
    public var index: Int
    /// The outline, as SVG path data, of what shows.
    public var clip: String?
    /// Whether the even-odd rule says what is inside of the outline; nil if not.
    public var isEvenOdd: Bool?
    /// The colour of a shadow.
    public var shadow: Paint.Stop?
    /// Numbers, by kind: radius, x and y of a shadow; the point that a turn or a scale leaves where
    /// it is, in the coordinates of the window; the six of a matrix.
    public var numbers: [Double]?
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

  /// The filled outlines, from back to front.
  public var fills: [Fill]
  /// The lines of text, from top to bottom.
  public var lines: [Line]
  /// What some of the effects do.
  public var effects: [Effect]
  /// The name of an image or a control's part, which is not drawn itself; nil for what is none.
  public var placeholder: String?
  /// Whether nothing of what is in it shows beyond its frame; nil if all does.
  public var clipsContent: Bool?
  /// What `zIndex` says; nil for 0.
  public var zIndex: Double?
  /// The guides.
  public var guides: [Guide]
}
