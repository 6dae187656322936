import Foundation

extension Path {
  /// Starts a new subpath at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
  }

  /// Adds a straight line; does nothing when the path has no current point.
  public mutating func addLine(to end: CGPoint) {
    append(.line(to: end))
  }

  /// Adds a quadratic Bézier curve; does nothing when the path has no current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve; does nothing when the path has no current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath; does nothing when there is none to close.
  public mutating func closeSubpath() {
    if elements.last != .closeSubpath { append(.closeSubpath) }
  }

  /// Adds a rectangle as a closed subpath.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    let box = rect.standardized
    append(
      [
        .move(to: CGPoint(x: box.minX, y: box.minY)),
        .line(to: CGPoint(x: box.maxX, y: box.minY)),
        .line(to: CGPoint(x: box.maxX, y: box.maxY)),
        .line(to: CGPoint(x: box.minX, y: box.maxY)),
        .closeSubpath,
      ], transform)
  }

  /// Adds each rectangle as a closed subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Starts a subpath at the first point and joins the others to it with straight lines.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() {
      addLine(to: point)
    }
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// Adds a rectangle whose corners are rounded by a width and a height, as a closed subpath.
  ///
  /// A corner never takes more than half of a side. A continuous corner reaches about half as far
  /// again as its radius; when a side has no room for that, the corner is drawn as an elliptical
  /// one.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(
      in: rect, corners: Array(repeating: cornerSize, count: 4), style: style, transform: transform)
  }

  /// Adds a rectangle with a radius of its own for each corner, leading on the left.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    addRoundedRect(
      in: rect, corners: radii.map { CGSize(width: $0, height: $0) }, style: style,
      transform: transform)
  }

  /// Adds a rounded rectangle with corners in the order of a clock's hand, from the top left.
  private mutating func addRoundedRect(
    in rect: CGRect, corners: [CGSize], style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    if rect.isNull { return }
    let box = rect.standardized
    let half = CGSize(width: box.width / 2, height: box.height / 2)
    let sizes = corners.map { corner in
      CGSize(
        width: min(max(corner.width, 0), half.width),
        height: min(max(corner.height, 0), half.height))
    }
    if sizes.allSatisfy({ $0.width == 0 || $0.height == 0 }) {
      addRect(rect, transform: transform)
      return
    }
    // Each corner's position, and the directions along its sides on arriving and on leaving.
    let places: [(CGPoint, CGVector, CGVector)] = [
      (CGPoint(x: box.minX, y: box.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: box.maxX, y: box.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: box.maxX, y: box.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: box.minX, y: box.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
    ]
    var outline = Path()
    for (place, size) in zip(places, sizes) {
      let (corner, arriving, leaving) = place
      // A point so many corner widths and heights before the corner and after it.
      func point(_ before: CGFloat, _ after: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x + size.width * (after * leaving.dx - before * arriving.dx),
          y: corner.y + size.height * (after * leaving.dy - before * arriving.dy))
      }
      let smooth = style == .continuous && SmoothCorner.fits(size, half: half)
      let start = point(smooth ? SmoothCorner.reach : 1, 0)
      outline.isEmpty ? outline.move(to: start) : outline.addLine(to: start)
      if size.width == 0 || size.height == 0 { continue }
      if smooth {
        outline.addCurve(
          to: point(SmoothCorner.far, SmoothCorner.near),
          control1: point(SmoothCorner.outer, 0), control2: point(SmoothCorner.inner, 0))
        outline.addCurve(
          to: point(SmoothCorner.near, SmoothCorner.far),
          control1: point(SmoothCorner.long, SmoothCorner.short),
          control2: point(SmoothCorner.short, SmoothCorner.long))
        outline.addCurve(
          to: point(0, SmoothCorner.reach),
          control1: point(0, SmoothCorner.inner), control2: point(0, SmoothCorner.outer))
      } else {
        let handle = 1 - quarterArcHandle
        outline.addCurve(to: point(0, 1), control1: point(handle, 0), control2: point(0, handle))
      }
    }
    outline.closeSubpath()
    append(outline.elements, transform)
  }

  private mutating func append(_ element: Element) {
    if !elements.isEmpty { elements.append(element) }
  }

  private mutating func append(_ list: [Element], _ transform: CGAffineTransform) {
    elements += list.map { $0.applying(transform) }
  }
}

/// The control points of a continuous corner, in multiples of its radius.
private enum SmoothCorner {
  static let reach: CGFloat = 1.528665
  static let outer: CGFloat = 1.08849296
  static let inner: CGFloat = 0.86840694
  static let far: CGFloat = 0.63149379
  static let near: CGFloat = 0.07491139
  static let long: CGFloat = 0.37282383
  static let short: CGFloat = 0.16905956

  /// Whether a corner of this size leaves room for its long reach within half of each side.
  static func fits(_ size: CGSize, half: CGSize) -> Bool {
    size.width * reach <= half.width && size.height * reach <= half.height
  }
}
