#if !canImport(UIKit)
  import Foundation

  /// What a view of UIKit knows of its surroundings: a phone upright, light.
  open class UITraitCollection: @unchecked Sendable {
    /// One as UIKit makes it.
    public init() {}
    /// One as UIKit makes it.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init() }
    /// One as UIKit makes it.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }
    /// `current` as UIKit has it.
    public static var current: UITraitCollection {
      get { UITraitCollection() }
      set {}
    }
    /// As UIKit has it.
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }
    /// As UIKit has it.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
    /// As UIKit has it.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    /// As UIKit has it.
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    /// As UIKit has it.
    open var displayScale: CGFloat { UIScreen.main.scale }
    /// As UIKit has it.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
    /// As UIKit has it.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// As UIKit has it.
    open var accessibilityContrast: UIAccessibilityContrast { .normal }
    /// As UIKit has it: what it does on a device is not done here.
    open func performAsCurrent(_ actions: () -> Void) { actions() }
    /// As UIKit has it: what it does on a device is not done here.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
      false
    }
  }

  /// `UIUserInterfaceStyle` as UIKit has it: a shell, so that sources compile.
  public enum UIUserInterfaceStyle: Int, Sendable {
    /// `unspecified` as UIKit has it.
    case unspecified
    /// `light` as UIKit has it.
    case light
    /// `dark` as UIKit has it.
    case dark
  }

  /// `UIUserInterfaceSizeClass` as UIKit has it: a shell, so that sources compile.
  public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// `unspecified` as UIKit has it.
    case unspecified
    /// `compact` as UIKit has it.
    case compact
    /// `regular` as UIKit has it.
    case regular
  }

  /// `UITraitEnvironmentLayoutDirection` as UIKit has it: a shell, so that sources compile.
  public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// `unspecified` as UIKit has it.
    case unspecified = -1
    /// `leftToRight` as UIKit has it.
    case leftToRight
    /// `rightToLeft` as UIKit has it.
    case rightToLeft
  }

  /// `UIUserInterfaceLayoutDirection` as UIKit has it: a shell, so that sources compile.
  public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// `leftToRight` as UIKit has it.
    case leftToRight
    /// `rightToLeft` as UIKit has it.
    case rightToLeft
  }

  /// `UISemanticContentAttribute` as UIKit has it: a shell, so that sources compile.
  public enum UISemanticContentAttribute: Int, Sendable {
    /// `unspecified` as UIKit has it.
    case unspecified
    /// `playback` as UIKit has it.
    case playback
    /// `spatial` as UIKit has it.
    case spatial
    /// `forceLeftToRight` as UIKit has it.
    case forceLeftToRight
    /// `forceRightToLeft` as UIKit has it.
    case forceRightToLeft
  }

  /// `UIAccessibilityContrast` as UIKit has it: a shell, so that sources compile.
  public enum UIAccessibilityContrast: Int, Sendable {
    /// `unspecified` as UIKit has it.
    case unspecified = -1
    /// `normal` as UIKit has it.
    case normal
    /// `high` as UIKit has it.
    case high
  }

  /// `UIContentSizeCategory` as UIKit has it: a shell, so that sources compile.
  public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// As UIKit has it: kept, and nothing depends on it.
    public let rawValue: String
    /// One as UIKit makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `unspecified` as UIKit has it.
    public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
    /// `extraSmall` as UIKit has it.
    public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
    /// `small` as UIKit has it.
    public static let small = UIContentSizeCategory(rawValue: "S")
    /// `medium` as UIKit has it.
    public static let medium = UIContentSizeCategory(rawValue: "M")
    /// `large` as UIKit has it.
    public static let large = UIContentSizeCategory(rawValue: "L")
    /// `extraLarge` as UIKit has it.
    public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
    /// `extraExtraLarge` as UIKit has it.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
    /// `extraExtraExtraLarge` as UIKit has it.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
    /// `accessibilityMedium` as UIKit has it.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AX1")
    /// `accessibilityLarge` as UIKit has it.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AX2")
    /// `accessibilityExtraLarge` as UIKit has it.
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "AX3")
    /// `accessibilityExtraExtraLarge` as UIKit has it.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "AX4")
    /// `accessibilityExtraExtraExtraLarge` as UIKit has it.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AX5")
    /// `didChangeNotification` as UIKit has it.
    public static let didChangeNotification = Notification.Name(
      "UIContentSizeCategoryDidChangeNotification")
    /// As UIKit has it.
    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("AX") }
  }

  extension UserInterfaceSizeClass {
    /// One as UIKit makes it.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
      switch uiUserInterfaceSizeClass {
      case .unspecified: return nil
      case .compact: self = .compact
      case .regular: self = .regular
      }
    }
  }

  extension ColorScheme {
    /// One as UIKit makes it.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
      switch uiUserInterfaceStyle {
      case .unspecified: return nil
      case .light: self = .light
      case .dark: self = .dark
      }
    }
  }

  extension UIUserInterfaceStyle {
    /// One as UIKit makes it.
    public init(_ colorScheme: ColorScheme?) {
      self = colorScheme == .dark ? .dark : colorScheme == .light ? .light : .unspecified
    }
  }
#endif
