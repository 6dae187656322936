#if !canImport(UIKit)
  import Foundation

  /// `UIAccessibilityTraits` as UIKit has it: a shell, so that sources compile.
  public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// As UIKit has it: kept, and nothing depends on it.
    public let rawValue: UInt64
    /// One as UIKit makes it.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// `none` as UIKit has it.
    public static let none: UIAccessibilityTraits = []
    /// `button` as UIKit has it.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// `link` as UIKit has it.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// `image` as UIKit has it.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// `selected` as UIKit has it.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// `staticText` as UIKit has it.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// `header` as UIKit has it.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// `adjustable` as UIKit has it.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// `notEnabled` as UIKit has it.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// `updatesFrequently` as UIKit has it.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  }

  /// What the user has set for accessibility: nothing is on.
  public enum UIAccessibility {
    /// `isVoiceOverRunning` as UIKit has it.
    public static var isVoiceOverRunning: Bool { false }
    /// `isSwitchControlRunning` as UIKit has it.
    public static var isSwitchControlRunning: Bool { false }
    /// `isReduceMotionEnabled` as UIKit has it.
    public static var isReduceMotionEnabled: Bool { false }
    /// `isReduceTransparencyEnabled` as UIKit has it.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// `isBoldTextEnabled` as UIKit has it.
    public static var isBoldTextEnabled: Bool { false }
    /// `isDarkerSystemColorsEnabled` as UIKit has it.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// `isGrayscaleEnabled` as UIKit has it.
    public static var isGrayscaleEnabled: Bool { false }
    /// `isInvertColorsEnabled` as UIKit has it.
    public static var isInvertColorsEnabled: Bool { false }
    /// `isGuidedAccessEnabled` as UIKit has it.
    public static var isGuidedAccessEnabled: Bool { false }
    /// `prefersCrossFadeTransitions` as UIKit has it.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// `shouldDifferentiateWithoutColor` as UIKit has it.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// `voiceOverStatusDidChangeNotification` as UIKit has it.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// `reduceMotionStatusDidChangeNotification` as UIKit has it.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// As UIKit has it: what it does on a device is not done here.
    public static func post(notification: Notification, argument: Any?) {}
    /// `Notification` as UIKit has it: a shell, so that sources compile.
    public struct Notification: Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: Int
      /// One as UIKit makes it.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// `screenChanged` as UIKit has it.
      public static let screenChanged = Notification(rawValue: 1000)
      /// `layoutChanged` as UIKit has it.
      public static let layoutChanged = Notification(rawValue: 1001)
      /// `announcement` as UIKit has it.
      public static let announcement = Notification(rawValue: 1008)
      /// `pageScrolled` as UIKit has it.
      public static let pageScrolled = Notification(rawValue: 1009)
    }
  }
#endif
