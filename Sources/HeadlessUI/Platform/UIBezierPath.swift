#if !canImport(UIKit)
  import Foundation

  /// Corners of a rectangle, as UIKit has them, where there is no UIKit.
  public struct UIRectCorner: OptionSet, Sendable {
    /// One bit for each corner.
    public let rawValue: UInt
    /// The corners with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left one.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper right one.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower left one.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower right one.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All of them.
    public static let allCorners = UIRectCorner(rawValue: .max)
  }

  /// Distances inwards from the edges of a rectangle, as UIKit has them, in points.
  public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the upper edge.
    public var top: CGFloat
    /// The distance from the left edge.
    public var left: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var right: CGFloat

    /// No distances.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Given distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// A path as UIKit has it, where there is no UIKit: for the shapes that are made of one.
  public final class UIBezierPath {
    private var path = Path()

    /// An empty path.
    public init() {}

    /// A rectangle.
    public init(rect: CGRect) { path = Path(rect) }

    /// An ellipse in a rectangle.
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

    /// A rectangle with round corners of a radius in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// A rectangle of which some corners are round; the width is their radius, in points.
    public init(
      roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
      func radius(_ corner: UIRectCorner) -> CGFloat {
        corners.contains(corner) ? cornerRadii.width : 0
      }
      path = Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
          bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)))
    }

    /// A part of a circle; angles are in radians.
    public init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool
    ) {
      addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }

    /// The path as Core Graphics has it.
    public var cgPath: CGPath {
      get { CGPath(path) }
      set { path = newValue.path }
    }

    /// The rectangle around the path.
    public var bounds: CGRect { path.boundingRect }

    /// Begins somewhere else.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// A line to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// A curve to a point, with one control point.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
      path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// A curve to a point, with two control points.
    public func addCurve(
      to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
    ) {
      path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// A part of a circle; angles are in radians.
    public func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool
    ) {
      // UIKit's clockwise is as seen, that of a path is as if y went up.
      path.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)),
        endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }
    /// A line to where it began.
    public func close() { path.closeSubpath() }
    /// Adds another path.
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Transforms the path.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Whether a point is inside.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  }
#endif
