import Foundation

// Without these an expression such as `result.title + ", " + result.subtitle`, where the type of
// `result` is not here, fits nothing, and the compiler tries all there is until its effort is spent.

/// A number or a text that operators join with a value that is not here.
public protocol _StandInOperand {
  /// What takes the place of the value that is not here.
  nonisolated static func _sum(_ known: Self, unknownFirst: Bool) -> Self
}

extension _StandInOperand where Self: Numeric {
  /// The number that is known.
  nonisolated public static func _sum(_ known: Self, unknownFirst: Bool) -> Self { known }
}

extension Int: _StandInOperand {}
extension Double: _StandInOperand {}
extension Float: _StandInOperand {}
extension CGFloat: _StandInOperand {}

extension String: _StandInOperand {
  /// The text that is known, with the sample of a text.
  nonisolated public static func _sum(_ known: String, unknownFirst: Bool) -> String {
    unknownFirst ? StandInSample.text + known : known + StandInSample.text
  }
}

extension _StandIn {
  /// A sum of which the first part is not here.
  nonisolated public static func + <T: _StandInOperand>(a: _StandIn, b: T) -> T {
    T._sum(b, unknownFirst: true)
  }

  /// A sum of which the second part is not here.
  nonisolated public static func + <T: _StandInOperand>(a: T, b: _StandIn) -> T {
    T._sum(a, unknownFirst: false)
  }

  /// A sum of which no part is here.
  nonisolated public static func + (a: _StandIn, b: _StandIn) -> _StandIn { a }

  /// A difference of which the first part is not here: the number that is.
  nonisolated public static func - <T: _StandInOperand & Numeric>(a: _StandIn, b: T) -> T { b }

  /// A difference of which the second part is not here: the number that is.
  nonisolated public static func - <T: _StandInOperand & Numeric>(a: T, b: _StandIn) -> T { a }

  /// A difference of which no part is here.
  nonisolated public static func - (a: _StandIn, b: _StandIn) -> _StandIn { a }

  /// A product of which the first part is not here: the number that is.
  nonisolated public static func * <T: _StandInOperand & Numeric>(a: _StandIn, b: T) -> T { b }

  /// A product of which the second part is not here: the number that is.
  nonisolated public static func * <T: _StandInOperand & Numeric>(a: T, b: _StandIn) -> T { a }

  /// A product of which no part is here.
  nonisolated public static func * (a: _StandIn, b: _StandIn) -> _StandIn { a }

  /// A quotient of which the first part is not here: the number that is.
  nonisolated public static func / <T: _StandInOperand & Numeric>(a: _StandIn, b: T) -> T { b }

  /// A quotient of which the second part is not here: the number that is.
  nonisolated public static func / <T: _StandInOperand & Numeric>(a: T, b: _StandIn) -> T { a }

  /// A quotient of which no part is here.
  nonisolated public static func / (a: _StandIn, b: _StandIn) -> _StandIn { a }
}

extension _StandIn {
  /// Nothing is known of a value that is not here: false.
  nonisolated public static func < <T: _StandInOperand>(a: _StandIn, b: T) -> Bool { false }

  /// Nothing is known of a value that is not here: false.
  nonisolated public static func < <T: _StandInOperand>(a: T, b: _StandIn) -> Bool { false }

  /// Nothing is known of a value that is not here: false.
  nonisolated public static func <= <T: _StandInOperand>(a: _StandIn, b: T) -> Bool { false }

  /// Nothing is known of a value that is not here: false.
  nonisolated public static func <= <T: _StandInOperand>(a: T, b: _StandIn) -> Bool { false }

  /// Nothing is known of a value that is not here: false.
  nonisolated public static func > <T: _StandInOperand>(a: _StandIn, b: T) -> Bool { false }

  /// Nothing is known of a value that is not here: false.
  nonisolated public static func > <T: _StandInOperand>(a: T, b: _StandIn) -> Bool { false }

  /// Nothing is known of a value that is not here: false.
  nonisolated public static func >= <T: _StandInOperand>(a: _StandIn, b: T) -> Bool { false }

  /// Nothing is known of a value that is not here: false.
  nonisolated public static func >= <T: _StandInOperand>(a: T, b: _StandIn) -> Bool { false }

  /// Nothing is known of a value that is not here: false.
  nonisolated public static func == <T: _StandInOperand>(a: _StandIn, b: T) -> Bool { false }

  /// Nothing is known of a value that is not here: false.
  nonisolated public static func == <T: _StandInOperand>(a: T, b: _StandIn) -> Bool { false }

  /// Nothing is known of a value that is not here: true.
  nonisolated public static func != <T: _StandInOperand>(a: _StandIn, b: T) -> Bool { true }

  /// Nothing is known of a value that is not here: true.
  nonisolated public static func != <T: _StandInOperand>(a: T, b: _StandIn) -> Bool { true }

  /// Nothing is known of values that are not here: false.
  nonisolated public static func < (a: _StandIn, b: _StandIn) -> Bool { false }

  /// Nothing is known of values that are not here: false.
  nonisolated public static func <= (a: _StandIn, b: _StandIn) -> Bool { false }

  /// Nothing is known of values that are not here: false.
  nonisolated public static func > (a: _StandIn, b: _StandIn) -> Bool { false }

  /// Nothing is known of values that are not here: false.
  nonisolated public static func >= (a: _StandIn, b: _StandIn) -> Bool { false }
}
