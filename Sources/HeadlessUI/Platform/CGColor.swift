#if !canImport(CoreGraphics)
  import Foundation

  /// A colour as Core Graphics has it, where there is no Core Graphics.
  public final class CGColor: Hashable, Sendable {
    let color: Color

    init(_ color: Color) { self.color = color }

    // `Color(.init(red: 1, green: 0, blue: 0, alpha: 0.5))` means UIKit's colour.
    /// A colour from red, green and blue between 0 and 1.
    @_disfavoredOverload
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// A colour from red, green and blue between 0 and 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour from red, green and blue between 0 and 1.
    public convenience init(
      genericRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

    /// A grey between 0, black, and 1, white.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
      self.init(gray: gray, alpha: alpha)
    }

    /// A grey between 0, black, and 1, white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(Color(white: gray, opacity: alpha))
    }

    /// `black` as Core Graphics has it.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// `white` as Core Graphics has it.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// `clear` as Core Graphics has it.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Equal when they show the same colour.
    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }

    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension CGColor: StandInSampled {
    static func standInSample(_ label: String) -> Self? { Self(gray: 0.5, alpha: 1) }
  }

  extension Color {
    /// The colour of Core Graphics.
    public init(cgColor: CGColor) { self = cgColor.color }
    /// The colour of Core Graphics.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self = cgColor.color }
  }

  extension UIColor {
    /// The colour of Core Graphics.
    public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

    /// The colour as Core Graphics has it.
    public var cgColor: CGColor { CGColor(color) }
  }

  extension NSColor {
    /// The colour of Core Graphics.
    public convenience init?(cgColor: CGColor) { self.init(cgColor.color) }

    /// The colour as Core Graphics has it.
    public var cgColor: CGColor { CGColor(color) }
  }
#endif
