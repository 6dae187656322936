#if os(Linux)
  import Foundation

  extension SimulatedTime {
    /// Whether anything is kept.
    var keepsWork: Bool { lock.withLock { !ready.isEmpty || !timed.isEmpty } }

    /// Hands all that is kept to the system: no more passes are asked for.
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
    func hand(_ work: HeldWork, after delay: Instant = 0) {
      let queue = work.place.isMain ? simtimeMainQueue() : work.place.queue
      simtimeRealAfterF(max(0, delay), queue, Unmanaged.passRetained(work).toOpaque()) { context in
        guard let context else { return }
        let work = Unmanaged<HeldWork>.fromOpaque(context).takeRetainedValue()
        work.body.call()
        work.end()
      }
    }

    /// The view is followed no more: what is kept never runs.
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
#endif
