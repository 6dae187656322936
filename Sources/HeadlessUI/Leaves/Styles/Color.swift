import Foundation

/// A colour: a style to fill shapes with, and a view that fills what it is proposed.
///
/// As a view it takes the proposed size, and 10 points where nothing is proposed.
public struct Color: Hashable, Sendable {
  let source: Source

  /// Where the colour's numbers come from.
  // All of it indirect: as one word a colour makes nodes and views small.
  indirect enum Source: Hashable, Sendable {
    case system(SystemColor)
    case platform(PlatformColor)
    case fixed(Resolved)
    case asset(name: String, bundle: String?)
    case faded(Color, Double)
    case mixed(Color, Color, Double, Gradient.ColorSpace)
    case custom(CustomColor)
  }

  init(_ source: Source) { self.source = source }

  /// The space in which numbers are a colour.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The space of the web, with its gamma curve.
    case sRGB
    /// The space of the web, linear in light.
    case sRGBLinear
    /// The wide space of Apple's displays.
    case displayP3
  }

  /// A colour of an asset catalog; grey if none of the program's has it.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name: name, bundle: bundle?.bundlePath)
  }

  /// A constant colour from red, green and blue between 0 and 1; beyond for wider spaces.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    source = .fixed(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity)))
  }

  /// A constant grey between 0, black, and 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A constant colour from hue, saturation and brightness between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ shift: Double) -> Double {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// A constant colour from its resolved numbers.
  public init(_ resolved: Resolved) { source = .fixed(resolved) }

  /// The colour that a custom style stands for.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    source = (color as? Color)?.source ?? .custom(CustomColor(color))
  }

  /// The colour with its opacity multiplied: 0 is invisible, 1 leaves it as it is.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

  /// The colour mixed with another: 0 is this one, 1 the other.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, rhs, min(max(fraction, 0), 1), colorSpace))
  }

  /// The soft standard gradient of the colour.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}

extension Color: CustomStringConvertible {
  /// The name of a system colour, the numbers of a constant one.
  public var description: String {
    switch source {
    case .system(let color): return color.rawValue
    case .platform(let color): return color.rawValue
    case .fixed(let resolved): return resolved.description
    case .asset(let name, _): return "NamedColor(name: \"\(name)\")"
    case .faded(let color, let opacity): return "\(Number.text(opacity * 100))% \(color)"
    case .mixed(let color, let other, let fraction, _):
      return "\(color) mixed with \(Number.text(fraction * 100))% \(other)"
    case .custom(let color): return "\(color.style.base)"
    }
  }
}

/// A style of the user's that stands for a colour.
struct CustomColor: Hashable, @unchecked Sendable {
  let style: AnyHashable
  let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  init<Style: Hashable & ShapeStyle>(_ style: Style) where Style.Resolved == Color.Resolved {
    self.style = style
    resolve = { style.resolve(in: $0) }
  }

  static func == (a: CustomColor, b: CustomColor) -> Bool { a.style == b.style }

  func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

extension Color: PaintStyle {
  /// The colour's numbers in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch source {
    case .system(.accentColor):
      if case .color(let tint) = TintShapeStyle().paint(in: environment) { return tint }
      return SystemColor.blue.resolved(in: environment)
    case .system(let color): return color.resolved(in: environment)
    case .platform(let color): return color.resolved(in: environment)
    case .fixed(let resolved): return resolved
    case .asset(let name, let bundle):
      return ResourceBundles.color(named: name, bundlePath: bundle, in: environment)
        ?? SystemColor.gray.resolved(in: environment)
    case .faded(let color, let opacity):
      var resolved = color.resolve(in: environment)
      resolved.opacity *= Float(opacity)
      return resolved
    case .mixed(let color, let other, let fraction, let space):
      return color.resolve(in: environment).mixed(
        with: other.resolve(in: environment), by: Float(fraction),
        isPerceptual: space == .perceptual)
    case .custom(let color): return color.resolve(environment)
    }
  }

  func paint(in environment: EnvironmentValues) -> Paint { .color(resolve(in: environment)) }

  var text: String {
    switch source {
    case .fixed(let resolved): return resolved.text
    case .asset(let name, _): return "\"\(name)\""
    case .faded(let color, let opacity): return "\(color.text) opacity \(Number.text(opacity))"
    case .mixed(let color, let other, let fraction, _):
      return "\(color.text) mixed with \(Number.text(fraction)) \(other.text)"
    case .system(let color): return color.rawValue
    case .platform(let color): return color.rawValue
    case .custom(let color): return TypeName.short(type(of: color.style.base))
    }
  }
}
