import Foundation

/// How far a date is from now, in the words of US English.
struct TimeDistance {
  /// In whole seconds; negative for what was.
  let seconds: Int

  /// What clocks show, where they show the same at each run.
  static var now: Date? { SimulatedTime.epoch.map { _ in Date() } }

  /// A distance in seconds, to the nearest one.
  init(seconds: TimeInterval) {
    self.seconds = Int(exactly: seconds.rounded()) ?? 0
  }

  /// The distance of a date from now; none where now is another time at each run.
  init(to date: Date) {
    self.init(seconds: TimeDistance.now.map { date.timeIntervalSince($0) } ?? 0)
  }

  /// As a timer counts it: `2:32`, `36:59:01`.
  func counted(showsHours: Bool = true) -> String {
    let all = abs(seconds)
    let tail = String(format: "%02d", all % 60)
    guard showsHours, all >= 3600 else { return "\(all / 60):\(tail)" }
    return "\(all / 3600):\(String(format: "%02d", all / 60 % 60)):\(tail)"
  }

  /// The largest unit and the one below it: `2 hr, 23 min`.
  var inTwoUnits: String {
    let names = [
      ("yr", "yrs"), ("mth", "mths"), ("day", "days"), ("hr", "hr"), ("min", "min"),
      ("sec", "sec"),
    ]
    let counts = counts
    guard let first = counts.firstIndex(where: { $0 > 0 }) else { return "0 sec" }
    return (first..<min(first + 2, counts.count)).filter { counts[$0] > 0 }.map { index in
      "\(counts[index]) \(counts[index] == 1 ? names[index].0 : names[index].1)"
    }.joined(separator: ", ")
  }

  /// The largest unit, with a sign: `+2 hours`, `-3 months`.
  var signed: String {
    let names = ["year", "month", "day", "hour", "minute", "second"]
    let counts = counts
    let first = counts.firstIndex { $0 > 0 } ?? counts.count - 1
    let sign = seconds < 0 ? "-" : "+"
    return "\(sign)\(counts[first]) \(names[first])\(counts[first] == 1 ? "" : "s")"
  }

  /// Years, months, days, hours, minutes and seconds.
  private var counts: [Int] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let start = TimeDistance.now ?? Date(timeIntervalSinceReferenceDate: 0)
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: start,
      to: start + Double(seconds))
    return [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second]
      .map { abs($0 ?? 0) }
  }
}
