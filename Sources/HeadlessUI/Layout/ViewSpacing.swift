import Foundation

/// The distances that a view prefers between itself and its neighbours.
public struct ViewSpacing: Sendable {
  var spacing: Spacing

  init(_ spacing: Spacing) { self.spacing = spacing }

  /// Zero on all edges.
  public static let zero = ViewSpacing(.zero)

  /// A preference that says nothing: the distance to another such view is the default, 8 points.
  public init() { spacing = .empty }

  /// Merges another preference into this one on `edges`, keeping the larger value of each.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    spacing.formUnion(other.spacing, edges: edges)
  }

  /// This preference merged with another on `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The preferred distance, in points, from this view to the one after it along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(spacing.distance(to: next.spacing, along: axis))
  }
}
