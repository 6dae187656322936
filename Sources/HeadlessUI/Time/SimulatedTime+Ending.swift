#if os(Linux)
  import Foundation

  /// Work that the system runs, and whose view's it is.
  private final class HandedWork {
    private let work: HeldWork
    private let time: SimulatedTime

    init(_ work: HeldWork, of time: SimulatedTime) {
      self.work = work
      self.time = time
    }

    var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    func run() {
      // Passes, which take calls over again, are on the main thread: on another one they may begin
      // meanwhile.
      if !work.place.isMain {
        work.body.call()
      } else if time.isLetGo {
        time.whileLetGo { work.body.call() }
      } else {
        time.during { work.body.call() }
      }
      work.end()
    }
  }

  private func runHandedWork(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<HandedWork>.fromOpaque(context).takeRetainedValue().run()
  }

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

    /// Lets the system run work, so many nanoseconds later.
    func hand(_ work: HeldWork, after delay: Instant = 0) {
      let queue = work.place.isMain ? simtimeMainQueue() : work.place.queue
      simtimeRealAfterF(
        max(0, delay), queue, HandedWork(work, of: self).retained, runHandedWork)
    }

    /// Lets the system run what code of a view that is let go puts off, at a time that its clocks show.
    func handToMainQueue(_ body: WorkBody, at when: UInt64) {
      let work = HeldWork(order: 0, place: .main, body: body, origin: nil, chain: WorkChain())
      simtimeRealAtF(when, simtimeMainQueue(), HandedWork(work, of: self).retained, runHandedWork)
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
