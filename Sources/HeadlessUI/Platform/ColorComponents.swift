import Foundation

extension Color {
  /// What it is made of in a light environment.
  var partsInLight: Resolved { resolve(in: EnvironmentValues()) }

  /// The same as colours of the platforms hand it out.
  func getPartsInLight(
    _ red: UnsafeMutablePointer<CGFloat>?, _ green: UnsafeMutablePointer<CGFloat>?,
    _ blue: UnsafeMutablePointer<CGFloat>?, _ alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let parts = partsInLight
    red?.pointee = CGFloat(parts.red)
    green?.pointee = CGFloat(parts.green)
    blue?.pointee = CGFloat(parts.blue)
    alpha?.pointee = CGFloat(parts.opacity)
  }
}

#if !canImport(CoreGraphics)
  extension CGColor {
    /// Red, green, blue and opacity, from 0 to 1, as a light environment resolves the colour.
    public var components: [CGFloat]? {
      let parts = color.partsInLight
      return [parts.red, parts.green, parts.blue, parts.opacity].map { CGFloat($0) }
    }

    /// How many parts ``components`` has.
    public var numberOfComponents: Int { 4 }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { CGFloat(color.partsInLight.opacity) }

    /// The space that ``components`` are of.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// The colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
      var parts = color.partsInLight
      parts.opacity = Float(alpha)
      return CGColor(Color(parts))
    }
  }

  extension Color {
    /// The colour as Core Graphics has it, in a light environment; never nil here.
    public var cgColor: CGColor? { CGColor(self) }
  }
#endif

#if !canImport(AppKit)
  extension NSColor {
    /// A colour from red, green and blue between 0 and 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour from red, green and blue between 0 and 1, taken for those of sRGB.
    public convenience init(
      calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

    /// A colour from red, green and blue between 0 and 1, taken for those of sRGB.
    public convenience init(
      deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

    /// A colour from red, green and blue of the wide space of Apple's displays.
    public convenience init(
      displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) { self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)) }

    /// A colour from hue, saturation and brightness between 0 and 1.
    public convenience init(
      hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
      self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// A colour from hue, saturation and brightness between 0 and 1.
    public convenience init(
      calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

    /// A colour from hue, saturation and brightness between 0 and 1.
    public convenience init(
      deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

    /// A grey between 0, black, and 1, white.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
      self.init(white: white, alpha: alpha)
    }

    /// A grey between 0, black, and 1, white.
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
      self.init(white: white, alpha: alpha)
    }

    /// A colour of the asset catalog; grey where there is none of that name.
    public convenience init?(named name: String) { self.init(Color(name)) }

    /// The colour that the closure gives for a light window.
    public convenience init(name: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
      self.init(dynamicProvider(NSAppearance()).color)
    }

    /// The same colour: all are told apart by what they show.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }

    /// The colour with a part of another one in it.
    public func blended(withFraction fraction: CGFloat, of other: NSColor) -> NSColor? {
      let (mine, others) = (color.partsInLight, other.color.partsInLight)
      func mix(_ part: KeyPath<Color.Resolved, Float>) -> Float {
        mine[keyPath: part] * Float(1 - fraction) + others[keyPath: part] * Float(fraction)
      }
      return NSColor(
        Color(
          Color.Resolved(
            red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))))
    }

    /// The red part, from 0 to 1, as a light window resolves the colour.
    public var redComponent: CGFloat { CGFloat(color.partsInLight.red) }
    /// The green part.
    public var greenComponent: CGFloat { CGFloat(color.partsInLight.green) }
    /// The blue part.
    public var blueComponent: CGFloat { CGFloat(color.partsInLight.blue) }
    /// The opacity.
    public var alphaComponent: CGFloat { CGFloat(color.partsInLight.opacity) }

    /// The parts of the colour as a light window resolves it.
    public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) { color.getPartsInLight(red, green, blue, alpha) }
  }

  /// `NSColorSpace` as AppKit has it: a shell, so that sources compile.
  public final class NSColorSpace: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// `sRGB` as AppKit has it.
    public static let sRGB = NSColorSpace("sRGB")
    /// `extendedSRGB` as AppKit has it.
    public static let extendedSRGB = NSColorSpace("extended sRGB")
    /// `displayP3` as AppKit has it.
    public static let displayP3 = NSColorSpace("Display P3")
    /// `deviceRGB` as AppKit has it.
    public static let deviceRGB = NSColorSpace("device RGB")
    /// `genericRGB` as AppKit has it.
    public static let genericRGB = NSColorSpace("generic RGB")
    /// `deviceGray` as AppKit has it.
    public static let deviceGray = NSColorSpace("device gray")

    /// Equal if it is the same one.
    public static func == (a: NSColorSpace, b: NSColorSpace) -> Bool { a.name == b.name }

    /// Hashes the space.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
#endif
