import Foundation

/// A spring, by its duration in seconds and how much it bounces.
public struct Spring: Hashable, Sendable {
  /// About how long the spring takes, in seconds.
  public var duration: TimeInterval
  /// From -1, very flat, over 0, no bounce, to 1, no damping.
  public var bounce: Double

  /// A spring, by its duration and how much it bounces.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// A spring, by its response and how much it is damped.
  public init(response: Double, dampingRatio: Double) {
    duration = response
    bounce = 1 - dampingRatio
  }

  /// A spring, by its physical constants.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    let frequency = (stiffness / mass).squareRoot()
    duration = 2 * .pi / frequency
    bounce = 1 - damping / (2 * mass * frequency)
  }

  /// The share of the damping at which the spring does not bounce.
  public var dampingRatio: Double { 1 - bounce }
  /// How quickly the spring answers, in seconds.
  public var response: Double { duration }
  /// The mass.
  public var mass: Double { 1 }
  /// The stiffness.
  public var stiffness: Double { pow(2 * .pi / duration, 2) }
  /// The damping.
  public var damping: Double { 4 * .pi * dampingRatio / duration }

  /// A spring without bounce.
  public static var smooth: Spring { Spring() }
  /// A spring with a little bounce.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring with bounce.
  public static var bouncy: Spring { Spring(bounce: 0.3) }

  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
