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
    let shown = date ?? timeline.begin(schedule)
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
  private var next: () -> Date? = { nil }
  private var coming: Date?
  private var first: Date?

  /// The date that is shown first: that of the schedule that has come last.
  func begin(_ schedule: some TimelineSchedule) -> Date {
    if let first { return first }
    let now = SimulatedTime.current == nil ? Date(timeIntervalSinceReferenceDate: 0) : Date()
    var dates = schedule.entries(from: now, mode: .normal).makeIterator()
    next = { dates.next() }
    var shown = now
    coming = next()
    // As many as could be over by then; a schedule need not end.
    for _ in 0..<ScheduledDates.maximumPast {
      guard let date = coming, date <= now else { break }
      shown = date
      coming = next()
    }
    first = shown
    return shown
  }

  private static let maximumPast = 100_000

  func goOn(_ show: @escaping (Date) -> Void) {
    #if os(Linux)
      guard let time = SimulatedTime.current, let date = coming else { return }
      let origin = WorkOrigin(.timeline)
      comes(date, after: date.timeIntervalSince(Date()), time, origin, show)
    #endif
  }

  #if os(Linux)
    private func comes(
      _ date: Date, after seconds: Double, _ time: SimulatedTime, _ origin: WorkOrigin,
      _ show: @escaping (Date) -> Void
    ) {
      let delay = SimulatedTime.instant(max(0, (seconds * 1e6).rounded() / 1e6))
      time.submit(
        .main,
        .closure { [weak self, weak time] in
          guard let self, let time else { return }
          coming = next()
          if let coming {
            comes(coming, after: coming.timeIntervalSince(date), time, origin, show)
          }
          WriteSource.during(WriteSource(action: "TimelineView")) { show(date) }
        }, at: delay == .max ? .max : time.now + delay, kind: .timeline, origin: origin)
    }
  #endif
}
