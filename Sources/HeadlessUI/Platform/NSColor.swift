#if !canImport(AppKit)
  import Foundation

  /// A colour as AppKit has it, where there is no AppKit: for `Color(nsColor:)` and its like.
  ///
  /// Its dynamic colours are those of iOS that come nearest.
  public final class NSColor: Hashable, Sendable {
    let color: Color

    /// The colour that a view would show.
    public init(_ color: Color) { self.color = color }

    // `Color(.init(white: 1, alpha: 0.5))` means UIKit's colour.
    /// A colour from red, green and blue between 0 and 1.
    @_disfavoredOverload
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// A grey between 0, black, and 1, white.
    @_disfavoredOverload
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(Color(white: white, opacity: alpha))
    }

    /// The colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(color.opacity(alpha)) }

    /// Equal when they show the same colour.
    public static func == (a: NSColor, b: NSColor) -> Bool { a.color == b.color }

    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension Color {
    /// The colour of AppKit.
    public init(nsColor: NSColor) { self = nsColor.color }

    /// The colour of AppKit.
    @_disfavoredOverload
    public init(_ color: NSColor) { self = color.color }
  }

  extension NSColor {
    /// Black.
    public static let black = NSColor(Color.black)
    /// White.
    public static let white = NSColor(Color.white)
    /// Clear: nothing to see.
    public static let clear = NSColor(Color.clear)
    /// Gray.
    public static let gray = NSColor(Color.gray)
    /// Red.
    public static let red = NSColor(Color.red)
    /// Green.
    public static let green = NSColor(Color.green)
    /// Blue.
    public static let blue = NSColor(Color.blue)
    /// Cyan.
    public static let cyan = NSColor(Color.cyan)
    /// Yellow.
    public static let yellow = NSColor(Color.yellow)
    /// Orange.
    public static let orange = NSColor(Color.orange)
    /// Purple.
    public static let purple = NSColor(Color.purple)
    /// Brown.
    public static let brown = NSColor(Color.brown)
    /// A dark grey.
    public static let darkGray = NSColor(Color(white: 1.0 / 3))
    /// A light grey.
    public static let lightGray = NSColor(Color(white: 2.0 / 3))
    /// The system's red.
    public static let systemRed = NSColor(Color.red)
    /// The system's orange.
    public static let systemOrange = NSColor(Color.orange)
    /// The system's yellow.
    public static let systemYellow = NSColor(Color.yellow)
    /// The system's green.
    public static let systemGreen = NSColor(Color.green)
    /// The system's mint.
    public static let systemMint = NSColor(Color.mint)
    /// The system's teal.
    public static let systemTeal = NSColor(Color.teal)
    /// The system's cyan.
    public static let systemCyan = NSColor(Color.cyan)
    /// The system's blue.
    public static let systemBlue = NSColor(Color.blue)
    /// The system's indigo.
    public static let systemIndigo = NSColor(Color.indigo)
    /// The system's purple.
    public static let systemPurple = NSColor(Color.purple)
    /// The system's pink.
    public static let systemPink = NSColor(Color.pink)
    /// The system's brown.
    public static let systemBrown = NSColor(Color.brown)
    /// The system's gray.
    public static let systemGray = NSColor(Color.gray)
    /// Text.
    public static let labelColor = NSColor(Color(.platform(.label)))
    /// Text of less weight.
    public static let secondaryLabelColor = NSColor(Color(.platform(.secondaryLabel)))
    /// Text of still less weight.
    public static let tertiaryLabelColor = NSColor(Color(.platform(.tertiaryLabel)))
    /// Text of the least weight.
    public static let quaternaryLabelColor = NSColor(Color(.platform(.quaternaryLabel)))
    /// Text that is edited.
    public static let textColor = NSColor(Color(.platform(.label)))
    /// What edited text stands on.
    public static let textBackgroundColor = NSColor(Color(.platform(.systemBackground)))
    /// Windows.
    public static let windowBackgroundColor = NSColor(Color(.platform(.systemGroupedBackground)))
    /// Large controls.
    public static let controlBackgroundColor = NSColor(Color(.platform(.systemBackground)))
    /// What is behind documents.
    public static let underPageBackgroundColor = NSColor(Color(.platform(.systemGray4)))
    /// Controls.
    public static let controlColor = NSColor(Color(.platform(.systemBackground)))
    /// Text of controls.
    public static let controlTextColor = NSColor(Color(.platform(.label)))
    /// The text of empty fields.
    public static let placeholderTextColor = NSColor(Color(.platform(.placeholderText)))
    /// Lines.
    public static let separatorColor = NSColor(Color(.platform(.separator)))
    /// Lines of tables.
    public static let gridColor = NSColor(Color(.platform(.separator)))
    /// Links.
    public static let linkColor = NSColor(Color(.platform(.link)))
    /// The accent colour.
    public static let controlAccentColor = NSColor(Color.accentColor)
    /// What is selected.
    public static let selectedContentBackgroundColor = NSColor(Color.accentColor)
    /// Selected text.
    public static let selectedTextBackgroundColor = NSColor(Color.accentColor)
    /// A selected control.
    public static let selectedControlColor = NSColor(Color.accentColor)
  }
#endif
