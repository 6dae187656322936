import Foundation

/// The outline of a two-dimensional shape: a list of lines and curves.
public struct Path: Equatable, Sendable {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Starts a new subpath at a point.
    case move(to: CGPoint)
    /// Draws a straight line to a point.
    case line(to: CGPoint)
    /// Draws a quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a straight line back to where the subpath started, and ends it.
    case closeSubpath
  }

  /// The steps of the path, in drawing order.
  var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path around a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates a path of the ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Creates a path of a rectangle with equally rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  /// Creates a path of a rectangle whose corners are rounded by a width and a height.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path of a rectangle with a radius of its own for each corner, leading on the left.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates an empty path and lets a closure draw into it.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Whether the path has no elements at all.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point that the next line or curve starts from, if there is one.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
      return end
    case .closeSubpath:
      for case .move(let start) in elements.reversed() {
        return start
      }
      return nil
    case nil:
      return nil
    }
  }

  /// Calls a closure with each element in drawing order.
  public func forEach(_ body: (Path.Element) -> Void) {
    elements.forEach(body)
  }

  /// The path with every point moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var result = Path()
    result.elements = elements.map { $0.applying(transform) }
    return result
  }

  /// The path with every point moved by the same distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  /// The element with its points moved by a transform.
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end):
      return .move(to: end.applying(transform))
    case .line(let end):
      return .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      return .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      return .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath:
      return .closeSubpath
    }
  }
}
