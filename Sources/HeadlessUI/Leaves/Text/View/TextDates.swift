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

    /// The same text on every machine: US English, Greenwich time.
    func text(_ date: Date) -> String {
      switch kind {
      case .time: DateStyle.formatter("h:mm a").string(from: date)
      case .date: DateStyle.formatter("MMMM d, yyyy").string(from: date)
      case .relative: TimeDistance(to: date).inTwoUnits
      case .offset: TimeDistance(to: date).signed
      case .timer: TimeDistance(to: date).counted()
      }
    }

    /// Whether the text changes as time goes on.
    fileprivate var countsTime: Bool { kind != .time && kind != .date }

    static func formatter(_ format: String) -> DateFormatter {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = format
      return formatter
    }
  }

  /// A date in a style.
  ///
  /// Distances to now are those of the moment at which the text is made. In tests, where now is another
  /// time at each run, they are those of a date that is now. In widgets and Live Activities a text that
  /// changes with time is as wide as it is proposed, as on iOS.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: style.text(date))
    if style.countsTime { segments[0].countsTime = true }
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

  /// A timer in a span, as it is when the text is made; in tests, where now is another time at each run,
  /// at the beginning of the span. In widgets and Live Activities it is as wide as it is proposed, as on iOS.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let shown = pauseTime ?? TimeDistance.now ?? timerInterval.lowerBound
    let moment = min(max(shown, timerInterval.lowerBound), timerInterval.upperBound)
    let distance = TimeDistance(
      seconds: countsDown
        ? timerInterval.upperBound.timeIntervalSince(moment)
        : moment.timeIntervalSince(timerInterval.lowerBound))
    self.init(verbatim: distance.counted(showsHours: showsHours))
    segments[0].countsTime = true
  }
}
