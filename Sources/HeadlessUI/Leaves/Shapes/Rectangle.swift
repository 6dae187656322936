import Foundation

/// A rectangle that fills what it is proposed.
@frozen public struct Rectangle: Shape {
  /// A rectangle.
  @inlinable public init() {}
}

extension Rectangle: _InsetPathShape {
  /// The outline of the shape in a rectangle with all sides moved inward.
  public func path(in rect: CGRect, inset: CGFloat) -> Path { Path(rect.shrunk(by: inset)) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
