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

extension GraphicsContext {
  /// A text as it would be drawn.
  public struct ResolvedText {
    /// What it is filled with.
    public var shading = Shading.foreground
    let text: Text
    let environment: EnvironmentValues

    /// Its size within a space, in points.
    @MainActor
    public func measure(in size: CGSize) -> CGSize {
      ViewHost(text, environment: environment).sizeThatFits(ProposedViewSize(size))
    }

    /// How far its first baseline is from its top, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { 0 }
    /// How far its last baseline is from its top, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
  }

  /// An image as it would be drawn.
  public struct ResolvedImage {
    /// Its size in points.
    public let size: CGSize
    /// How far its baseline is from its top, in points.
    public let baseline: CGFloat
    /// What it is filled with; nil for its own colours.
    public var shading: Shading?
  }

  /// One of the canvas's views as it would be drawn.
  public struct ResolvedSymbol {
    /// Its size in points.
    public let size: CGSize
  }

  /// A change of the picture; nothing is drawn here.
  public struct Filter: Sendable {
    private init() {}

    /// A shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter()
    }
    /// A blur.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter()
    }
    /// More or less colour.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// Lighter or darker.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    /// More or less contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    /// Greyer.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// Other hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    /// Opposite colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    /// Multiplied colours.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// Opaque where it was light.
    public static var luminanceToAlpha: Filter { Filter() }
    /// A colour where it was opaque enough.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter()
    }
    /// A function for the graphics processor.
    public static func colorShader(_ shader: Shader) -> Filter { Filter() }
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// The options with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Above what casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without what casts it.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Inside of what casts it.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Not in a layer of its own.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur is drawn.
  public struct BlurOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// The options with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Nothing shines through.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Finer steps.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// A text as it would be drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: environment)
  }

  /// An image as it would be drawn; its size is not known here.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(size: .zero, baseline: 0)
  }

  /// One of the canvas's views; none is made here.
  public func resolveSymbol<ID>(id: ID) -> ResolvedSymbol? where ID: Hashable { nil }

  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws an image at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image in a rectangle.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {}
  /// Draws a view at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a view in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  /// What is drawn in at most: no clip is followed here.
  public var clipBoundingRect: CGRect { .infinite }
  /// Changes the picture of what is drawn from here on.
  public mutating func addFilter(_ filter: Filter) {}
  /// Draws only inside of what is drawn in a layer from here on.
  public mutating func clipToLayer(
    opacity: Double = 1, content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = self
    try content(&layer)
  }
}

extension GraphicsContext.Shading {
  /// A gradient around a centre.
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(name: "conicGradient")
  }

  /// An image over and over.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(name: "tiledImage")
  }

  /// Levels of a foreground.
  public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading {
    GraphicsContext.Shading(name: "palette")
  }

  /// A function for the graphics processor.
  public static func shader(
    _ shader: Shader, bounds: CGRect = .zero
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(name: "shader")
  }
}
