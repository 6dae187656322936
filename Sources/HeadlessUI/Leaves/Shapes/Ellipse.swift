import Foundation

/// An ellipse that fills what it is proposed.
@frozen public struct Ellipse: Shape {
  /// An ellipse.
  @inlinable public init() {}
}

extension Ellipse: _InsetPathShape {
  /// The outline of the shape in a rectangle with all sides moved inward.
  public func path(in rect: CGRect, inset: CGFloat) -> Path {
    Path(ellipseIn: rect.shrunk(by: inset))
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
