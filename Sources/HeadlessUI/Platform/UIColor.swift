#if !canImport(UIKit)
  import Foundation

  /// A colour as UIKit has it, where there is no UIKit: for `Color(uiColor:)` and its like.
  public final class UIColor: Hashable, Sendable {
    let color: Color

    /// The colour that a view would show.
    public init(_ color: Color) { self.color = color }

    /// A colour from red, green and blue between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// A colour from red, green and blue of the wide space of Apple's displays.
    public convenience init(
      displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
      self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// A grey between 0, black, and 1, white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(Color(white: white, opacity: alpha))
    }

    /// A colour from hue, saturation and brightness between 0 and 1.
    public convenience init(
      hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
      self.init(
        Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// A colour of the asset catalog, which does not exist here: it is painted grey.
    public convenience init?(named name: String) { self.init(Color(name)) }
    /// The colour of an asset catalog.
    public convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) { self.init(Color(name, bundle: bundle)) }

    /// The colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

    /// Equal when they show the same colour.
    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension UIColor: _ExpressibleByColorLiteral {
    /// What `#colorLiteral(red:green:blue:alpha:)` stands for.
    public convenience init(
      _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
      self.init(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
  }

  /// The type of `#colorLiteral(red:green:blue:alpha:)`, as UIKit declares it.
  public typealias _ColorLiteralType = UIColor

  extension Color {
    /// The colour of UIKit.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// The colour of UIKit.
    @_disfavoredOverload
    public init(_ color: UIColor) { self = color.color }
  }

  extension UIColor {
    /// Black.
    public static let black = UIColor(Color.black)
    /// White.
    public static let white = UIColor(Color.white)
    /// Clear: nothing to see.
    public static let clear = UIColor(Color.clear)
    /// Gray.
    public static let gray = UIColor(Color.gray)
    /// Red.
    public static let red = UIColor(Color.red)
    /// Green.
    public static let green = UIColor(Color.green)
    /// Blue.
    public static let blue = UIColor(Color.blue)
    /// Cyan.
    public static let cyan = UIColor(Color.cyan)
    /// Yellow.
    public static let yellow = UIColor(Color.yellow)
    /// Orange.
    public static let orange = UIColor(Color.orange)
    /// Purple.
    public static let purple = UIColor(Color.purple)
    /// Brown.
    public static let brown = UIColor(Color.brown)
    /// Magenta.
    public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
    /// A dark grey.
    public static let darkGray = UIColor(Color(white: 1.0 / 3))
    /// A light grey.
    public static let lightGray = UIColor(Color(white: 2.0 / 3))
    /// The system's red.
    public static let systemRed = UIColor(Color.red)
    /// The system's orange.
    public static let systemOrange = UIColor(Color.orange)
    /// The system's yellow.
    public static let systemYellow = UIColor(Color.yellow)
    /// The system's green.
    public static let systemGreen = UIColor(Color.green)
    /// The system's mint.
    public static let systemMint = UIColor(Color.mint)
    /// The system's teal.
    public static let systemTeal = UIColor(Color.teal)
    /// The system's cyan.
    public static let systemCyan = UIColor(Color.cyan)
    /// The system's blue.
    public static let systemBlue = UIColor(Color.blue)
    /// The system's indigo.
    public static let systemIndigo = UIColor(Color.indigo)
    /// The system's purple.
    public static let systemPurple = UIColor(Color.purple)
    /// The system's pink.
    public static let systemPink = UIColor(Color.pink)
    /// The system's brown.
    public static let systemBrown = UIColor(Color.brown)
    /// The system's gray.
    public static let systemGray = UIColor(Color.gray)
    /// The accent colour.
    public static let tintColor = UIColor(Color.accentColor)
    /// What content stands on.
    public static let systemBackground = UIColor(Color(.platform(.systemBackground)))
    /// What is grouped on the background.
    public static let secondarySystemBackground = UIColor(
      Color(.platform(.secondarySystemBackground)))
    /// What is grouped within a group.
    public static let tertiarySystemBackground = UIColor(
      Color(.platform(.tertiarySystemBackground)))
    /// What groups stand on.
    public static let systemGroupedBackground = UIColor(Color(.platform(.systemGroupedBackground)))
    /// What is in a group.
    public static let secondarySystemGroupedBackground = UIColor(
      Color(.platform(.secondarySystemGroupedBackground)))
    /// What is grouped within a group.
    public static let tertiarySystemGroupedBackground = UIColor(
      Color(.platform(.tertiarySystemGroupedBackground)))
    /// Text.
    public static let label = UIColor(Color(.platform(.label)))
    /// Text of less weight.
    public static let secondaryLabel = UIColor(Color(.platform(.secondaryLabel)))
    /// Text of still less weight.
    public static let tertiaryLabel = UIColor(Color(.platform(.tertiaryLabel)))
    /// Text of the least weight.
    public static let quaternaryLabel = UIColor(Color(.platform(.quaternaryLabel)))
    /// The text of empty fields.
    public static let placeholderText = UIColor(Color(.platform(.placeholderText)))
    /// Lines that what is below shines through.
    public static let separator = UIColor(Color(.platform(.separator)))
    /// Lines.
    public static let opaqueSeparator = UIColor(Color(.platform(.opaqueSeparator)))
    /// Links.
    public static let link = UIColor(Color(.platform(.link)))
    /// Thin shapes.
    public static let systemFill = UIColor(Color(.platform(.systemFill)))
    /// Shapes of middle size.
    public static let secondarySystemFill = UIColor(Color(.platform(.secondarySystemFill)))
    /// Large shapes.
    public static let tertiarySystemFill = UIColor(Color(.platform(.tertiarySystemFill)))
    /// Areas with content.
    public static let quaternarySystemFill = UIColor(Color(.platform(.quaternarySystemFill)))
    /// The second grey.
    public static let systemGray2 = UIColor(Color(.platform(.systemGray2)))
    /// The third grey.
    public static let systemGray3 = UIColor(Color(.platform(.systemGray3)))
    /// The fourth grey.
    public static let systemGray4 = UIColor(Color(.platform(.systemGray4)))
    /// The fifth grey.
    public static let systemGray5 = UIColor(Color(.platform(.systemGray5)))
    /// The sixth grey.
    public static let systemGray6 = UIColor(Color(.platform(.systemGray6)))
  }
#endif
