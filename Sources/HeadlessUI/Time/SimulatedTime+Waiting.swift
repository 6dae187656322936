#if os(Linux)
  import Foundation

  extension SimulatedTime {
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
  }
#endif
