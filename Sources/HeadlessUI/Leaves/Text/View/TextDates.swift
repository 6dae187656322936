import Foundation

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind: Hashable { case time, date, relative, offset, timer }
    private let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The distance to now, in words.
    public static let relative = DateStyle(kind: .relative)
    /// The distance to now with a sign, in words.
    public static let offset = DateStyle(kind: .offset)
    /// The distance to now, counting.
    public static let timer = DateStyle(kind: .timer)

    /// The same text on every machine: US English, Greenwich time; distances to now are those of a
    /// date that is now.
    func text(_ date: Date) -> String {
      switch kind {
      case .time: DateStyle.formatter("h:mm a").string(from: date)
      case .date: DateStyle.formatter("MMMM d, yyyy").string(from: date)
      case .relative: "0 sec"
      case .offset: "+0 seconds"
      case .timer: "0:00"
      }
    }

    fileprivate static func formatter(_ format: String) -> DateFormatter {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = format
      return formatter
    }
  }

  /// A date in a style.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: style.text(date))
  }

  /// A span of time from one date to another.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    let format = DateStyle.formatter("MMMM d, yyyy, h:mm a")
    self.init(
      verbatim:
        "\(format.string(from: dates.lowerBound)) – \(format.string(from: dates.upperBound))"
    )
  }

  /// A span of time, without its year.
  nonisolated public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// What a source of time says when the view is made, in a format.
  nonisolated public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: FormatStyle, F.FormatOutput == String {
    self.init(verbatim: format.format(source.value()))
  }

  /// A stopped timer at the beginning of a span.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let seconds = countsDown ? Int(length) : 0
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let tail = String(format: "%02d", seconds % 60)
    self.init(
      verbatim: showsHours && hours > 0
        ? "\(hours):\(String(format: "%02d", minutes)):\(tail)" : "\(seconds / 60):\(tail)")
  }
}
