import Foundation

/// A gradient outward from a centre, between two radii in points.
public struct RadialGradient: Equatable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// A gradient outward from a centre, between two radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// The gradient with colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient with colours at given places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension RadialGradient: PaintStyle {
  /// The engine knows the gradient.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(
      .radial(center: center, startRadius: startRadius, endRadius: endRadius), in: environment)
  }

  var text: String { gradient.text }
}

extension RadialGradient: StyleLeafView {
  /// The engine fills the proposed rectangle.
  public typealias Body = Never
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient outward from a centre, between two radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The gradient with colours at equal distances.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The gradient with colours at given places.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// A gradient outward from a centre, between two radii in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      RadialGradient(
        gradient: gradient.straightened, center: center, startRadius: startRadius,
        endRadius: endRadius))
  }
}
