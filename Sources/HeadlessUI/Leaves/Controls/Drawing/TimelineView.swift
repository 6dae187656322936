import Foundation

/// What the content of a timeline view is told.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content changes.
  public enum Cadence: Comparable, Sendable {
    /// All the time.
    case live
    /// Every second.
    case seconds
    /// Every minute.
    case minutes
  }

  /// The date to show: the newest of the schedule's that has come.
  public let date: Date
  /// How often the content changes.
  public let cadence: Cadence

  /// Drops what was kept for the last date; nothing is.
  public func invalidateTimelineContent() {}
}

/// A view that changes with time: at the dates of its schedule, in simulated time where that is
/// followed (see ``ViewHost/pass()``), and not at all where it is not.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  /// What the content is told.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  @State private var timeline = ScheduledDates()
  @State private var date: Date?
}

extension TimelineView: View where Content: View {
  /// The content for the date that has come.
  public var body: some View {
    let shown = timeline.date(of: schedule, shown: date)
    content(TimelineViewDefaultContext(date: shown, cadence: .live))
      .onAppear { timeline.goOn { date = $0 } }
  }

  /// A view that changes at the dates of a schedule.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

/// The dates of a schedule, one after the other as they come.
private final class ScheduledDates {
  private var schedule: (any TimelineSchedule)?
  private var next: () -> Date? = { nil }
  private var coming: Date?
  private var first: Date?
  /// The first date of a schedule that replaced another one, until its next date comes.
  private var begun: Date?
  /// How often dates were begun anew: work of an earlier schedule is ignored.
  private var changes = 0
  private var show: ((Date) -> Void)?
  /// Whether the schedule allows for fewer dates than it has: that of animations.
  private var maySkip = false
  private var shownDates = 0

  /// The date to show: the one that came last, or the one that the schedule begins with. Another schedule,
  /// or one that pauses or goes on, begins anew.
  func date<Schedule: TimelineSchedule>(of schedule: Schedule, shown: Date?) -> Date {
    let isFirst = self.schedule == nil
    let isSame = (self.schedule as? Schedule).map { ValueComparison.areEqual($0, schedule) }
    if isSame == true { return begun ?? shown ?? first ?? begin(schedule) }
    self.schedule = schedule
    var date = begin(schedule)
    guard !isFirst else { return date }
    if let shown, abs(date.timeIntervalSince(shown)) < ScheduledDates.roundedOff { date = shown }
    begun = date
    if let show { goOn(show) }
    return date
  }

  /// What dates come earlier or later by than their schedule says, at most, in seconds.
  private static let roundedOff = 2e-6

  private func begin(_ schedule: some TimelineSchedule) -> Date {
    let now = SimulatedTime.current == nil ? Date(timeIntervalSinceReferenceDate: 0) : Date()
    var dates = schedule.entries(from: now, mode: .normal).makeIterator()
    next = { dates.next() }
    maySkip = schedule is AnimationTimelineSchedule
    var shown = now
    coming = next()
    // As many as could be over by then; a schedule need not end.
    for _ in 0..<ScheduledDates.maximumPast {
      guard let date = coming, date <= now else { break }
      shown = date
      coming = next()
    }
    first = shown
    shownDates = 0
    return shown
  }

  private static let maximumPast = 100_000

  func goOn(_ show: @escaping (Date) -> Void) {
    self.show = show
    changes += 1
    #if os(Linux)
      guard let time = SimulatedTime.current, let date = coming else { return }
      let origin = WorkOrigin(.timeline)
      comes(date, after: date.timeIntervalSince(Date()), time, origin, show)
    #endif
  }

  /// Dates of an animation that are all shown, about two seconds at a display's rate.
  private static let datesInFull = 120
  private static let partOfElapsed = 30.0

  /// The next date to show. An animation that goes on and on is looked at less often the longer it does: a
  /// minute of it would cost thousands of passes, and what comes more rarely would not be seen.
  private func dateAfter(_ date: Date) -> Date? {
    shownDates += 1
    var coming = next()
    guard maySkip, shownDates > ScheduledDates.datesInFull, let first else { return coming }
    let step = date.timeIntervalSince(first) / ScheduledDates.partOfElapsed
    while let skipped = coming, skipped < date + step { coming = next() }
    return coming
  }

  #if os(Linux)
    private func comes(
      _ date: Date, after seconds: Double, _ time: SimulatedTime, _ origin: WorkOrigin,
      _ show: @escaping (Date) -> Void
    ) {
      let delay = SimulatedTime.instant(max(0, (seconds * 1e6).rounded() / 1e6))
      let changes = changes
      time.submit(
        .main,
        .closure { [weak self, weak time] in
          guard let self, let time, self.changes == changes else { return }
          begun = nil
          coming = dateAfter(date)
          if let coming {
            comes(coming, after: coming.timeIntervalSince(date), time, origin, show)
          }
          WriteSource.during(WriteSource(action: "TimelineView")) { show(date) }
        }, at: delay == .max ? .max : time.now + delay, kind: .timeline, origin: origin)
    }
  #endif
}
