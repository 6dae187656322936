import Foundation

/// How a value changes over time.
///
/// Without a clock, changes take effect at once; the animation is carried along with the
/// transaction, and says how far a change has come after which time.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case bezier(Double, Double, Double, Double, duration: Double)
    case spring(duration: Double, bounce: Double, blend: Double)
    case interpolatingSpring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
  }

  private(set) var curve: Curve
  private var delayTime = 0.0
  private var speedFactor = 1.0
  private var repetitions: Int? = 1
  private var autoreverses = false

  private init(_ curve: Curve) { self.curve = curve }

  /// The animation that is used where none is named.
  public static let `default` = Animation(.spring(duration: 0.55, bounce: 0, blend: 0))

  /// Constant speed.
  public static let linear = linear(duration: 0.35)
  /// Begins slowly.
  public static let easeIn = easeIn(duration: 0.35)
  /// Ends slowly.
  public static let easeOut = easeOut(duration: 0.35)
  /// Begins and ends slowly.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// A spring.
  public static let spring = Animation(.spring(duration: 0.5, bounce: 0, blend: 0))
  /// A spring for gestures.
  public static let interactiveSpring = Animation(
    .spring(duration: 0.15, bounce: 0.14, blend: 0.25))
  /// A spring with a little bounce.
  public static let snappy = Animation(.spring(duration: 0.5, bounce: 0.15, blend: 0))
  /// A spring without bounce.
  public static let smooth = Animation(.spring(duration: 0.5, bounce: 0, blend: 0))
  /// A spring with bounce.
  public static let bouncy = Animation(.spring(duration: 0.5, bounce: 0.3, blend: 0))

  /// Constant speed.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Begins slowly.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Begins and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A cubic Bézier curve of time.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(p1x, p1y, p2x, p2y, duration: duration))
  }

  /// A spring, by its response and how much it is damped.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(duration: response, bounce: 1 - dampingFraction, blend: blendDuration))
  }

  /// A spring, by its duration and how much it bounces.
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: bounce, blend: blendDuration))
  }

  /// A spring for gestures.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(duration: response, bounce: 1 - dampingFraction, blend: blendDuration))
  }

  /// A spring for gestures, by its duration and how much it bounces.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: 0.14 + extraBounce, blend: blendDuration))
  }

  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(duration: spring.duration, bounce: spring.bounce, blend: blendDuration))
  }

  /// A spring whose effects add up.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

  /// A spring whose effects add up, by its duration and how much it bounces.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring whose effects add up.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }

  /// A spring whose effects add up, by its physical constants.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingSpring(
        mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity))
  }

  /// A spring with a little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The animation; when its effects are taken as complete changes no frames.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }

  /// The animation, begun later.
  public func delay(_ delay: TimeInterval) -> Animation {
    var result = self
    // What is faster already does not make the delay shorter.
    result.delayTime += delay * speedFactor
    return result
  }

  /// The animation, faster or slower.
  public func speed(_ speed: Double) -> Animation {
    var result = self
    result.speedFactor *= speed
    return result
  }

  /// The animation several times over, by default back and forth.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var result = self
    result.repetitions = repeatCount
    result.autoreverses = autoreverses
    return result
  }

  /// The animation without end, by default back and forth.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var result = self
    result.repetitions = nil
    result.autoreverses = autoreverses
    return result
  }

  /// The seconds until it has ended; infinite for one that goes on for ever.
  var wholeDuration: Double {
    let once: Double
    switch curve {
    case .bezier(_, _, _, _, let duration): once = duration
    case .spring(let duration, _, _): once = duration
    case .interpolatingSpring(let mass, _, let damping, _):
      // As long as it takes until the envelope is down to a thousandth.
      once = damping > 0 ? 2 * mass * 6.9 / damping : .infinity
    }
    guard let repetitions else { return .infinity }
    return (delayTime + once * Double(repetitions)) / max(speedFactor, 1e-9)
  }
}
