import Foundation

/// How much room a window has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room, as across a phone.
  case compact
  /// Ample room, as on a tablet or along a phone.
  case regular
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

extension EnvironmentValues {
  /// The horizontal size class; compact unless set, as on an upright phone, for windows of any size.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class; regular unless set, as on an upright phone, for windows of any size.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
