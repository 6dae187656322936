#if !canImport(UIKit)
  import Foundation

  /// The screen as UIKit has it, where there is no UIKit: a phone's.
  public final class UIScreen: Sendable {
    /// The only screen.
    public static let main = UIScreen()

    /// The screen's bounds in points: those of the window that previews get.
    public var bounds: CGRect { CGRect(origin: .zero, size: ViewHost.defaultSize) }
    /// The screen's bounds in pixels.
    public var nativeBounds: CGRect {
      CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels per point: the default of the environment.
    public var scale: CGFloat { EnvironmentValues().displayScale }
  }

  /// What a device is by its size, as UIKit has it.
  public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unknown.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car.
    case carPlay
    /// A computer.
    case mac = 5
    /// A headset.
    case vision
  }

  /// The device as UIKit has it, where there is no UIKit: a phone.
  public final class UIDevice: Sendable {
    /// The only device.
    public static let current = UIDevice()

    /// What the device is by its size.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  }
#endif
