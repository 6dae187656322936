import Foundation

/// Distances inwards from the edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the edge where reading begins.
  public var leading: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the edge where reading ends.
  public var trailing: CGFloat

  /// Insets of given distances.
  @inlinable
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
