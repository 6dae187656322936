#if os(Linux)
  /// What a layout pass, or what else is no work itself, put off once, and all that this puts off in its
  /// turn: a timer that repeats, a task that sleeps again and again.
  final class WorkChain {
    private var firings = 0
    private var last: Int64 = 0
    private var interval: Int64 = 0
    /// Whether it is known to come at intervals, regardless of how often it is begun.
    private let isPublished: Bool
    /// Whether it may follow from where views are or how large: a geometry or a preference changed, or no
    /// action of a view began it.
    let isOfLayout: Bool
    /// Whether what began it follows from layout: an action of a view that does, or a body or another action after
    /// code was told of layout.
    let followsLayout: Bool
    /// Whether some of it waited for so long that it is taken for a clock that is meant, as of pages that turn
    /// by themselves, unless layout put it off.
    var waitsForLong = false

    /// - Parameter interval: the nanoseconds between two dates of a publisher; nil for all else.
    init(publishing interval: Int64? = nil, isOfLayout: Bool = true, followsLayout: Bool = false) {
      isPublished = interval != nil
      self.interval = interval ?? 0
      self.isOfLayout = isOfLayout
      self.followsLayout = followsLayout
    }

    /// It waited until an instant.
    func happens(at instant: Int64) {
      if firings > 0 { interval = instant - last }
      firings += 1
      last = instant
    }

    /// Whether it goes on by itself, as a clock does, and leaves time to rest in between: layout did not
    /// begin it anew for some time.
    var isClock: Bool {
      if waitsForLong, !isOfLayout { return true }
      return (isPublished || firings >= WorkChain.firingsOfClock)
        && interval >= WorkChain.leastInterval
    }

    private static let firingsOfClock = 3
    /// In nanoseconds, half a frame of the quickest display: what comes more often leaves no time to rest.
    private static let leastInterval: Int64 = 4_000_000
  }
#endif
