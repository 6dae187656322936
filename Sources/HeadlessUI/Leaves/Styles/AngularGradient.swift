import Foundation

/// A gradient around a centre, between two angles.
public struct AngularGradient: Equatable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// A gradient around a centre, between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// The gradient with colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle
    )
  }

  /// The gradient with colours at given places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A full turn from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// A full turn from an angle on, with colours at equal distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: angle,
      endAngle: angle + .degrees(360))
  }

  /// A full turn from an angle on, with colours at given places.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: angle,
      endAngle: angle + .degrees(360))
  }
}

extension AngularGradient: PaintStyle {
  /// The engine knows the gradient.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(.angular(center: center, start: startAngle, end: endAngle), in: environment)
  }

  var text: String { gradient.text }
}

extension AngularGradient: StyleLeafView {
  /// The engine fills the proposed rectangle.
  public typealias Body = Never
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a centre, between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The gradient with colours at equal distances.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The gradient with colours at given places.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A full turn from an angle on.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A full turn from an angle on, with colours at equal distances.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A full turn from an angle on, with colours at given places.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// A gradient around a centre, between two angles.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      AngularGradient(
        gradient: gradient.straightened, center: center, startAngle: startAngle, endAngle: endAngle)
    )
  }

  /// A full turn from an angle on.
  public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero)
    -> AnyShapeStyle
  {
    AnyShapeStyle(AngularGradient(gradient: gradient.straightened, center: center, angle: angle))
  }
}
