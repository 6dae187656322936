import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Timeline schedules")
struct TimelineScheduleTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  private func first<S: TimelineSchedule>(
    _ count: Int, of schedule: S, from seconds: Double
  ) -> [Double] {
    schedule.entries(from: date(seconds), mode: .normal).prefix(count)
      .map(\.timeIntervalSinceReferenceDate)
  }

  @Test("a periodic one keeps to its own start, from the last date that is over on")
  func periodic() {
    let schedule = PeriodicTimelineSchedule(from: date(100), by: 10)
    #expect(first(3, of: schedule, from: 40) == [100, 110, 120])
    #expect(first(3, of: schedule, from: 100) == [100, 110, 120])
    #expect(first(3, of: schedule, from: 137) == [130, 140, 150])
    #expect(first(2, of: .periodic(from: date(0), by: 0.5), from: 1.75) == [1.5, 2])
    #expect(first(2, of: PeriodicTimelineSchedule(from: date(5), by: 0), from: 9) == [5, 5])
  }

  @Test("every minute begins with the minute that runs")
  func everyMinute() {
    #expect(first(3, of: .everyMinute, from: 185) == [180, 240, 300])
    #expect(first(2, of: .everyMinute, from: -1) == [-60, 0])
  }

  @Test("an animation changes at its interval, and not while it is paused")
  func animation() {
    let frames = first(3, of: .animation, from: 1)
    #expect(frames.count == 3 && abs((frames.last ?? 0) - (1 + 2.0 / 60)) < 1e-6)
    #expect(first(3, of: .animation(minimumInterval: 0.5), from: 1) == [1, 1.5, 2])
    #expect(first(3, of: .animation(minimumInterval: 0.5, paused: true), from: 1) == [1])
  }

  @Test("listed dates are all there are")
  func explicit() {
    #expect(first(5, of: .explicit([date(3), date(8)]), from: 0) == [3, 8])
  }

  @Test("a view shows the newest date that has come, the present before the first")
  func shownDate() throws {
    @MainActor func shown<S: TimelineSchedule>(_ schedule: S) throws -> Double {
      var seconds: [Double] = []
      _ = LaidOut(
        TimelineView(schedule) { context -> Color in
          seconds.append(context.date.timeIntervalSinceReferenceDate)
          return Color.red
        })
      return try #require(seconds.first)
    }
    let never = Date.distantFuture
    #expect(try shown(.explicit([date(-20), date(-10), never])) == -10)
    let present = Date().timeIntervalSinceReferenceDate
    #expect(try abs(shown(.explicit([never])) - present) < 3600)
    let turns = try (shown(.periodic(from: date(-25), by: 10)) + 25) / 10
    #expect(turns == turns.rounded())
  }
}
