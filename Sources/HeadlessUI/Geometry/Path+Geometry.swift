import Foundation

extension Path {
  /// The smallest rectangle around the path's lines and curves; `CGRect.null` for an empty path.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for subpath in subpaths {
      points.append(subpath.start)
      for segment in subpath.segments {
        points += segment.extremes
      }
    }
    guard var low = points.first else { return .null }
    var high = low
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether a point is inside the path, by the winding rule or the even-odd rule.
  ///
  /// Open subpaths count as closed. Curves are taken as runs of short lines.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for subpath in subpaths {
      let corners = subpath.flattened + [subpath.start]
      for (a, b) in zip(corners, corners.dropFirst()) where (a.y <= point.y) != (b.y <= point.y) {
        let turn = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
        if b.y > a.y, turn > 0 { winding += 1 }
        if b.y < a.y, turn < 0 { winding -= 1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The part of the path between two fractions of its length.
  ///
  /// A subpath that lies in the range as a whole stays closed; one that is cut becomes open.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let lower = max(from, 0)
    let upper = min(to, 1)
    guard lower < upper else { return Path() }
    if lower == 0, upper == 1 { return self }
    let subpaths = self.subpaths
    let total = subpaths.reduce(0) { $0 + $1.length }
    guard total > 0 else { return self }
    let (start, end) = (lower * total, upper * total)
    var result = Path()
    var reached: CGFloat = 0
    for subpath in subpaths {
      var position = reached
      let length = subpath.length
      reached += length
      if length > 0, position >= start, reached <= end {
        result.elements += subpath.elements
        continue
      }
      var isDrawing = false
      for segment in subpath.segments {
        let length = segment.length
        defer { position += length }
        guard length > 0, position < end, position + length > start else { continue }
        let piece = segment.part(
          from: segment.fraction(atLength: start - position),
          to: segment.fraction(atLength: end - position))
        if !isDrawing { result.move(to: piece.points[0]) }
        isDrawing = true
        result.elements.append(piece.element)
      }
    }
    return result
  }

  /// The outline of the path when it is drawn with a line of some width.
  ///
  /// The outline is approximate: curves become runs of short lines, and the outline is made of
  /// overlapping pieces, one for each line, corner and cap, rather than one merged contour. Its
  /// bounds and, by the winding rule, its inside are those of the stroke.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    PathStroker(style: style).outline(of: self)
  }

  /// The path's subpaths, with each closing line as a segment of its own.
  var subpaths: [PathSubpath] {
    var result: [PathSubpath] = []
    var open: PathSubpath?
    var current = CGPoint.zero
    func add(_ points: [CGPoint]) {
      if open == nil { open = PathSubpath(start: current) }
      open?.segments.append(PathSegment(points: [current] + points))
      current = points.last ?? current
    }
    for element in elements {
      switch element {
      case .move(let end):
        if let open { result.append(open) }
        open = PathSubpath(start: end)
        current = end
      case .line(let end):
        add([end])
      case .quadCurve(let end, let control):
        add([control, end])
      case .curve(let end, let control1, let control2):
        add([control1, control2, end])
      case .closeSubpath:
        guard let start = open?.start else { continue }
        if current != start {
          add([start])
          open?.hasClosingLine = true
        }
        open?.isClosed = true
        if let open { result.append(open) }
        open = nil
      }
    }
    if let open { result.append(open) }
    return result
  }
}

/// A connected run of segments.
struct PathSubpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  var isClosed = false
  /// Whether the last segment is the line that closing the subpath draws by itself.
  var hasClosingLine = false

  /// The path elements that draw the subpath.
  var elements: [Path.Element] {
    let drawn = hasClosingLine ? segments.dropLast() : segments[...]
    return [.move(to: start)] + drawn.map(\.element) + (isClosed ? [.closeSubpath] : [])
  }

  var length: CGFloat { segments.reduce(0) { $0 + $1.length } }

  /// The corners of a run of short lines along the subpath.
  var flattened: [CGPoint] {
    segments.reduce(into: [start]) { $0 += $1.flattened.dropFirst() }
  }
}

/// A line, quadratic curve or cubic curve, given by its two, three or four points.
struct PathSegment {
  var points: [CGPoint]

  /// The path element that draws the segment from its first point.
  var element: Path.Element {
    switch points.count {
    case 4: return .curve(to: points[3], control1: points[1], control2: points[2])
    case 3: return .quadCurve(to: points[2], control: points[1])
    default: return .line(to: points[points.count - 1])
    }
  }

  /// The segment's ends and the points where it turns back in x or in y.
  var extremes: [CGPoint] {
    let turns = turningFractions(\.x) + turningFractions(\.y)
    let inner = turns.filter { $0 > 0 && $0 < 1 }.map { part(from: 0, to: $0).points.last }
    return [points[0], points[points.count - 1]] + inner.compactMap { $0 }
  }

  /// The points of a run of short lines along the segment, both ends included.
  var flattened: [CGPoint] {
    let degree = points.count - 1
    if degree < 2 { return points }
    let bend = zip(zip(points, points.dropFirst()), points.dropFirst(2)).map { pair, c in
      hypot(pair.0.x - 2 * pair.1.x + c.x, pair.0.y - 2 * pair.1.y + c.y)
    }.max()
    let wanted = ((bend ?? 0) * CGFloat(degree * (degree - 1)) / 8 / 0.005).squareRoot()
    let count = wanted.isFinite ? Int(min(max(wanted.rounded(.up), 32), 256)) : 32
    let inner = (1..<count).map {
      Self.split(points, at: CGFloat($0) / CGFloat(count)).left[degree]
    }
    return [points[0]] + inner + [points[degree]]
  }

  var length: CGFloat {
    let corners = flattened
    return zip(corners, corners.dropFirst()).reduce(0) {
      $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
    }
  }

  /// How far along its parameter the segment has run after a length of it.
  func fraction(atLength wanted: CGFloat) -> CGFloat {
    if wanted <= 0 { return 0 }
    let corners = flattened
    var run: CGFloat = 0
    for (index, (a, b)) in zip(corners, corners.dropFirst()).enumerated() {
      let step = hypot(b.x - a.x, b.y - a.y)
      if step > 0, run + step >= wanted {
        return (CGFloat(index) + (wanted - run) / step) / CGFloat(corners.count - 1)
      }
      run += step
    }
    return 1
  }

  /// The segment between two fractions of its parameter.
  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    let head = to < 1 ? Self.split(points, at: to).left : points
    return PathSegment(points: from > 0 && to > 0 ? Self.split(head, at: from / to).right : head)
  }

  /// De Casteljau's division of a curve at a fraction of its parameter.
  private static func split(_ points: [CGPoint], at t: CGFloat) -> (
    left: [CGPoint], right: [CGPoint]
  ) {
    var row = points
    var left = [row[0]]
    var right = [row[row.count - 1]]
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { a, b in
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      left.append(row[0])
      right.append(row[row.count - 1])
    }
    return (left, right.reversed())
  }

  /// The fractions, within the segment or not, where one coordinate stops growing or falling.
  private func turningFractions(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let values = points.map { $0[keyPath: axis] }
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    if steps.count == 2 { return [steps[0] / (steps[0] - steps[1])] }
    if steps.count < 3 { return [] }
    let a = steps[0] - 2 * steps[1] + steps[2]
    let b = 2 * (steps[1] - steps[0])
    let discriminant = b * b - 4 * a * steps[0]
    if discriminant < 0 { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [q / a, steps[0] / q]
  }
}
