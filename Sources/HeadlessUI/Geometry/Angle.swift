import Foundation

/// An angle, in radians or degrees.
public struct Angle: Hashable, Comparable, Codable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  @inlinable public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public static let zero = Angle()

  /// No angle.
  @inlinable public init() { radians = 0 }

  /// An angle in radians.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  @inlinable public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether one angle is smaller than another.
  @inlinable public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  /// The sum of two angles.
  @inlinable public static func + (a: Angle, b: Angle) -> Angle {
    Angle(radians: a.radians + b.radians)
  }

  /// The difference of two angles.
  @inlinable public static func - (a: Angle, b: Angle) -> Angle {
    Angle(radians: a.radians - b.radians)
  }

  /// The opposite angle.
  @inlinable public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

  /// A multiple of an angle.
  @inlinable public static func * (a: Angle, factor: Double) -> Angle {
    Angle(radians: a.radians * factor)
  }

  /// A fraction of an angle.
  @inlinable public static func / (a: Angle, divisor: Double) -> Angle {
    Angle(radians: a.radians / divisor)
  }

  /// Adds an angle.
  @inlinable public static func += (a: inout Angle, b: Angle) { a = a + b }

  /// Subtracts an angle.
  @inlinable public static func -= (a: inout Angle, b: Angle) { a = a - b }

  /// Multiplies an angle.
  @inlinable public static func *= (a: inout Angle, factor: Double) { a = a * factor }
}
