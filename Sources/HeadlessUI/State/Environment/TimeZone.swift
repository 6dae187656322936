import Foundation

private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.gmt
}

extension EnvironmentValues {
  /// The time zone of the user; GMT unless set, wherever the program runs.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
