import Foundation

/// The colours that every platform has, as iOS shows them.
enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, black, white, clear, primary, secondary, accentColor

  func resolved(in environment: EnvironmentValues) -> Color.Resolved {
    let isDark = environment.colorScheme == .dark
    switch self {
    case .red: return Color.Resolved(isDark ? 0xFF_453A : 0xFF_3B30)
    case .orange: return Color.Resolved(isDark ? 0xFF_9F0A : 0xFF_9500)
    case .yellow: return Color.Resolved(isDark ? 0xFF_D60A : 0xFF_CC00)
    case .green: return Color.Resolved(isDark ? 0x30_D158 : 0x34_C759)
    case .mint: return Color.Resolved(isDark ? 0x66_D4CF : 0x00_C7BE)
    case .teal: return Color.Resolved(isDark ? 0x40_CBE0 : 0x30_B0C7)
    case .cyan: return Color.Resolved(isDark ? 0x64_D2FF : 0x32_ADE6)
    case .blue, .accentColor: return Color.Resolved(isDark ? 0x0A_84FF : 0x00_7AFF)
    case .indigo: return Color.Resolved(isDark ? 0x5E_5CE6 : 0x58_56D6)
    case .purple: return Color.Resolved(isDark ? 0xBF_5AF2 : 0xAF_52DE)
    case .pink: return Color.Resolved(isDark ? 0xFF_375F : 0xFF_2D55)
    case .brown: return Color.Resolved(isDark ? 0xAC_8E68 : 0xA2_845E)
    case .gray: return Color.Resolved(0x8E_8E93)
    case .black: return Color.Resolved(0x00_0000)
    case .white: return Color.Resolved(0xFF_FFFF)
    case .clear: return Color.Resolved(0x00_0000, opacity: 0)
    case .primary: return Color.Resolved(isDark ? 0xFF_FFFF : 0x00_0000)
    case .secondary: return Color.Resolved(isDark ? 0xEB_EBF5 : 0x3C_3C43, opacity: 0.6)
    }
  }
}

extension Color.Resolved {
  /// A colour from a byte each of red, green and blue.
  init(_ bytes: UInt32, opacity: Float = 1) {
    self.init(
      red: Float(bytes >> 16 & 0xFF) / 255, green: Float(bytes >> 8 & 0xFF) / 255,
      blue: Float(bytes & 0xFF) / 255, opacity: opacity)
  }
}

extension Color {
  /// Red.
  public static let red = Color(.system(.red))
  /// Orange.
  public static let orange = Color(.system(.orange))
  /// Yellow.
  public static let yellow = Color(.system(.yellow))
  /// Green.
  public static let green = Color(.system(.green))
  /// Mint.
  public static let mint = Color(.system(.mint))
  /// Teal.
  public static let teal = Color(.system(.teal))
  /// Cyan.
  public static let cyan = Color(.system(.cyan))
  /// Blue.
  public static let blue = Color(.system(.blue))
  /// Indigo.
  public static let indigo = Color(.system(.indigo))
  /// Purple.
  public static let purple = Color(.system(.purple))
  /// Pink.
  public static let pink = Color(.system(.pink))
  /// Brown.
  public static let brown = Color(.system(.brown))
  /// Grey.
  public static let gray = Color(.system(.gray))
  /// Black.
  public static let black = Color(.system(.black))
  /// White.
  public static let white = Color(.system(.white))
  /// Clear: invisible.
  public static let clear = Color(.system(.clear))
  /// The colour of primary content.
  public static let primary = Color(.system(.primary))
  /// The colour of secondary content.
  public static let secondary = Color(.system(.secondary))
  /// The tint of the surrounding views, blue unless set.
  public static let accentColor = Color(.system(.accentColor))
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// Grey.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// White.
  public static var white: Color { Color.white }
  /// Clear: invisible.
  public static var clear: Color { Color.clear }
}
