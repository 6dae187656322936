import Foundation

/// How often a timeline is asked.
public enum TimelineScheduleMode: Sendable {
  /// As often as scheduled.
  case normal
  /// Less often, to save power.
  case lowFrequency
}

/// The dates at which a timeline view changes. No time passes here.
public protocol TimelineSchedule {
  /// How often a timeline is asked.
  typealias Mode = TimelineScheduleMode
  /// The type of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates from a date on.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Dates at equal distances, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates from a date on, the first of them the last that is over by then.
  public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
    startDate > start && interval > 0
      ? TimelineDates.every(interval, of: start, from: startDate)
      : TimelineDates.every(interval, from: start)
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginning of every minute.
  public init() {}

  /// The dates from a date on.
  public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
    TimelineDates.every(60, of: Date(timeIntervalSinceReferenceDate: 0), from: startDate)
  }
}

/// Dates that are listed.
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule
where Entries: Sequence, Entries.Element == Date {
  let dates: Entries

  /// Dates that are listed.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as a screen shows something new.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// As often as a screen shows something new, or less often; not at all while it is paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 60
    isPaused = paused
  }

  /// The dates from a date on; only that date while it is paused.
  public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
    isPaused ? AnySequence([startDate]) : TimelineDates.every(interval, from: startDate)
  }
}

enum TimelineDates {
  /// Dates at a distance from each other, one of which is `origin`; the first is the last that is over by
  /// `date`.
  static func every(
    _ interval: TimeInterval, of origin: Date, from date: Date
  ) -> AnySequence<Date> {
    let count = (date.timeIntervalSince(origin) / interval).rounded(.down)
    return every(interval, from: origin.addingTimeInterval(count * interval))
  }

  static func every(_ interval: TimeInterval, from start: Date) -> AnySequence<Date> {
    AnySequence(sequence(first: start) { $0.addingTimeInterval(interval) })
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal distances, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as a screen shows something new.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As often as a screen shows something new, or less often.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates that are listed.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
