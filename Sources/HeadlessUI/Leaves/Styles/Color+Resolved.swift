import Foundation

extension Color {
  /// A colour's numbers in sRGB, from 0 to 1; beyond for colours outside of that space.
  public struct Resolved: Hashable, Sendable, Codable {
    /// The red part, with sRGB's gamma curve.
    public var red: Float
    /// The green part, with sRGB's gamma curve.
    public var green: Float
    /// The blue part, with sRGB's gamma curve.
    public var blue: Float
    /// The opacity: 0 is invisible.
    public var opacity: Float

    /// The red part, linear in light.
    public var linearRed: Float {
      get { Self.linear(red) }
      set { red = Self.curved(newValue) }
    }

    /// The green part, linear in light.
    public var linearGreen: Float {
      get { Self.linear(green) }
      set { green = Self.curved(newValue) }
    }

    /// The blue part, linear in light.
    public var linearBlue: Float {
      get { Self.linear(blue) }
      set { blue = Self.curved(newValue) }
    }

    /// A colour from its parts in a space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
      switch colorSpace {
      case .sRGB: break
      case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .displayP3:
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        linearRed = 1.224_940_1 * r - 0.224_940_4 * g
        linearGreen = -0.042_056_9 * r + 1.042_057_1 * g
        linearBlue = -0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b
      }
    }

    private static func linear(_ value: Float) -> Float {
      let size = abs(value)
      let result = size <= 0.04045 ? size / 12.92 : powf((size + 0.055) / 1.055, 2.4)
      return value < 0 ? -result : result
    }

    private static func curved(_ value: Float) -> Float {
      let size = abs(value)
      let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * powf(size, 1 / 2.4) - 0.055
      return value < 0 ? -result : result
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// Red, green, blue and opacity in hexadecimal: `#FF8000FF`.
  public var description: String {
    let digits = [red, green, blue, opacity].map { part in
      let byte = Int((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}

extension Color.Resolved: PaintStyle {
  /// The engine knows the colour.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint { .color(self) }

  /// As the description, without the opacity of an opaque colour.
  var text: String {
    let all = description
    return all.hasSuffix("FF") ? String(all.dropLast(2)) : all
  }
}

extension Color.Resolved: Animatable {
  /// The four parts.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
    set {
      red = newValue.first
      green = newValue.second.first
      blue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved {
  /// The way to another colour: straight in sRGB, or even to the eye (in Oklab).
  func mixed(with other: Self, by fraction: Float, isPerceptual: Bool) -> Self {
    func between(_ a: Float, _ b: Float) -> Float { a + (b - a) * fraction }
    let opacity = between(self.opacity, other.opacity)
    guard isPerceptual else {
      return Self(
        red: between(red, other.red), green: between(green, other.green),
        blue: between(blue, other.blue), opacity: opacity)
    }
    let (a, b) = (oklab, other.oklab)
    return Self(
      oklab: SIMD3(between(a.x, b.x), between(a.y, b.y), between(a.z, b.z)), opacity: opacity)
  }

  /// Lightness and the two opponent axes of the Oklab space.
  private var oklab: SIMD3<Float> {
    let (r, g, b) = (linearRed, linearGreen, linearBlue)
    let l = cbrtf(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b)
    let m = cbrtf(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b)
    let s = cbrtf(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
    return SIMD3(
      0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_05 * s,
      1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
      0.025_904_04 * l + 0.782_771_77 * m - 0.808_675_77 * s)
  }

  private init(oklab: SIMD3<Float>, opacity: Float) {
    func cubed(_ a: Float, _ b: Float) -> Float {
      let root = oklab.x + a * oklab.y + b * oklab.z
      return root * root * root
    }
    let l = cubed(0.396_337_78, 0.215_803_76)
    let m = cubed(-0.105_561_35, -0.063_854_17)
    let s = cubed(-0.089_484_18, -1.291_485_5)
    self.init(
      colorSpace: .sRGBLinear, red: 4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s,
      green: -1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s,
      blue: -0.004_196_09 * l - 0.703_418_6 * m + 1.707_614_7 * s, opacity: opacity)
  }
}
