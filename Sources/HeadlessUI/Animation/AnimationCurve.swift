import Foundation

extension Animation {
  /// How far the change has come after a part of the animation's time: 0 at its begin, 1 at its end,
  /// beyond 1 where a spring overshoots. One run of it: without delays and repetitions.
  ///
  /// - Parameter fraction: the part of the time, 0 to 1.
  public func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2, _):
      if x1 == y1 && x2 == y2 { return fraction }
      return UnitCurve.bezier(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)
      ).value(at: fraction)
    case .spring(let duration, let bounce, _):
      return Animation.progress(
        of: Spring(duration: max(duration, 1e-6), bounce: bounce), at: fraction * duration)
    case .interpolatingSpring(let mass, let stiffness, let damping, _):
      let spring = Spring(mass: max(mass, 1e-6), stiffness: stiffness, damping: damping)
      // By then it is within a hundredth of its end.
      let duration = 5 / max(spring.dampingRatio * 2 * .pi / spring.duration, 1e-6)
      return Animation.progress(of: spring, at: fraction * duration)
    }
  }

  /// One that is damped more than it needs to be in order not to bounce counts as one that is not.
  private static func progress(of spring: Spring, at time: Double) -> Double {
    Spring(duration: spring.duration, bounce: max(0, spring.bounce)).value(target: 1, time: time)
  }
}
