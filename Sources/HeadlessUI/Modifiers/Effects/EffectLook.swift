import Foundation

/// What pictures need to know of an effect beyond its name and its arguments in short.
package enum EffectLook: Equatable, Sendable {
  /// Only what is inside of a shape shows.
  case clip(any Shape, isEvenOdd: Bool)
  /// A shadow; lengths in points.
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  /// The point that stays where it is while the view is turned or scaled.
  case anchor(UnitPoint)
  /// An affine transform about the view's origin.
  case matrix(CGAffineTransform)

  /// Whether both look the same.
  package static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.clip(let a, let rule), .clip(let b, let otherRule)):
      func isSame<S: Shape>(_ a: S) -> Bool {
        (b as? S).map { ValueComparison.areEqual(a, $0) } ?? false
      }
      return rule == otherRule && isSame(a)
    case (.shadow(let a, let radius, let x, let y), .shadow(let b, let otherRadius, let x2, let y2)):
      return a == b && [radius, x, y] == [otherRadius, x2, y2]
    case (.anchor(let a), .anchor(let b)): return a == b
    case (.matrix(let a), .matrix(let b)): return a == b
    default: return false
    }
  }
}
