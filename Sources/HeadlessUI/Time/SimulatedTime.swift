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
  /// come here (`TakenOverCalls`), everybody else's go on to the system.
  ///
  /// The lock guards all that varies; whoever runs work holds the other one (`turn`), so that one piece
  /// runs at a time.
  final class SimulatedTime: @unchecked Sendable {
    /// Nanoseconds since the beginning.
    typealias Instant = Int64

    /// The simulated seconds that are followed.
    var horizon = 60.0
    /// Whether work is kept for however long it takes until somebody asks for the next pass.
    var isPatient = false
    /// Whether a view goes by it: it ends with that.
    var isOwned = false

    let lock = NSLock()
    private let turn = NSLock()
    let clock: UnsafeMutablePointer<SystemClock>

    private var ready: [HeldWork] = []
    private var timed = TimedWork()
    private var orders = 0
    private var threads: [WorkThread] = []
    /// Queues that let one piece of work run at a time, and whose piece waits.
    var busy: Set<UnsafeMutableRawPointer> = []
    var suspended: [UnsafeMutableRawPointer: Int] = [:]
    var notifications: [HeldNotification] = []
    /// What put off the work that runs.
    private var origin: WorkOrigin?
    /// What the work belongs to that runs; nil while a view is laid out.
    private var chain: WorkChain?
    /// The interval of a publisher's timer that is added now.
    private var published: Instant?
    private var delaysValue = false
    /// Whether all that was waited for last, when nothing was left to do, goes on like a clock.
    private(set) var awaitsClocks = false
    private(set) var events = 0
    private var eventsAtOnce = 0
    private var busyPasses = BusyPasses()
    private(set) var isCut = false
    /// What cannot be simulated, by name.
    private var outside: [String: Int] = [:]
    /// Goes on with all that followed code does.
    private(set) var progress = 0
    private(set) var isLetGo = false
    private var isAbandoned = false
    /// The thread that a view is followed on; nil while it is not.
    private(set) var driver: Int32?
    /// It waits for another one, whose turn it is.
    private(set) var driverIsWaiting = false

    /// Pieces of work that run without time going on, and in all.
    private static let maximumAtOnce = 10_000
    private static let maximumEvents = 1_000_000

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
      let thread = simtimeCurrent()
      let (time, outerClock) = (thread.pointee.time, thread.pointee.clock)
      thread.pointee.time = Unmanaged.passUnretained(self).toOpaque()
      thread.pointee.clock = clock
      defer {
        thread.pointee.time = time
        thread.pointee.clock = outerClock
      }
      return try withExtendedLifetime(self) { try body() }
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

    /// Runs code that is not followed on a thread that is.
    static func outside<R>(_ body: () throws -> R) rethrows -> R {
      let thread = simtimeCurrent()
      let (time, clock) = (thread.pointee.time, thread.pointee.clock)
      thread.pointee.time = nil
      thread.pointee.clock = nil
      defer {
        thread.pointee.time = time
        thread.pointee.clock = clock
      }
      return try body()
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
        let origin = known ?? (due == nil ? self.origin : self.origin(of: kind))
        let work = HeldWork(
          order: nextOrder(), place: place, body: body, isBarrier: isBarrier, group: group,
          origin: origin, chain: chain ?? WorkChain(publishing: published))
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

    /// Adds a timer that publishes dates, so many seconds apart.
    static func publishing(every seconds: Double, _ add: () -> Void) {
      let time = current
      time?.lock.withLock { time?.published = instant(seconds) }
      add()
      time?.lock.withLock { time?.published = nil }
    }

    /// Adds what hands on a value later.
    static func delayingValue(_ add: () -> Void) {
      let time = current
      time?.lock.withLock { time?.delaysValue = true }
      add()
      time?.lock.withLock { time?.delaysValue = false }
    }

    /// In nanoseconds: a value that its own sink sends again after that long is taken for a clock that is
    /// meant, as of pages that turn by themselves.
    private static let longDelay: Instant = 1_000_000_000

    /// What is put off by what was itself put off is the same thing coming again.
    private func origin(of kind: WorkOrigin.Kind) -> WorkOrigin {
      if let origin, origin.kind == kind, !origin.isScheduled { return origin }
      return WorkOrigin(kind)
    }

    func nextOrder() -> Int {
      orders += 1
      return orders
    }

    /// Work that somebody waits for.
    func submitAwaited(_ body: WorkBody) -> HeldWork {
      lock.withLock {
        let work = HeldWork(
          order: nextOrder(), place: .main, body: body, origin: origin,
          chain: chain ?? WorkChain())
        ready.append(work)
        return work
      }
    }

    // MARK: Running

    /// Runs what is due until something is to be laid out or nothing is left; then lets time go on, up
    /// to the horizon.
    ///
    /// - Parameters:
    ///   - goesOn: whether time may go on.
    ///   - hasWork: whether something is to be laid out.
    /// - Returns: whether nothing was left to do before time went on.
    @MainActor
    func settle(lettingTimeGoOn goesOn: Bool, hasWork: () -> Bool) -> Bool {
      SimulatedTime.outside {
        var isAtRest = false
        eventsAtOnce = 0
        while true {
          let end = lock.withLock { orders }
          while step(onMain: true, upTo: end, inTurns: true) {}
          if hasWork() { return isAtRest }
          if lock.withLock({ orders > end }) || step(onMain: true) { continue }
          guard goesOn, advance(to: SimulatedTime.instant(horizon)) else { return isAtRest }
          isAtRest = true
        }
      }
    }

    /// Lets time go on to what is due next.
    func advance(to limit: Instant) -> Bool {
      lock.withLock {
        guard !isCut else { return false }
        let deadlines = threads.compactMap { $0.state == .waiting ? $0.wait?.deadline : nil }
        guard let next = (deadlines + [timed.next].compactMap(\.self)).min(), next <= limit else {
          return false
        }
        awaitsClocks = deadlines.isEmpty && timed.isOfClocks
        if next > now { eventsAtOnce = 0 }
        now = next
        origin = nil
        takeDue()
        return true
      }
    }

    private func takeDue() {
      while let (work, due) = timed.takeFirst(upTo: now) {
        work.origin?.happens(at: due)
        // A value that arrives was sent by something: it is no clock of its own.
        if work.origin?.kind != .value { work.chain.happens(at: due) }
        ready.append(work)
      }
    }

    private enum Step {
      case work(HeldWork)
      case thread(WorkThread)
    }

    /// Runs one piece of work, or lets a thread go on that waited. False if there is none that can.
    ///
    /// - Parameter inTurns: whether what comes next may run at once, without anything in between, if
    ///   it does not belong on the main thread either: it costs two changes of threads less.
    func step(onMain: Bool, upTo order: Int = .max, inTurns: Bool = false) -> Bool {
      turn.lock()
      guard let step = lock.withLock({ next(onMain: onMain, upTo: order) }) else {
        turn.unlock()
        return false
      }
      switch step {
      case .work(let work) where work.place.isMain:
        turn.unlock()
        let outer = begin(work)
        during { work.body.call() }
        work.end()
        lock.withLock {
          work.isDone = true
          origin = outer.origin ?? origin
          chain = outer.chain
        }
      case .work(let work):
        defer { turn.unlock() }
        guard let thread = lock.withLock({ idleThread() }) else {
          // The system has no thread to give: it may find one itself.
          hand(work)
          return true
        }
        WorkWatch.shared.watch(self)
        let outer = begin(work).chain
        lock.withLock {
          give(work, to: thread)
          thread.lastInTurn = inTurns ? order : nil
        }
        take(thread)
        lock.withLock { chain = outer }
      case .thread(let thread):
        defer { turn.unlock() }
        let outer = lock.withLock {
          defer { chain = thread.work?.chain }
          thread.state = .running
          thread.lastInTurn = nil
          origin = thread.work?.origin
          return chain
        }
        take(thread)
        lock.withLock { chain = outer }
      }
      lookAtNotifications()
      return true
    }

    private func begin(_ work: HeldWork) -> (origin: WorkOrigin?, chain: WorkChain?) {
      lock.withLock {
        defer { take(up: work) }
        return (origin, chain)
      }
    }

    /// What is put off from here on is put off by this work.
    private func take(up work: HeldWork) {
      clock.pointee.reads = 0
      (origin, chain) = (work.origin, work.chain)
    }

    private func give(_ work: HeldWork, to thread: WorkThread) {
      thread.give(work, self)
      thread.state = .running
      if let domain = work.place.domain { busy.insert(domain) }
    }

    private func take(_ thread: WorkThread) {
      let outer = driverIsWaiting
      driverIsWaiting = true
      thread.takeTurn {
        lock.withLock {
          guard thread.state == .running else { return false }
          thread.state = .outside
          return true
        }
      }
      driverIsWaiting = outer
    }

    private func next(onMain: Bool, upTo order: Int) -> Step? {
      takeDue()
      let waiting = threads.filter { $0.state == .waiting }
      for thread in waiting.sorted(by: { ($0.wait?.order ?? 0) < ($1.wait?.order ?? 0) }) {
        guard let wait = thread.wait else { continue }
        let isOver = wait.isOver()
        guard isOver || wait.deadline.map({ $0 <= now }) == true else { continue }
        thread.cameAbout = isOver
        thread.wait = nil
        count()
        return .thread(thread)
      }
      guard !isCut, let index = ready.firstIndex(where: { canRun($0, onMain, upTo: order) }) else {
        return nil
      }
      count()
      guard !isCut else { return nil }
      return .work(ready.remove(at: index))
    }

    private func count() {
      events += 1
      eventsAtOnce += 1
      progress += 1
      if eventsAtOnce > SimulatedTime.maximumAtOnce || events > SimulatedTime.maximumEvents {
        isCut = true
      }
    }

    private func canRun(_ work: HeldWork, _ onMain: Bool, upTo order: Int) -> Bool {
      guard work.order <= order else { return false }
      switch work.place {
      case .main: return onMain
      case .anywhere: return true
      case .queue(let queue, let domain):
        if let domain { return !busy.contains(domain) && suspended[queue] == nil }
        return suspended[queue] == nil && isNotBarred(work, queue)
      }
    }

    /// Whether no barrier is between it and what is under way on its queue.
    private func isNotBarred(_ work: HeldWork, _ queue: UnsafeMutableRawPointer) -> Bool {
      if work.isBarrier {
        return !threads.contains { $0.state != .idle && $0.work?.place.queue == queue }
      }
      let isBehind = ready.contains {
        $0.order < work.order && $0.isBarrier && $0.place.queue == queue
      }
      let isDuring = threads.contains {
        $0.state != .idle && $0.work?.place.queue == queue && $0.work?.isBarrier == true
      }
      return !isBehind && !isDuring
    }

    /// Whether a queue has work that comes before what is put off from now on.
    func hasEarlier(
      _ place: WorkPlace, isBarrier: Bool, than order: Int, _ thread: WorkThread?
    ) -> Bool {
      guard case .queue(let queue, let domain) = place else { return false }
      if let domain {
        return busy.contains(domain)
          || ready.contains { $0.order < order && $0.place.domain == domain }
      }
      let isUnderWay = threads.contains {
        $0 !== thread && $0.state != .idle && $0.work?.place.queue == queue
          && (isBarrier || $0.work?.isBarrier == true)
      }
      return isUnderWay
        || ready.contains {
          $0.order < order && $0.place.queue == queue && (isBarrier || $0.isBarrier)
        }
    }

    private func idleThread() -> WorkThread? {
      if let idle = threads.first(where: { $0.state == .idle }) { return idle }
      guard let new = WorkThread() else { return nil }
      threads.append(new)
      return new
    }

    /// A thread has run its work.
    func ended(_ thread: WorkThread) -> WorkThread.Continuation {
      lock.withLock {
        if let domain = thread.work?.place.domain { busy.remove(domain) }
        thread.work?.isDone = true
        let wasRunning = thread.state == .running
        progress += 1
        if wasRunning, let next = nextInTurn(of: thread) {
          take(up: next)
          give(next, to: thread)
          return .goesOn
        }
        if isLetGo || isAbandoned {
          threads.removeAll { $0 === thread }
          thread.give(nil, nil)
          thread.end()
        }
        thread.state = .idle
        thread.give(nil, nil)
        return wasRunning ? .givesTurn : .isAlone
      }
    }

    /// The work that would run next in any case, if it can do so on this thread.
    private func nextInTurn(of thread: WorkThread) -> HeldWork? {
      guard let last = thread.lastInTurn, !isLetGo, !isAbandoned, !isCut, notifications.isEmpty,
        !threads.contains(where: { $0.state == .waiting })
      else { return nil }
      takeDue()
      // The work that has just ended keeps no other from running.
      thread.state = .idle
      defer { thread.state = .running }
      guard let index = ready.firstIndex(where: { canRun($0, true, upTo: last) }),
        !ready[index].place.isMain
      else { return nil }
      count()
      return isCut ? nil : ready.remove(at: index)
    }

    // MARK: Waiting

    /// Waits until something has come about, while other work runs.
    ///
    /// - Parameter deadline: when it is over anyway; nil for never.
    /// - Returns: whether it came about; nil if nothing is left that could bring it about.
    func wait(for what: String, until deadline: Instant?, _ isOver: @escaping () -> Bool) -> Bool? {
      guard let thread = WorkThread.current else { return driverWaits(until: deadline, isOver) }
      let wasRunning = lock.withLock {
        let wasRunning = thread.state == .running
        thread.wait = WorkThread.Wait(
          what: what, isOver: isOver, deadline: deadline, order: nextOrder())
        thread.cameAbout = false
        thread.state = .waiting
        return wasRunning
      }
      thread.giveTurn(wasRunning: wasRunning)
      return lock.withLock { isLetGo ? nil : thread.cameAbout }
    }

    private func driverWaits(until deadline: Instant?, _ isOver: () -> Bool) -> Bool? {
      let limit = deadline ?? SimulatedTime.instant(horizon)
      while true {
        if lock.withLock(isOver) { return true }
        if let deadline, now >= deadline { return false }
        if step(onMain: false) || advance(to: limit) { continue }
        guard let deadline else { return nil }
        lock.withLock { now = deadline }
      }
    }

    /// Runs the main queue from within work of its own, as a run loop does that is run there.
    func runLoop(for seconds: Double) {
      let end = now + SimulatedTime.instant(max(0, min(seconds, horizon)))
      repeat {
        while step(onMain: true) {}
      } while advance(to: end)
      lock.withLock { now = end }
    }

    // MARK: What comes when something else is over

    private func lookAtNotifications() {
      guard !notifications.isEmpty else { return }
      let due = lock.withLock {
        let due = notifications.filter { $0.isDue() }
        notifications.removeAll { one in due.contains { $0 === one } }
        return due
      }
      for notification in due { notification.submit(to: self) }
    }

    func add(_ notification: HeldNotification) {
      lock.withLock { notifications.append(notification) }
      lookAtNotifications()
    }

    // MARK: What cannot be simulated

    /// Takes note of something that begins (1) or ends (-1) outside of what is followed.
    func note(_ what: String, _ by: Int = 1) {
      lock.withLock { outside[what, default: 0] += by }
    }

    /// How far time was followed, and what is left.
    var followed: FollowedTime {
      lock.withLock {
        var result = FollowedTime(
          isSimulated: SimulatedTime.isTakenOver, seconds: seconds, events: events, isCut: isCut)
        for (work, due) in timed.all {
          if let origin = work.origin, origin.count > 0 {
            let new = due - origin.last
            let isRegular = origin.isRegular && (origin.interval ?? new) == new
            result.add(recurring: origin, every: isRegular ? new : nil)
          } else {
            let kind = work.origin?.kind ?? .after
            result.later.append(
              FollowedTime.Later(what: kind.sentence, due: Double(due) / 1e9))
          }
        }
        result.pending = outside.filter { $0.value > 0 }.map(\.key)
        for thread in threads {
          guard let work = thread.work else { continue }
          if thread.state == .waiting, let wait = thread.wait {
            result.pending.append("\(work.place.description) waits for \(wait.what)")
          } else if thread.state == .outside {
            result.pending.append("work on \(work.place.description) waits in the system")
          }
        }
        for work in ready where !isCut {
          // What could run now is not followed any further, and waits for nothing.
          if canRun(work, true, upTo: .max) {
            if let origin = work.origin, origin.count > 0 {
              result.add(recurring: origin, every: origin.isRegular ? origin.interval : nil)
            }
            continue
          }
          result.pending.append("work waits for its turn on \(work.place.description)")
        }
        if !notifications.isEmpty {
          result.pending.append("a notification waits for work that has not ended")
        }
        result.pending = Set(result.pending).sorted()
        return result
      }
    }

    // MARK: Giving up

    /// Whether anything is kept.
    var keepsWork: Bool { lock.withLock { !ready.isEmpty || !timed.isEmpty } }

    /// Hands all that is kept to the system: nobody asks for passes.
    func letGo() {
      let (works, later, waiting) = lock.withLock {
        isLetGo = true
        defer {
          ready = []
          timed = TimedWork()
        }
        return (ready, timed.all, threads.filter { $0.state == .waiting })
      }
      for work in works { hand(work) }
      for (work, due) in later { hand(work, after: due - now) }
      for thread in waiting { thread.end() }
    }

    /// Calls are kept from here on, if they were not.
    func takeBack() { lock.withLock { isLetGo = false } }

    /// Lets the system run work.
    private func hand(_ work: HeldWork, after delay: Instant = 0) {
      let queue = work.place.isMain ? simtimeMainQueue() : work.place.queue
      simtimeRealAfterF(max(0, delay), queue, Unmanaged.passRetained(work).toOpaque()) { context in
        guard let context else { return }
        let work = Unmanaged<HeldWork>.fromOpaque(context).takeRetainedValue()
        work.body.call()
        work.end()
      }
    }

    /// Nobody follows any more: what is kept never runs.
    func abandon() {
      let works = lock.withLock {
        isAbandoned = true
        defer {
          ready = []
          timed = TimedWork()
          notifications = []
        }
        return ready + timed.all.map(\.work)
      }
      for work in works {
        work.body.release()
        // A queue must not go while it is suspended, and what waits for it keeps it from going.
        if let queue = work.place.queue { simtimeRealRetain(queue) }
      }
      let idle = lock.withLock {
        defer { threads.removeAll { $0.state == .idle } }
        return threads.filter { $0.state == .idle }
      }
      for thread in idle { thread.end() }
    }
  }

  extension FollowedTime {
    /// - Parameter interval: in nanoseconds; nil if it varies.
    fileprivate mutating func add(
      recurring origin: WorkOrigin, every interval: SimulatedTime.Instant?
    ) {
      let one = Recurrence(
        what: origin.kind.sentence, interval: interval.map { Double($0) / 1e9 })
      if !recurring.contains(one) { recurring.append(one) }
    }
  }
#endif
