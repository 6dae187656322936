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

extension EdgeInsets {
  /// The same inset on all edges.
  init(all length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// The insets with some of them taken from others.
  func replacing(_ edges: Edge.Set, by other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? other.top : top,
      leading: edges.contains(.leading) ? other.leading : leading,
      bottom: edges.contains(.bottom) ? other.bottom : bottom,
      trailing: edges.contains(.trailing) ? other.trailing : trailing)
  }

  static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }

  static func - (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top - b.top, leading: a.leading - b.leading, bottom: a.bottom - b.bottom,
      trailing: a.trailing - b.trailing)
  }
}

extension CGSize {
  /// The size without insets; never less than nothing.
  func inset(by insets: EdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
