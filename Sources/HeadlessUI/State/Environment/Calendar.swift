import Foundation

private enum CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = UserLocale.locale
    calendar.timeZone = .gmt
    return calendar
  }()
}

extension EnvironmentValues {
  /// The calendar of the user; the Gregorian one in GMT unless set, wherever the program runs.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}
