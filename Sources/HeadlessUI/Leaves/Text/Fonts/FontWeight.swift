import Foundation

extension Font {
  /// How heavy the strokes of a font are.
  @frozen public struct Weight: Hashable, Sendable {
    let value: CGFloat

    /// The thinnest strokes.
    public static let ultraLight = Weight(value: -0.8)
    /// Very thin strokes.
    public static let thin = Weight(value: -0.6)
    /// Thin strokes.
    public static let light = Weight(value: -0.4)
    /// The strokes of plain text.
    public static let regular = Weight(value: 0)
    /// Strokes a little heavier than those of plain text.
    public static let medium = Weight(value: 0.23)
    /// Strokes between medium and bold.
    public static let semibold = Weight(value: 0.3)
    /// Bold strokes.
    public static let bold = Weight(value: 0.4)
    /// Very heavy strokes.
    public static let heavy = Weight(value: 0.56)
    /// The heaviest strokes.
    public static let black = Weight(value: 0.62)

    /// The weight that iOS shows in its place with Bold Text in the settings: plain text becomes
    /// semibold, bold text heavy. Approximate for other weights.
    var emphasized: Weight {
      switch self {
      case .ultraLight: .light
      case .thin: .regular
      case .light: .medium
      case .regular: .semibold
      case .medium: .bold
      case .semibold: .bold
      case .bold: .heavy
      default: .black
      }
    }
  }

  /// How wide the characters of a font are drawn.
  public struct Width: Hashable, Sendable {
    /// 0 for standard, less for narrower, more for wider.
    public var value: CGFloat

    /// A width between the named ones.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The width of plain text.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.4)
  }

  /// The kind of shapes a font has.
  public enum Design: Hashable, Sendable {
    /// The system's plain shapes.
    case `default`
    /// Shapes with serifs.
    case serif
    /// Shapes with rounded ends.
    case rounded
    /// Shapes that are all equally wide.
    case monospaced
  }

  /// The distance between lines relative to what the font asks for.
  public enum Leading: Hashable, Sendable {
    /// As the font asks for.
    case standard
    /// 2 points less.
    case tight
    /// 2 points more.
    case loose
  }
}
