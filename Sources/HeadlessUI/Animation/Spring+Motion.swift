import Foundation

// The motion of a damped harmonic oscillator, solved. Times are in seconds, velocities per second.

extension Spring {
  /// Where something is that began at zero and is drawn to a target.
  public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
  where V: VectorArithmetic {
    let push = pushes(after: time)
    // What a push of its own makes, and that push's change, are the distance that is left.
    let left = push.velocity + 2 * dampingRatio * frequency * push.place
    return target.scaled(by: 1 - left) + initialVelocity.scaled(by: push.place)
  }

  /// How fast something is that began at zero and is drawn to a target.
  public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
  where V: VectorArithmetic {
    let push = pushes(after: time)
    return initialVelocity.scaled(by: push.velocity)
      + target.scaled(by: frequency * frequency * push.place)
  }

  /// Where something is on its way from one value to another.
  public func value<V>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V where V: Animatable {
    var value = toValue
    value.animatableData =
      fromValue.animatableData
      + self.value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// How fast something is on its way from one value to another.
  public func velocity<V>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V where V: Animatable {
    var value = toValue
    value.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// Moves something on for a time.
  public func update<V>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) where V: VectorArithmetic {
    let way = target - value
    let next = value + self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value = next
  }

  // A number is both a vector and animatable.
  /// Moves something on for a time.
  @_disfavoredOverload
  public func update<V>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) where V: Animatable {
    update(
      value: &value.animatableData, velocity: &velocity.animatableData,
      target: target.animatableData, deltaTime: deltaTime)
  }

  /// The force with which something is drawn to a target.
  public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The force with which something is drawn from one value to another.
  public func force<V>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V where V: Animatable {
    var value = toValue
    value.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return value
  }

  /// About how long the spring takes to come to rest within a thousandth of its way.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

  /// About how long the spring takes until it stays within a distance of its target.
  public func settlingDuration<V>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval where V: VectorArithmetic {
    let rate = slowestRate
    guard rate > 0, rate.isFinite, epsilon > 0 else { return rate > 0 ? 0 : .infinity }
    // The distance falls at least as fast as this envelope.
    let velocity = initialVelocity.magnitudeSquared.squareRoot() / rate
    let reach = target.magnitudeSquared.squareRoot() + velocity
    return max(0, log(max(reach / epsilon, 1)) / rate)
  }

  /// About how long the spring takes from one value to another.
  public func settlingDuration<V>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval where V: Animatable {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// Radians per second without damping.
  private var frequency: Double { 2 * .pi / max(duration, 1e-9) }

  /// How fast what fades last does so: what is left falls by a factor of e in one over so many seconds.
  private var slowestRate: Double {
    let ratio = dampingRatio
    guard ratio > 1 else { return ratio * frequency }
    return frequency * (ratio - (ratio * ratio - 1).squareRoot())
  }

  /// Where something is, and how fast, that began on its target with a velocity of 1.
  private func pushes(after time: TimeInterval) -> (place: Double, velocity: Double) {
    let (ratio, frequency) = (dampingRatio, frequency)
    let decay = ratio * frequency
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let (sine, cosine, rest) = (sin(damped * time), cos(damped * time), exp(-decay * time))
      return (rest * sine / damped, rest * (cosine - decay / damped * sine))
    }
    if ratio == 1 {
      let rest = exp(-decay * time)
      return (rest * time, rest * (1 - decay * time))
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (exp((root - decay) * time), exp((-root - decay) * time))
    return (
      (slow - fast) / (2 * root),
      ((root - decay) * slow + (root + decay) * fast) / (2 * root)
    )
  }
}
