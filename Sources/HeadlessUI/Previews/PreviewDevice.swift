import Foundation

/// A kind of device.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A device by its name.
  public init(stringLiteral value: String) { rawValue = value }

  /// The device; nil for one that is not known.
  public var device: Device? { Device(named: rawValue) }

  /// The size of its screen (points), held upright; nil for a device that is not known.
  public var screenSize: CGSize? { device?.size }
}
