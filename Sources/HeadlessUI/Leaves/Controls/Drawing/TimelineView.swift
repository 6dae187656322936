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

  /// The date to show: always the beginning of 2001 in Greenwich, as no time passes here.
  public let date: Date
  /// How often the content changes.
  public let cadence: Cadence

  /// Drops what was kept for the last date; nothing is.
  public func invalidateTimelineContent() {}
}

/// A view that changes with time. Here it shows its content once, for a fixed date.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  /// What the content is told.
  public typealias Context = TimelineViewDefaultContext

  let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView: View where Content: View {
  /// The content for the fixed date.
  public var body: some View {
    content(
      TimelineViewDefaultContext(
        date: Date(timeIntervalSinceReferenceDate: 0), cadence: .live))
  }

  /// A view that changes at the dates of a schedule.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.init(content: content)
  }
}
