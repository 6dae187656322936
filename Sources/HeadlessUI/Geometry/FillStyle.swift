import Foundation

/// How the inside of a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule, rather than the winding rule, says what is inside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed when drawn.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
