import Foundation

/// The hinge of a device that folds.
public struct DeviceHinge: Hashable, Sendable {
  /// How far it is open.
  public struct Status: Hashable, Sendable {
    private let name: String
    /// Closed: the outer screen shows.
    public static let closed = Status(name: "closed")
    /// Half open: the inner screen is divided.
    public static let partiallyOpen = Status(name: "partiallyOpen")
    /// Open: the inner screen is flat.
    public static let fullyOpen = Status(name: "fullyOpen")
  }

  /// How far it is open.
  public var status: Status
  /// The angle between the two halves.
  public var angle: Angle
}

/// What is known of the hinge of a device.
public struct DeviceHingeContext: Equatable, Sendable {
  /// The hinge; nil for a device that has none.
  public var hinge: DeviceHinge?
}

private enum DeviceHingeKey: EnvironmentKey {
  static var defaultValue: DeviceHinge? { nil }
}

extension EnvironmentValues {
  /// The hinge of the device that views are laid out for.
  var deviceHinge: DeviceHinge? {
    get { self[DeviceHingeKey.self] }
    set { self[DeviceHingeKey.self] = newValue }
  }
}
