#if os(Linux)
  /// Passes without a rest in between in which the clock is asked for the time.
  ///
  /// Such a pass takes the time of a display's frame, and longer the more of them there are, so that a
  /// view that goes on until a date comes to that date.
  struct BusyPasses {
    private var count = 0
    private var last: SimulatedTime.Instant?

    /// Takes in the end of a pass.
    ///
    /// - Parameters:
    ///   - now: the simulated time.
    ///   - reads: how often the clock was asked since it went on.
    /// - Returns: the nanoseconds that the pass took.
    mutating func passEnded(at now: SimulatedTime.Instant, reads: Int64) -> SimulatedTime.Instant {
      guard reads > 0, last == nil || last == now else {
        rest()
        return 0
      }
      count += 1
      guard count > BusyPasses.untimed else {
        last = now
        return 0
      }
      let duration = BusyPasses.frame * SimulatedTime.Instant(1 + count / BusyPasses.perStep)
      last = now + duration
      return duration
    }

    /// Takes in that nothing was left to do.
    mutating func rest() {
      count = 0
      last = nil
    }

    /// Passes that take no time: what settles within them is as if it did at once.
    private static let untimed = 16
    private static let frame: SimulatedTime.Instant = 16_666_667
    /// Passes after which each takes a frame longer: 600 of them are a minute.
    private static let perStep = 60
  }
#endif
