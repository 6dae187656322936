import Foundation

/// A view's size and alignment guides, in its own coordinate space (points).
public struct ViewDimensions: Equatable {
  let node: LayoutNode
  let viewSize: ViewSize

  /// The view's width.
  public var width: CGFloat { viewSize.size.width }
  /// The view's height.
  public var height: CGFloat { viewSize.size.height }

  /// The position of a horizontal guide: the explicit one if set, otherwise its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { node.guide(guide.key, viewSize) }
  /// The position of a vertical guide: the explicit one if set, otherwise its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { node.guide(guide.key, viewSize) }
  /// The explicit position of a horizontal guide, in points, or nil if none was set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    node.explicitGuide(guide.key, viewSize)
  }
  /// The explicit position of a vertical guide, in points, or nil if none was set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    node.explicitGuide(guide.key, viewSize)
  }

  /// Equal when they describe the same view at the same size.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.node === rhs.node && lhs.viewSize.isSame(as: rhs.viewSize)
  }
}
