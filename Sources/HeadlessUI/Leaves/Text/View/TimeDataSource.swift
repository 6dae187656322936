import Foundation

/// A value that changes with time, for `Text` to show: here as it is when the view is made.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable () -> Value
}

extension TimeDataSource where Value == Date {
  /// Now.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { Date() } }
}

extension TimeDataSource where Value == Duration {
  /// The time since a date, or until it, in seconds.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds(Date().timeIntervalSince(date)) }
  }
}
