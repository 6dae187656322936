#if !canImport(UIKit)
  import Foundation

  extension UIDevice {
    /// As UIKit has it.
    public var name: String { "iPhone" }
    /// As UIKit has it.
    public var model: String { "iPhone" }
    /// As UIKit has it.
    public var localizedModel: String { "iPhone" }
    /// As UIKit has it.
    public var systemName: String { "iOS" }
    /// As UIKit has it.
    public var systemVersion: String { "18.0" }
    /// As UIKit has it.
    public var identifierForVendor: UUID? { nil }
    /// As UIKit has it.
    public var orientation: UIDeviceOrientation { .portrait }
    /// As UIKit has it.
    public var isGeneratingDeviceOrientationNotifications: Bool { false }
    /// As UIKit has it.
    public var isMultitaskingSupported: Bool { true }
    /// As UIKit has it.
    public var batteryLevel: Float { -1 }
    /// As UIKit has it.
    public var batteryState: BatteryState { .unknown }
    /// As UIKit has it.
    public var isBatteryMonitoringEnabled: Bool {
      get { false }
      set {}
    }
    /// As UIKit has it: what it does on a device is not done here.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// As UIKit has it: what it does on a device is not done here.
    public func endGeneratingDeviceOrientationNotifications() {}
    /// As UIKit has it: what it does on a device is not done here.
    public func setValue(_ value: Any?, forKey key: String) {}
    /// As UIKit has it: what it does on a device is not done here.
    public func playInputClick() {}
    /// `orientationDidChangeNotification` as UIKit has it.
    public static let orientationDidChangeNotification = Notification.Name(
      "UIDeviceOrientationDidChangeNotification")
    /// `batteryLevelDidChangeNotification` as UIKit has it.
    public static let batteryLevelDidChangeNotification = Notification.Name(
      "UIDeviceBatteryLevelDidChangeNotification")
    /// `batteryStateDidChangeNotification` as UIKit has it.
    public static let batteryStateDidChangeNotification = Notification.Name(
      "UIDeviceBatteryStateDidChangeNotification")
    /// `BatteryState` as UIKit has it: a shell, so that sources compile.
    public enum BatteryState: Int, Sendable {
      /// `unknown` as UIKit has it.
      case unknown
      /// `unplugged` as UIKit has it.
      case unplugged
      /// `charging` as UIKit has it.
      case charging
      /// `full` as UIKit has it.
      case full
    }
  }

  extension UIScreen {
    /// As UIKit has it.
    public var nativeScale: CGFloat { scale }
    /// As UIKit has it.
    public var maximumFramesPerSecond: Int { 60 }
    /// As UIKit has it.
    public var isCaptured: Bool { false }
    /// As UIKit has it.
    public var brightness: CGFloat {
      get { 1 }
      set {}
    }
    /// As UIKit has it.
    public var traitCollection: UITraitCollection { .current }
    /// `screens` as UIKit has it.
    public static var screens: [UIScreen] { [main] }
    /// `brightnessDidChangeNotification` as UIKit has it.
    public static let brightnessDidChangeNotification = Notification.Name(
      "UIScreenBrightnessDidChangeNotification")
    /// `capturedDidChangeNotification` as UIKit has it.
    public static let capturedDidChangeNotification = Notification.Name(
      "UIScreenCapturedDidChangeNotification")
  }

  extension UIColor {
    /// The colour that the closure gives for a light phone.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      self.init(dynamicProvider(.current).color)
    }
    /// As UIKit has it: what it does on a device is not done here.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
    /// The parts of the colour as a light environment resolves it.
    @discardableResult
    public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      color.getPartsInLight(red, green, blue, alpha)
      return true
    }
  }
#endif
