#if os(Linux)
  import Foundation

  /// The clock of what is followed, and all work that followed code put off: it runs here, one piece at
  /// a time, in an order that follows from nothing but the order it was put off in.
  ///
  ///     followed code ──► submit ──► ready ──► the main thread, between passes
  ///                                    ▲  └──► a `WorkThread`, while the main thread waits
  ///                                  timed, once nothing is ready
  ///
  /// Code is followed while it runs on a thread that says so (``during(_:)``): the calls that it makes
  /// come here (`TakenOverCalls`), all others go on to the system.
  ///
  /// The lock guards all that varies; a thread that runs work holds the other one (`turn`), so that one
  /// piece runs at a time.
  final class SimulatedTime: @unchecked Sendable {
    /// Nanoseconds since the beginning.
    typealias Instant = Int64

    /// The simulated seconds that are followed.
    var horizon = 60.0
    /// Whether work is kept for however long it takes until the next pass is asked for.
    var isPatient = false
    /// Whether a view goes by it: it ends with that.
    var isOwned = false

    let lock = NSLock()
    let turn = NSLock()
    let clock: UnsafeMutablePointer<SystemClock>

    var ready: [HeldWork] = []
    var timed = TimedWork()
    private(set) var orders = 0
    var threads: [WorkThread] = []
    /// Queues that let one piece of work run at a time, and whose piece waits.
    var busy: Set<UnsafeMutableRawPointer> = []
    var suspended: [UnsafeMutableRawPointer: Int] = [:]
    var notifications: [HeldNotification] = []
    /// What put off the work that runs.
    var origin: WorkOrigin?
    /// What the work belongs to that runs; nil while a view is laid out.
    var chain: WorkChain?
    /// Whether code was told where views are, or how large, since time last went on.
    private(set) var readsLayout = false
    /// Whether the action of a view that runs may follow from layout; nil while none runs.
    private var isActionOfLayout: Bool?
    /// Whether what code was told of layout has led to writes since time last went on: those of this pass, and
    /// those that a pass has taken in.
    private var (hasWritesOfLayout, followsWritesOfLayout) = (false, false)
    /// What was last put off of each kind, by how long.
    private var begunOrigins: [Delay: WorkOrigin] = [:]

    private struct Delay: Hashable {
      let kind: WorkOrigin.Kind
      let delay: Instant
    }

    /// The interval of a publisher's timer that is added now.
    private var published: Instant?
    private var delaysValue = false
    /// Whether all that was waited for last, when nothing was left to do, goes on like a clock.
    var awaitsClocks = false
    var events = 0
    var eventsAtOnce = 0
    private var busyPasses = BusyPasses()
    var isCut = false
    /// What cannot be simulated, by name.
    var outside: [String: Int] = [:]
    /// The keys of the user's defaults that were set, which is going to be told, and those of which it is
    /// told now, with where they were set last.
    var changedDefaults: [String: CallTrace?] = [:]
    var toldDefaults: [String: CallTrace?] = [:]
    /// The values of the user's defaults that another time does not see.
    var keptDefaults: [String: Any]?
    /// Goes on with all that followed code does.
    var progress = 0
    var isLetGo = false
    var isAbandoned = false
    /// The thread that a view is followed on; nil while it is not.
    private(set) var driver: Int32?
    /// It waits for another one, whose turn it is.
    var driverIsWaiting = false

    /// Pieces of work that run without time going on, and in all.
    static let maximumAtOnce = 10_000
    static let maximumEvents = 1_000_000

    /// What the wall's clock shows at the beginning, in nanoseconds since 1970; nil for what it does.
    nonisolated(unsafe) static var epoch: Int64?

    init() {
      clock = .allocate(capacity: 1)
      clock.initialize(
        to: SystemClock(
          elapsed: 0, wall: SimulatedTime.epoch ?? simtimeRealNow(0),
          monotonic: simtimeRealNow(1), boot: simtimeRealNow(2), reads: 0))
    }

    deinit {
      for thread in threads { thread.end() }
      clock.deallocate()
    }

    /// The time that is followed on this thread.
    static var current: SimulatedTime? {
      simtimeCurrent().pointee.time.map {
        Unmanaged<SimulatedTime>.fromOpaque($0).takeUnretainedValue()
      }
    }

    /// Runs followed code on this thread.
    func during<R>(_ body: () throws -> R) rethrows -> R {
      guard SimulatedTime.isTakenOver else { return try body() }
      let outer = SimulatedTime.current
      OwnDefaults.enter(self)
      defer { if let outer, outer !== self { OwnDefaults.enter(outer) } }
      return try withExtendedLifetime(self) {
        try SimulatedTime.with(Unmanaged.passUnretained(self).toOpaque(), clock, body)
      }
    }

    /// Runs code of a view that is let go on this thread, where clocks show what they do.
    func whileLetGo<R>(_ body: () throws -> R) rethrows -> R {
      try withExtendedLifetime(self) {
        try SimulatedTime.with(Unmanaged.passUnretained(self).toOpaque(), nil, body)
      }
    }

    /// Runs code that is not followed on a thread that is.
    static func outside<R>(_ body: () throws -> R) rethrows -> R { try with(nil, nil, body) }

    /// Runs code that is not followed, and to which clocks show the beginning.
    static func atEpoch<R>(_ body: () throws -> R) rethrows -> R {
      guard isTakenOver else { return try body() }
      let time = SimulatedTime()
      return try withExtendedLifetime(time) { try with(nil, time.clock, body) }
    }

    private static func with<R>(
      _ time: UnsafeMutableRawPointer?, _ clock: UnsafeMutablePointer<SystemClock>?,
      _ body: () throws -> R
    ) rethrows -> R {
      let thread = simtimeCurrent()
      let outer = (thread.pointee.time, thread.pointee.clock)
      (thread.pointee.time, thread.pointee.clock) = (time, clock)
      defer { (thread.pointee.time, thread.pointee.clock) = outer }
      return try body()
    }

    /// Runs what follows a view on the thread that it is laid out on.
    func follow<R>(_ body: () throws -> R) rethrows -> R {
      guard SimulatedTime.isTakenOver, driver == nil else { return try during(body) }
      driver = simtimeThreadName()
      defer {
        driver = nil
        if !lock.withLock({ threads.contains { $0.state != .idle } }) {
          WorkWatch.shared.stop(self)
        }
      }
      return try during(body)
    }

    /// Runs code in a time of its own, of which the wall's clock is ahead.
    static func later<R>(by seconds: Int64, _ body: () -> R) -> R {
      let time = SimulatedTime()
      time.clock.pointee.wall += seconds * 1_000_000_000
      return time.during(body)
    }

    var now: Instant {
      get { clock.pointee.elapsed }
      set {
        clock.pointee.elapsed = max(clock.pointee.elapsed, newValue)
        clock.pointee.reads = 0
      }
    }

    /// Takes in the end of a pass, which takes time where layout goes on and asks what time it is.
    func passEnded(isAtRest: Bool) {
      guard !isAtRest else { return busyPasses.rest() }
      let duration = busyPasses.passEnded(at: now, reads: clock.pointee.reads)
      if duration > 0 { now += duration }
    }

    /// The simulated seconds that went by.
    var seconds: Double { Double(now) / 1e9 }

    static func instant(_ seconds: Double) -> Instant {
      seconds < 9e9 ? Instant((seconds * 1e9).rounded()) : .max
    }

    // MARK: Putting off

    /// Keeps work until it is due. False if it is not kept.
    func submit(
      _ place: WorkPlace, _ body: WorkBody, isBarrier: Bool = false,
      group: UnsafeMutableRawPointer? = nil, at due: Instant? = nil,
      kind: WorkOrigin.Kind = .after, origin known: WorkOrigin? = nil
    ) {
      lock.withLock {
        let isValue = due.map { delaysValue && $0 - now < SimulatedTime.longDelay } ?? false
        let kind = isValue ? .value : kind
        let origin = known ?? (due.map { self.origin(of: kind, $0 - now) } ?? self.origin)
        let work = HeldWork(
          order: nextOrder(), place: place, body: body, isBarrier: isBarrier, group: group,
          origin: origin, chain: chain ?? newChain())
        if let due, due - now >= SimulatedTime.longDelay { work.chain.waitsForLong = true }
        guard !isAbandoned else { return work.end() }
        progress += 1
        if let due {
          timed.insert(work, at: max(due, now))
          origin?.isScheduled = true
        } else {
          ready.append(work)
        }
      }
    }

    /// Code is told where views are, or how large.
    func noteReading() { lock.withLock { readsLayout = true } }

    /// An action of a view begins; nil where all have ended, and what they wrote is for the next pass.
    func noteAction(_ cause: ActionCause?) {
      lock.withLock {
        switch cause {
        case .unknown: isActionOfLayout = readsLayout
        case .layout: isActionOfLayout = true
        case .value(let isInContent): isActionOfLayout = isInContent || followsWritesOfLayout
        case nil:
          isActionOfLayout = nil
          if hasWritesOfLayout { followsWritesOfLayout = true }
        }
      }
    }

    /// A value is made another. That follows from layout if the action does, or the work that was put off by
    /// what does.
    func noteWrite(byLayout: Bool = false) {
      lock.withLock {
        if byLayout || (isActionOfLayout ?? false) {
          hasWritesOfLayout = true
        } else if isActionOfLayout == nil, chain?.followsLayout ?? false {
          (hasWritesOfLayout, followsWritesOfLayout) = (true, true)
        }
      }
    }

    /// Time goes on.
    func forgetReading() {
      readsLayout = false
      (hasWritesOfLayout, followsWritesOfLayout) = (false, false)
    }

    /// Adds a timer that publishes dates, so many seconds apart.
    static func publishing(every seconds: Double, _ add: () -> Void) {
      adding(\.published, instant(seconds), otherwise: nil, add)
    }

    /// Adds what hands on a value later.
    static func delayingValue(_ add: () -> Void) {
      adding(\.delaysValue, true, otherwise: false, add)
    }

    private static func adding<Value>(
      _ property: ReferenceWritableKeyPath<SimulatedTime, Value>, _ value: Value,
      otherwise: Value, _ add: () -> Void
    ) {
      let time = current
      time?.lock.withLock { time?[keyPath: property] = value }
      add()
      time?.lock.withLock { time?[keyPath: property] = otherwise }
    }

    private func newChain() -> WorkChain {
      WorkChain(
        publishing: published, isOfLayout: isActionOfLayout ?? true,
        followsLayout: published == nil && (isActionOfLayout ?? readsLayout))
    }

    /// In nanoseconds: what sends its own value again after that long, or puts itself off, is taken for a
    /// clock that is meant, as of pages that turn by themselves.
    private static let longDelay: Instant = 1_000_000_000

    /// What is put off by what was itself put off is the same thing coming again.
    private func origin(of kind: WorkOrigin.Kind, _ delay: Instant) -> WorkOrigin {
      if let origin, origin.kind == kind, !origin.isScheduled { return origin }
      // A view that is laid out because of it puts off the next one.
      let key = Delay(kind: kind, delay: delay)
      if origin == nil, let last = begunOrigins[key], last.count > 0, !last.isScheduled {
        last.isBegunAnew = true
        return last
      }
      let origin = WorkOrigin(kind)
      begunOrigins[key] = origin
      return origin
    }

    /// What layout put off anew each time, and came last at an instant.
    func origins(lastAt instant: Instant) -> [WorkOrigin] {
      begunOrigins.values.filter { $0.isPutOffEachTime && $0.last == instant }
        .sorted { $0.kind.sentence < $1.kind.sentence }
    }

    func nextOrder() -> Int {
      orders += 1
      return orders
    }

    /// Work that a thread waits for.
    func submitAwaited(_ body: WorkBody) -> HeldWork {
      lock.withLock {
        let work = HeldWork(
          order: nextOrder(), place: .main, body: body, origin: origin,
          chain: chain ?? newChain())
        ready.append(work)
        return work
      }
    }
  }
#endif
