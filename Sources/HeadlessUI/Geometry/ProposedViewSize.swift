@_exported import Foundation
@_exported import Observation

/// A proposal for the size of a view, in points.
///
/// A dimension that is `nil` asks for the ideal, 0 for the minimum and infinity for the maximum.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width; `nil` leaves it to the view.
  public var width: CGFloat?
  /// The proposed height; `nil` leaves it to the view.
  public var height: CGFloat?

  /// Asks for the minimum in both dimensions.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal in both dimensions.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum in both dimensions.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A proposal of a width and a height.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of exactly a size.
  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  // Only changed on the thread that lays out, for one question: whose answer is another one with
  // another fallback uses it.
  @usableFromInline
  package nonisolated(unsafe) static var fallbackSize = CGSize(width: 10, height: 10)

  /// The proposal as a size, with `size` for what is not specified: 10 by 10 if nothing is given.
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: CGSize = ProposedViewSize.fallbackSize
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
