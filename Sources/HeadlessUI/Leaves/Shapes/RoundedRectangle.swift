import Foundation

/// A rectangle with equally rounded corners that fills what it is proposed.
@frozen public struct RoundedRectangle: Shape {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// A rectangle whose corners are rounded by a width and a height.
  @inlinable public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle whose corners are rounded by a radius in points.
  @inlinable public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The size of the corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension RoundedRectangle: _InsetPathShape {
  /// The outline of the shape in a rectangle with all sides moved inward.
  public func path(in rect: CGRect, inset: CGFloat) -> Path {
    Path(
      roundedRect: rect.shrunk(by: inset),
      cornerSize: CGSize(
        width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset)),
      style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners are rounded by a width and a height.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle whose corners are rounded by a radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
