#if os(Linux)
  import Foundation

  extension SimulatedTime {
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
          ProgressListener.current?.stepEnded()
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
        if next > now {
          eventsAtOnce = 0
          forgetReading()
        }
        now = next
        origin = nil
        takeDue()
        return true
      }
    }

    func takeDue() {
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
    func take(up work: HeldWork) {
      clock.pointee.reads = 0
      (origin, chain) = (work.origin, work.chain)
    }

    func give(_ work: HeldWork, to thread: WorkThread) {
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

    func count() {
      events += 1
      eventsAtOnce += 1
      progress += 1
      if eventsAtOnce > SimulatedTime.maximumAtOnce || events > SimulatedTime.maximumEvents {
        isCut = true
      }
    }

    func canRun(_ work: HeldWork, _ onMain: Bool, upTo order: Int) -> Bool {
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

    // MARK: What comes when something else is over

    func lookAtNotifications() {
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
  }
#endif
