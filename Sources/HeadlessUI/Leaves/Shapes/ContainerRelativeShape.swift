import Foundation

/// The shape that the surrounding `containerShape` says; a rectangle where there is none.
///
/// The shape is drawn in the size of this view, without regard to its place in the container.
@frozen public struct ContainerRelativeShape: Shape {
  /// The container's shape.
  @inlinable public init() {}
}

extension ContainerRelativeShape: _InsetPathShape {
  /// The outline of the shape in a rectangle with all sides moved inward.
  public func path(in rect: CGRect, inset: CGFloat) -> Path { Path(rect.shrunk(by: inset)) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The container's shape.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
