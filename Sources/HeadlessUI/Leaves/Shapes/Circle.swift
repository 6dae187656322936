import Foundation

/// A circle as large as fits, centred in its rectangle.
@frozen public struct Circle: Shape {
  /// A circle.
  @inlinable public init() {}

  /// A square of the smaller proposed side, with 10 points where nothing is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offer = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
    let side = min(offer.width, offer.height)
    return CGSize(width: side, height: side)
  }
}

extension Circle: _InsetPathShape {
  /// The outline of the shape in a rectangle with all sides moved inward.
  public func path(in rect: CGRect, inset: CGFloat) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.shrunk(by: inset))
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
