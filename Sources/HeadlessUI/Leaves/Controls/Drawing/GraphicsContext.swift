import Foundation

/// Where a canvas draws to. There is no screen: what is drawn here goes nowhere.
public struct GraphicsContext {
  /// How much of what is drawn shows, from 0 to 1.
  public var opacity = 1.0
  /// How colours mix.
  public var blendMode = BlendMode.normal
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The transform of what is drawn.
  public var transform = CGAffineTransform.identity

  init(environment: EnvironmentValues) { self.environment = environment }

  /// What shapes are filled with.
  public struct Shading: Sendable {
    let name: String

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(name: "\(color)") }

    /// A colour from red, green and blue between 0 and 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A style.
    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
      Shading(name: "\(S.self)")
    }

    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(name: "linearGradient")
    }

    /// A gradient from a centre.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(name: "radialGradient")
    }

    /// The foreground of the canvas.
    public static var foreground: Shading { Shading(name: "foreground") }
    /// What is behind.
    public static var backdrop: Shading { Shading(name: "backdrop") }
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  /// Strokes a path with a line of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {}

  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Draws in a layer of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Draws only inside of a path from here on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}

  /// Moves what is drawn, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Transforms what is drawn.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}
