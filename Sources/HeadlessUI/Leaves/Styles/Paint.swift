import Foundation

/// What a style comes down to: everything that a picture needs, with nothing left to look up.
indirect enum Paint: Equatable, Sendable {
  case color(Color.Resolved)
  case gradient([GradientStop], GradientGeometry)
  /// A blurred view of what is behind, by the material's name.
  case material(String)
  case faded(Paint, opacity: Double)
  case shadowed(Paint, ShadowStyle)
  case blended(Paint, BlendMode)

  /// A colour at a fraction of the gradient's way.
  struct GradientStop: Equatable, Sendable {
    var color: Color.Resolved
    var location: CGFloat
  }

  /// Which way a gradient runs, in fractions of the painted rectangle, points and angles.
  enum GradientGeometry: Equatable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  /// A style that stands for itself again and again would never come to an end.
  private static let deepestResolution = 32

  /// The paint of any style, also of one that its user wrote.
  static func of<S: ShapeStyle>(_ style: S, in environment: EnvironmentValues) -> Paint {
    resolve(style, in: environment, depth: 0)
  }

  private static func resolve<S: ShapeStyle>(
    _ style: S, in environment: EnvironmentValues, depth: Int
  ) -> Paint {
    if let known = style as? any PaintStyle { return known.paint(in: environment) }
    if S.Resolved.self == Never.self || depth == deepestResolution {
      return ForegroundStyle().paint(in: environment)
    }
    return resolve(style.resolve(in: environment), in: environment, depth: depth + 1)
  }
}
