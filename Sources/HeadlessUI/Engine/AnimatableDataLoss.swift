import Foundation

/// Animatable data that a layout was given, and that it does not have afterwards.
package struct AnimatableDataLoss {
  /// The numbers that were set.
  package let given: [Double]
  /// The numbers that are there then.
  package let kept: [Double]

  /// Numbers that are rounded, limited or taken modulo something are kept by one of these.
  private static let factors = [2, 0.5]

  /// Nil if the value keeps its data changed in one way or the other.
  init?<A: Animatable>(of value: A) {
    let data = value.animatableData
    guard data.magnitudeSquared > 0 else { return nil }
    var loss: (A.AnimatableData, A.AnimatableData)?
    for factor in Self.factors {
      let given = data.scaled(by: factor)
      var copy = value
      copy.animatableData = given
      let kept = copy.animatableData
      guard (kept - given).magnitudeSquared > 1e-9 * given.magnitudeSquared else { return nil }
      loss = (given, kept)
    }
    guard let loss else { return nil }
    (given, kept) = (Self.numbers(loss.0), Self.numbers(loss.1))
  }

  private static func numbers(_ value: Any) -> [Double] {
    NumericParts.of(value) ?? NumericParts.ofFields(value, depth: 8)
  }
}
