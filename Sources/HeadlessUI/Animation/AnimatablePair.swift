import Foundation

/// Two animatable values as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Pairs two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  public static var zero: Self { Self(.zero, .zero) }

  /// The sum, value by value.
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }

  /// The difference, value by value.
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }

  /// Adds, value by value.
  public static func += (a: inout Self, b: Self) { a = a + b }

  /// Subtracts, value by value.
  public static func -= (a: inout Self, b: Self) { a = a - b }

  /// Multiplies both values.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// The animatable data of something that does not animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The one value.
  public init() {}
  /// The one value.
  public static var zero: Self { Self() }
  /// The one value.
  public static func + (a: Self, b: Self) -> Self { a }
  /// The one value.
  public static func - (a: Self, b: Self) -> Self { a }
  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}
  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}
