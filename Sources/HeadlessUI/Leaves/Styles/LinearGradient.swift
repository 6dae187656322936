import Foundation

/// A gradient along a line between two points of the filled rectangle.
public struct LinearGradient: Equatable, Sendable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// A gradient along a line between two points of the filled rectangle.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// The gradient with colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient with colours at given places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: PaintStyle {
  /// The engine knows the gradient.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(.linear(start: startPoint, end: endPoint), in: environment)
  }

  var text: String { gradient.text }
}

extension LinearGradient: StyleLeafView {
  /// The engine fills the proposed rectangle.
  public typealias Body = Never
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line between two points of the filled rectangle.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient with colours at equal distances.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient with colours at given places.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// A gradient along a line between two points of the filled rectangle.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      LinearGradient(gradient: gradient.straightened, startPoint: startPoint, endPoint: endPoint))
  }
}
