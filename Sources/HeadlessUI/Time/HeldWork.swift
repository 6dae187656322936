#if os(Linux)
  /// Where work runs.
  enum WorkPlace {
    case main
    /// On any thread: a queue that many share.
    case anywhere
    /// On a queue of the program's own; the domain is the queue that lets one piece of work run at a
    /// time, if there is one.
    case queue(UnsafeMutableRawPointer, domain: UnsafeMutableRawPointer?)

    init(_ queue: UnsafeMutableRawPointer) {
      guard let main = simtimeMainQueue(), queue != main else {
        self = .main
        return
      }
      var domain: UnsafeMutableRawPointer?
      var next = queue
      while let target = simtimeQueueTarget(next) {
        if simtimeQueueWidth(next) == 1 { domain = next }
        if target == main {
          self = .main
          return
        }
        next = target
      }
      self =
        next == queue || WorkPlace.label(queue).hasPrefix("Swift global")
        ? .anywhere : .queue(queue, domain: domain)
    }

    static func label(_ queue: UnsafeMutableRawPointer) -> String {
      simtimeQueueLabel(queue).map { String(cString: $0) } ?? ""
    }

    /// Queues with which requests are made over the network.
    static func isOfNetwork(_ queue: UnsafeMutableRawPointer) -> Bool {
      var next: UnsafeMutableRawPointer? = queue
      while let queue = next {
        if label(queue).hasPrefix("URLSession") { return true }
        next = simtimeQueueTarget(queue)
      }
      return false
    }

    var domain: UnsafeMutableRawPointer? {
      if case .queue(_, let domain) = self { domain } else { nil }
    }

    var queue: UnsafeMutableRawPointer? {
      if case .queue(let queue, _) = self { queue } else { nil }
    }

    var isMain: Bool {
      if case .main = self { true } else { false }
    }

    /// How a report calls it.
    var description: String {
      switch self {
      case .main: "the main queue"
      case .anywhere: "a global queue"
      case .queue(let queue, _):
        WorkPlace.label(queue).isEmpty
          ? "a queue without a label" : "queue '\(WorkPlace.label(queue))'"
      }
    }
  }

  /// What runs.
  enum WorkBody {
    /// A block that is released after it ran.
    case block(UnsafeMutableRawPointer)
    case function(SystemFunction, UnsafeMutableRawPointer?)
    case closure(() -> Void)

    func call() {
      switch self {
      case .block(let block): simtimeBlockCall(block)
      case .function(let function, let context): function(context)
      case .closure(let closure): closure()
      }
    }

    func release() {
      if case .block(let block) = self { simtimeBlockRelease(block) }
    }
  }

  /// What put work off until later, and how often the same did so before.
  final class WorkOrigin {
    enum Kind: Sendable {
      case timer, source, after, sleep, timeline, phases, keyframes, animation
      /// A publisher hands on a value later.
      case value

      /// Whether it comes by itself, however often it is begun.
      var isClock: Bool {
        switch self {
        case .timeline, .phases, .keyframes: true
        case .timer, .source, .after, .sleep, .animation, .value: false
        }
      }

      /// What a report says of it.
      var sentence: String {
        switch self {
        case .timer: "a timer fires"
        case .source: "a dispatch timer fires"
        case .after: "work that was put off with asyncAfter runs"
        case .sleep: "a task wakes"
        case .timeline: "a timeline view updates"
        case .phases: "a phase animator goes on"
        case .keyframes: "a keyframe animator goes on"
        case .animation: "an animation ends"
        case .value: "a delayed value arrives"
        }
      }
    }

    let kind: Kind
    /// How often it came, when that was last, and how long that was after the time before.
    var count = 0
    var last: Int64 = 0
    var interval: Int64?
    var isRegular = true
    /// The next one is on its way.
    var isScheduled = false
    /// Whether layout came in between, and the same kind of work was put off anew after it.
    var isBegunAnew = false

    init(_ kind: Kind) { self.kind = kind }

    /// Whether it is known to come again and again.
    var recurs: Bool { isBegunAnew ? isPutOffEachTime : count > 0 }

    var isPutOffEachTime: Bool { count >= WorkOrigin.timesOfHabit }

    private static let timesOfHabit = 3

    /// It comes at an instant.
    func happens(at instant: Int64) {
      if count > 0 {
        let new = instant - last
        if let interval, interval != new { isRegular = false }
        interval = new
      }
      count += 1
      last = instant
      isScheduled = false
    }
  }

  /// Work that was put off.
  final class HeldWork {
    /// Its place among all that was put off.
    let order: Int
    let place: WorkPlace
    let body: WorkBody
    let isBarrier: Bool
    /// What is left when it is done.
    let group: UnsafeMutableRawPointer?
    /// What put it, or what it belongs to, off until later.
    let origin: WorkOrigin?
    let chain: WorkChain
    /// Set when it has run, where other code waits for it.
    var isDone = false

    init(
      order: Int, place: WorkPlace, body: WorkBody, isBarrier: Bool = false,
      group: UnsafeMutableRawPointer? = nil, origin: WorkOrigin?, chain: WorkChain
    ) {
      self.order = order
      self.place = place
      self.body = body
      self.isBarrier = isBarrier
      self.group = group
      self.origin = origin
      self.chain = chain
      if let queue = place.queue { simtimeRealRetain(queue) }
    }

    /// Whether it comes by itself, as by a clock, or is taken for that.
    var isOfClock: Bool { origin?.kind.isClock == true || chain.isClock }

    deinit {
      if let queue = place.queue { simtimeRealRelease(queue) }
    }

    /// What is due when it has run, or will not run any more.
    func end() {
      body.release()
      if let group { simtimeRealGroupLeave(group) }
    }
  }
#endif
