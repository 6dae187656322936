import Foundation

/// How far a cubic curve's handles reach to follow a quarter of the unit circle.
let quarterArcHandle: CGFloat = 0.552_284_749_830_793_4

extension Path {
  /// Adds the ellipse that fills a rectangle, as a closed subpath.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    let box = rect.standardized
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: box.midX + x * box.width / 2, y: box.midY + y * box.height / 2)
    }
    let handle = quarterArcHandle
    var ellipse = Path()
    ellipse.move(to: point(1, 0))
    ellipse.addCurve(to: point(0, 1), control1: point(1, handle), control2: point(handle, 1))
    ellipse.addCurve(to: point(-1, 0), control1: point(-handle, 1), control2: point(-1, handle))
    ellipse.addCurve(to: point(0, -1), control1: point(-1, -handle), control2: point(-handle, -1))
    ellipse.addCurve(to: point(1, 0), control1: point(handle, -1), control2: point(1, -handle))
    ellipse.closeSubpath()
    addPath(ellipse, transform: transform)
  }

  /// Adds an arc of a circle that sweeps by an angle, positive from the x axis to the y axis.
  ///
  /// A straight line joins the current point, if there is one, to the arc. The arc is made of
  /// cubic curves of at most 90° each. Of a sweep of more than two turns only the last one to two
  /// turns are drawn.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let first = CGFloat(startAngle.radians)
    var sweep = CGFloat(delta.radians)
    guard first.isFinite, sweep.isFinite else { return }
    if abs(sweep) > 2 * fullTurn {
      sweep = sweep.truncatingRemainder(dividingBy: fullTurn) + (sweep < 0 ? -fullTurn : fullTurn)
    }
    func onCircle(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
      let cosine = cos(angle)
      let sine = sin(angle)
      return CGPoint(
        x: center.x + radius * (cosine - along * sine),
        y: center.y + radius * (sine + along * cosine)
      ).applying(transform)
    }
    isEmpty ? move(to: onCircle(first)) : addLine(to: onCircle(first))
    // The allowance keeps a rounding error from adding a tiny extra curve.
    let count = Int((abs(sweep) / (fullTurn / 4) - 1e-9).rounded(.up))
    if count < 1 { return }
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let start = first + step * CGFloat(index)
      let end = first + (index == count - 1 ? sweep : step * CGFloat(index + 1))
      addCurve(
        to: onCircle(end), control1: onCircle(start, handle), control2: onCircle(end, -handle))
    }
  }

  /// Adds an arc of a circle between two angles.
  ///
  /// As in Core Graphics, `clockwise` speaks of a y axis that points up: on screen, where y points
  /// down, `false` sweeps towards larger angles, which looks clockwise. Angles a whole number of
  /// turns apart, but not equal, make a full circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let direction: CGFloat = clockwise ? -1 : 1
    var sweep = CGFloat(endAngle.radians - startAngle.radians) * direction
    guard sweep.isFinite else { return }
    if sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: fullTurn) + fullTurn
      if sweep < 1e-9 { sweep = fullTurn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: .radians(Double(sweep * direction)), transform: transform)
  }

  /// Adds an arc that touches two lines: from the current point to `tangent1End`, and on from there
  /// to `tangent2End`.
  ///
  /// A straight line joins the current point to the arc. When the lines leave no room for an arc,
  /// only the line to `tangent1End` is added.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint?.applying(transform.inverted()) else { return }
    let back = CGVector(dx: current.x - tangent1End.x, dy: current.y - tangent1End.y)
    let ahead = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let backLength = hypot(back.dx, back.dy)
    let aheadLength = hypot(ahead.dx, ahead.dy)
    let cross = back.dx * ahead.dy - back.dy * ahead.dx
    guard radius > 0, abs(cross) > 1e-9 * backLength * aheadLength else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    let opening = atan2(abs(cross), back.dx * ahead.dx + back.dy * ahead.dy)
    let reach = radius / tan(opening / 2)
    let touch = CGPoint(
      x: tangent1End.x + back.dx / backLength * reach,
      y: tangent1End.y + back.dy / backLength * reach)
    // The center lies off the first line, on the side of the second.
    let side: CGFloat = cross > 0 ? radius : -radius
    let center = CGPoint(
      x: touch.x - back.dy / backLength * side, y: touch.y + back.dx / backLength * side)
    let start = atan2(touch.y - center.y, touch.x - center.x)
    let sweep = (fullTurn / 2 - opening) * (cross > 0 ? -1 : 1)
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(start)),
      delta: .radians(Double(sweep)), transform: transform)
  }
}

/// The radians in a full turn.
private let fullTurn = 2 * CGFloat.pi
