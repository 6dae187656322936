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
      return Animation.bezier(y1, y2, at: Animation.parameter(x1, x2, reaching: fraction))
    case .spring(let duration, let bounce, _):
      return Animation.spring(
        frequency: 2 * .pi / max(duration, 1e-6), damping: 1 - bounce, at: fraction * duration)
    case .interpolatingSpring(let mass, let stiffness, let damping, _):
      let frequency = (stiffness / max(mass, 1e-6)).squareRoot()
      let ratio = damping / (2 * (stiffness * max(mass, 1e-6)).squareRoot())
      // By then it is within a hundredth of its end.
      let duration = 5 / max(ratio * frequency, 1e-6)
      return Animation.spring(frequency: frequency, damping: ratio, at: fraction * duration)
    }
  }

  private static func bezier(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }

  /// Where on a curve that rises a value is reached.
  private static func parameter(_ first: Double, _ second: Double, reaching value: Double) -> Double
  {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bezier(first, second, at: middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func spring(frequency: Double, damping: Double, at time: Double) -> Double {
    if damping < 1 {
      let damped = frequency * (1 - damping * damping).squareRoot()
      return 1 - exp(-damping * frequency * time)
        * (cos(damped * time) + damping * frequency / damped * sin(damped * time))
    }
    return 1 - exp(-frequency * time) * (1 + frequency * time)
  }
}
