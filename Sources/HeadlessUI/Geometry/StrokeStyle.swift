import Foundation

/// How the outline of a shape is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// How the ends of the line look.
  public var lineCap: CGLineCap
  /// How the corners of the line look.
  public var lineJoin: CGLineJoin
  /// The longest a pointed corner may be, in line widths, before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line starts.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// Builds a stroke's outline from one piece for each line, corner and cap, all wound the same way.
struct PathStroker {
  var style: StrokeStyle

  private var half: CGFloat { style.lineWidth / 2 }

  func outline(of path: Path) -> Path {
    var result = Path()
    guard half > 0, half.isFinite else { return result }
    for subpath in path.subpaths {
      // A lone move draws nothing, not even a cap.
      if subpath.segments.isEmpty, !subpath.isClosed { continue }
      var corners: [CGPoint] = []
      for point in subpath.flattened where point != corners.last {
        corners.append(point)
      }
      if let dashes = dashes(along: corners) {
        for dash in dashes {
          add(dash, isClosed: false, to: &result)
        }
      } else {
        if subpath.isClosed, corners.count > 1 { corners.removeLast() }
        add(corners, isClosed: subpath.isClosed && corners.count > 1, to: &result)
      }
    }
    return result
  }

  private func add(_ corners: [CGPoint], isClosed: Bool, to result: inout Path) {
    guard let first = corners.first, let last = corners.last else { return }
    if corners.count == 1 {
      let right = CGVector(dx: 1, dy: 0)
      addCap(at: first, right, to: &result)
      addCap(at: first, CGVector(dx: -1, dy: 0), to: &result)
      return
    }
    let ring = isClosed ? corners + [first] : corners
    let directions = zip(ring, ring.dropFirst()).map { Self.direction(from: $0, to: $1) }
    for (index, direction) in directions.enumerated() {
      let (a, b) = (ring[index], ring[index + 1])
      addPolygon(
        [
          shifted(a, direction, 0, 1), shifted(b, direction, 0, 1), shifted(b, direction, 0, -1),
          shifted(a, direction, 0, -1),
        ], to: &result)
      if index > 0 {
        addJoin(at: a, directions[index - 1], direction, to: &result)
      } else if isClosed {
        addJoin(at: a, directions[directions.count - 1], direction, to: &result)
      }
    }
    if !isClosed {
      addCap(at: first, CGVector(dx: -directions[0].dx, dy: -directions[0].dy), to: &result)
      addCap(at: last, directions[directions.count - 1], to: &result)
    }
  }

  private func addCap(at point: CGPoint, _ direction: CGVector, to result: inout Path) {
    switch style.lineCap {
    case .round:
      addDot(at: point, to: &result)
    case .square:
      addPolygon(
        [
          shifted(point, direction, 0, 1), shifted(point, direction, 1, 1),
          shifted(point, direction, 1, -1), shifted(point, direction, 0, -1),
        ], to: &result)
    default:
      break
    }
  }

  private func addJoin(
    at point: CGPoint, _ before: CGVector, _ after: CGVector, to result: inout Path
  ) {
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = before.dx * after.dx + before.dy * after.dy
    if cross == 0, dot > 0 { return }
    // The slight corners of a flattened curve look alike in every style.
    if style.lineJoin == .round, dot < 0.99 {
      addDot(at: point, to: &result)
      return
    }
    let side: CGFloat = cross > 0 ? -1 : 1
    let outer = [shifted(point, before, 0, side), point, shifted(point, after, 0, side)]
    // The miter's length in line widths is one over the cosine of half the turn.
    let halfTurnCosine = ((1 + dot) / 2).squareRoot()
    let isPointed = style.lineJoin != .bevel && halfTurnCosine * style.miterLimit >= 1
    let reach = cross == 0 ? 0 : abs(cross) / (1 + dot)
    addPolygon(outer + (isPointed ? [shifted(point, after, -reach, side)] : []), to: &result)
  }

  /// The point moved by half line widths along a direction and across it.
  private func shifted(
    _ point: CGPoint, _ direction: CGVector, _ along: CGFloat, _ across: CGFloat
  ) -> CGPoint {
    CGPoint(
      x: point.x + half * (along * direction.dx - across * direction.dy),
      y: point.y + half * (along * direction.dy + across * direction.dx))
  }

  private func addDot(at point: CGPoint, to result: inout Path) {
    result.addEllipse(
      in: CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
  }

  /// Adds a polygon, wound from the x axis to the y axis as ellipses are.
  private func addPolygon(_ corners: [CGPoint], to result: inout Path) {
    let area = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(CGFloat(0)) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    result.addLines(area < 0 ? corners.reversed() : corners)
    result.closeSubpath()
  }

  private static func direction(from a: CGPoint, to b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length)
  }

  /// The dashes along a run of lines; `nil` when the pattern is empty, invalid or far too fine.
  private func dashes(along corners: [CGPoint]) -> [[CGPoint]]? {
    let sum = style.dash.reduce(0, +)
    guard sum > 0, sum.isFinite, style.dashPhase.isFinite, style.dash.allSatisfy({ $0 >= 0 }),
      corners.count > 1
    else { return nil }
    let lines = zip(corners, corners.dropFirst())
    let length = lines.reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    guard length / sum < 10_000 else { return nil }
    let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let period = pattern.reduce(0, +)
    var left = style.dashPhase.truncatingRemainder(dividingBy: period)
    if left < 0 { left += period }
    var index = 0
    while index < pattern.count - 1, left >= pattern[index] {
      left -= pattern[index]
      index += 1
    }
    left = max(pattern[index] - left, 0)
    var result: [[CGPoint]] = []
    var dash: [CGPoint] = index % 2 == 0 ? [corners[0]] : []
    for (a, b) in lines {
      let direction = Self.direction(from: a, to: b)
      let end = hypot(b.x - a.x, b.y - a.y)
      var position: CGFloat = 0
      while end - position > left {
        position += left
        let point = CGPoint(x: a.x + direction.dx * position, y: a.y + direction.dy * position)
        if index % 2 == 0 { result.append(dash + (dash.last == point ? [] : [point])) }
        index = (index + 1) % pattern.count
        left = pattern[index]
        dash = index % 2 == 0 ? [point] : []
      }
      left -= end - position
      if index % 2 == 0, dash.last != b { dash.append(b) }
    }
    if dash.count > 1 { result.append(dash) }
    return result
  }
}
