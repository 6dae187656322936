import Foundation

/// How long a process may take for each thing that it does, one after the other.
///
/// What goes on step by step, as layout passes do, may take as long for each step, and longer altogether.
///
/// The time for which a busy machine kept it waiting does not count, so that a layout is not called
/// endless because other programs run.
struct TimeLimit: Sendable {
  let seconds: Double
  /// How far the process has come.
  var progress: @Sendable () -> Progress = { Progress() }
  /// What is done when its time is over, before the process is ended; it can ask whether it has ended.
  var atTimeout: @Sendable (pid_t, () -> Bool) -> Void = { _, _ in }

  /// How far a process has come: with another thing, time begins anew; so it does with another step, but not
  /// without end.
  struct Progress: Equatable {
    var thing = ""
    var steps: UInt64 = 0
  }

  /// How many times as long a thing may take that goes on step by step.
  static let mostTimes = 6.0

  /// Even a process that always waits has an end.
  private static let largestDelay = 10.0
  /// How often it is looked whether the process has gone on, in seconds.
  private static let interval = 0.5

  /// One process under a limit.
  struct Watch {
    private let limit: TimeLimit
    private let process: pid_t
    private var thing = Time()
    private var step = Time()
    /// For how long each process had waited when it was last looked.
    private var waited: [pid_t: Double] = [:]
    private var last: Progress

    /// The time that something takes.
    private struct Time {
      private let start = ContinuousClock.now
      /// Seconds for which the process, or what it waits for itself, was kept waiting.
      var delay = 0.0

      /// Seconds of a limit that are left.
      func left(of seconds: Double) -> Double {
        let elapsed = (ContinuousClock.now - start) / .seconds(1)
        return seconds - max(elapsed - delay, elapsed / largestDelay)
      }
    }

    init(_ limit: TimeLimit, _ process: pid_t) {
      self.limit = limit
      self.process = process
      last = limit.progress()
      look()
      // What was before is no matter.
      (thing, step) = (Time(), Time())
    }

    /// Adds for how long a busy machine kept it, and what it started, waiting since the last look. A
    /// compiler's driver only waits for those that do the work.
    private mutating func look() {
      #if os(Linux)
        let processes = [process] + Strays.descendants(of: process)
      #else
        let processes = [process]
      #endif
      var longest = 0.0
      for process in processes {
        let now = TimeLimit.waited(process)
        // One that is new may have waited from its start.
        longest = max(longest, now - (waited[process] ?? 0))
        waited[process] = now
      }
      thing.delay += longest
      step.delay += longest
    }

    /// Seconds after which to look again; nil if its time is over.
    mutating func next() -> Double? {
      look()
      let progress = limit.progress()
      if progress != last { step = Time() }
      if progress.thing != last.thing { thing = Time() }
      last = progress
      let left = min(step.left(of: limit.seconds), thing.left(of: limit.seconds * mostTimes))
      return left > 0 ? min(max(left, 0.01), interval) : nil
    }

    /// The seconds that were over when its time was.
    var limitReached: Double {
      step.left(of: limit.seconds) > 0 ? limit.seconds * mostTimes : limit.seconds
    }
  }

  /// Seconds for which a process could have run but had to wait for others; 0 where that is not known.
  private static func waited(_ process: pid_t) -> Double {
    // Time on the processor, time waiting for it, and the number of turns; in nanoseconds.
    guard let text = try? String(contentsOfFile: "/proc/\(process)/schedstat", encoding: .utf8)
    else { return 0 }
    let numbers = text.split(whereSeparator: \.isWhitespace)
    return numbers.count > 1 ? (Double(numbers[1]) ?? 0) / 1e9 : 0
  }
}
