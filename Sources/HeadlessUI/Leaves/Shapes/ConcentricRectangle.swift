import Foundation

extension Edge {
  /// A corner of a rectangle.
  public enum Corner {
    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      /// The radius, in points, of a fixed corner, or the least one of a concentric corner.
      let radius: CGFloat

      /// As the corner of the container around it, with the distance from it taken off. There is no
      /// container whose corners are known here, so that it is square.
      public static var concentric: Style { Style(radius: 0) }

      /// As the corner of the container, but with no less than a radius.
      public static func concentric(minimum: Style? = nil) -> Style { minimum ?? concentric }

      /// Of a radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Of a radius, in points.
  public init(floatLiteral value: Double) { self.init(radius: value) }

  /// Of a radius, in points.
  public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }
}

/// A rectangle with corners that follow those of the container around it, and that fills what it is
/// proposed. What is not fixed is square here.
public struct ConcentricRectangle: Shape {
  private let radii: RectangleCornerRadii

  /// A rectangle with concentric corners.
  public init() { radii = RectangleCornerRadii() }

  /// A rectangle with corners of one style.
  ///
  /// - Parameter isUniform: whether all have the radius of the largest.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
  }

  /// A rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    radii = RectangleCornerRadii(
      topLeading: topLeadingCorner.radius, bottomLeading: bottomLeadingCorner.radius,
      bottomTrailing: bottomTrailingCorner.radius, topTrailing: topTrailingCorner.radius)
  }

  /// A rectangle whose upper corners have one radius.
  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose lower corners have one radius.
  public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// A rectangle whose upper corners have one radius, and the lower ones another.
  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
    self.init(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: uniformBottomCorners,
      bottomTrailingCorner: uniformBottomCorners)
  }
}

extension ConcentricRectangle: _InsetPathShape {
  /// The outline of the shape in a rectangle with all sides moved inward.
  public func path(in rect: CGRect, inset: CGFloat) -> Path {
    UnevenRoundedRectangle(cornerRadii: radii).path(in: rect, inset: inset)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of one style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
}
