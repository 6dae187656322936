#if os(Linux)
  /// Passes without a rest in between in which the clock is asked for the time.
  ///
  /// Such a pass takes the time of a display's frame, and longer the more of them there are, so that a
  /// view that goes on until a date comes to that date.
  struct BusyPasses {
    private var count = 0
    private var last: SimulatedTime.Instant?
    /// What all of them took.
    private var duration: SimulatedTime.Instant = 0

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
      last = now
      guard count > BusyPasses.untimed, duration < BusyPasses.longest else { return 0 }
      let added = BusyPasses.frame * SimulatedTime.Instant(1 + count / BusyPasses.perStep)
      last = now + added
      duration += added
      return added
    }

    /// Takes in that nothing was left to do.
    mutating func rest() {
      (count, last, duration) = (0, nil, 0)
    }

    /// Passes that take no time: what settles within them is as if it did at once.
    private static let untimed = 16
    private static let frame: SimulatedTime.Instant = 16_666_667
    /// Passes after which each takes a frame longer: 600 of them are a minute.
    private static let perStep = 60
    /// When none came to its date until then, time stands still again: what shows the time would be
    /// another view in each pass.
    private static let longest: SimulatedTime.Instant = 60_000_000_000
  }
#endif
