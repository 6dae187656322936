#if os(Linux)
  import Foundation

  /// Hooks are C functions: they have nothing but this to ask.
  private func timeToAsk(_ time: UnsafeMutableRawPointer?) -> SimulatedTime? {
    guard let time else { return nil }
    let known = Unmanaged<SimulatedTime>.fromOpaque(time).takeUnretainedValue()
    return known.isLetGo ? nil : known
  }

  /// The main queue may be served by any thread: its loop is then as good as the main one.
  private func servesMain(_ loop: UnsafeMutableRawPointer?) -> Bool {
    WorkThread.current == nil || simtimeIsMainRunLoop(loop)
  }

  private func workBody(
    _ block: UnsafeMutableRawPointer?, _ function: SystemFunction?,
    _ context: UnsafeMutableRawPointer?
  ) -> WorkBody? {
    if let function { return .function(function, context) }
    return block.flatMap { simtimeBlockCopy($0) }.map { .block($0) }
  }

  /// What is done in the place of calls to the system that followed code makes.
  enum TakenOverCalls {
    static func install() {
      let hooks = UnsafeMutablePointer<SystemHooks>.allocate(capacity: 1)
      hooks.initialize(to: SystemHooks())
      installWork(in: &hooks.pointee)
      installWaits(in: &hooks.pointee)
      installSources(in: &hooks.pointee)
      installRunLoops(in: &hooks.pointee)
      hooks.pointee.preferencesSet = { it, key in
        guard let time = timeToAsk(it), let key else { return }
        // Strings of Core Foundation are those of Foundation.
        time.noteChangeOfDefaults("\(Unmanaged<NSString>.fromOpaque(key).takeUnretainedValue())")
      }
      simtimeInstall(hooks)
    }

    private static func installWork(in hooks: inout SystemHooks) {
      hooks.submit = { it, queue, block, function, context, isBarrier, group, when in
        guard let queue else { return false }
        guard let time = timeToAsk(it) else {
          guard let it, when != .max, queue == simtimeMainQueue(), !isBarrier, group == nil,
            let body = workBody(block, function, context)
          else { return false }
          let letGo = Unmanaged<SimulatedTime>.fromOpaque(it).takeUnretainedValue()
          letGo.handToMainQueue(body, at: when)
          return true
        }
        guard !WorkPlace.isOfNetwork(queue) else {
          time.note("a request over the network")
          return false
        }
        let due = when == 0 ? nil : time.instant(of: when)
        guard due != .max else { return false }
        guard let body = workBody(block, function, context) else { return false }
        if let group { simtimeRealGroupEnter(group) }
        time.submit(
          WorkPlace(queue), body, isBarrier: isBarrier, group: group, at: due,
          kind: block == nil ? .sleep : .after)
        return true
      }
      hooks.notify = { it, object, isOfBlock, queue, block, function, context in
        guard let time = timeToAsk(it), let object, let queue else { return false }
        guard let body = workBody(block, function, context) else { return false }
        let place = WorkPlace(queue)
        time.add(
          isOfBlock
            ? HeldNotification(block: object, place, body)
            : HeldNotification(group: object, place, body))
        return true
      }
    }

    private static func installWaits(in hooks: inout SystemHooks) {
      hooks.sync = { it, queue, block, function, context, isBarrier in
        guard let time = timeToAsk(it), let queue else { return false }
        let place = WorkPlace(queue)
        let thread = WorkThread.current
        if place.isMain {
          // From the main thread itself, the system has something to say.
          guard thread != nil, let body = workBody(block, function, context) else { return false }
          let work = time.submitAwaited(body)
          return time.wait(for: "the main queue", until: nil) { work.isDone } ?? true
        }
        let order = time.lock.withLock { time.nextOrder() }
        if time.lock.withLock({
          time.hasEarlier(place, isBarrier: isBarrier, than: order, thread)
        }) {
          _ = time.wait(for: place.description, until: nil) {
            !time.hasEarlier(place, isBarrier: isBarrier, than: order, thread)
          }
        }
        if let domain = place.domain { time.lock.withLock { _ = time.busy.insert(domain) } }
        return false
      }
      hooks.syncDone = { it, queue in
        guard let time = timeToAsk(it), let queue, let domain = WorkPlace(queue).domain else {
          return
        }
        time.lock.withLock { _ = time.busy.remove(domain) }
      }
      hooks.wait = { it, kind, object, when in
        guard let time = timeToAsk(it), let object else { return -1 }
        // It was tried.
        guard when != 0 else { return 1 }
        let due = time.instant(of: when)
        let what = kind == 0 ? "a semaphore" : kind == 1 ? "a group" : "work that was put off"
        let result = time.wait(for: what, until: due == .max ? nil : due) {
          switch kind {
          case 0: simtimeRealSemaphoreWait(object, 0) == 0
          case 1: simtimeRealGroupWait(object, 0) == 0
          default: simtimeRealBlockWait(object, 0) == 0
          }
        }
        return result.map { $0 ? 0 : 1 } ?? -1
      }
      hooks.sleep = { it, nanoseconds in
        guard let time = timeToAsk(it) else { return false }
        return time.wait(for: "time", until: time.now + max(0, nanoseconds)) { false } != nil
      }
      hooks.ownThread = { it, by in
        guard let it else { return }
        let time = Unmanaged<SimulatedTime>.fromOpaque(it)
        if by > 0 { _ = time.retain() }
        time.takeUnretainedValue().note("a thread of its own", Int(by))
        if by < 0 { time.release() }
      }
    }

    private static func installSources(in hooks: inout SystemHooks) {
      hooks.sourceMade = { it, kind, type, mask, queue in
        guard let time = timeToAsk(it), let type else { return nil }
        if let queue, WorkPlace.isOfNetwork(queue) {
          time.note("a request over the network")
          return nil
        }
        guard let kind = FollowedSource.Kind(rawValue: kind) else {
          time.note("a source of files, signals or processes")
          return nil
        }
        return FollowedSource.make(kind, type, mask: UInt(mask), queue, time)
      }
      hooks.sourceTimer = { source, start, interval in
        guard let followed = FollowedSource.of(source) else { return false }
        followed.setTimer(start: start, interval: interval)
        return true
      }
      hooks.sourceHandler = { source, ofCancellation, block, function in
        guard let followed = FollowedSource.of(source) else { return false }
        followed.setHandler(ofCancellation: ofCancellation, block, function)
        return true
      }
      hooks.sourceCancelled = { source in
        FollowedSource.of(source)?.cancel()
        return false
      }
      hooks.sourceMerged = { source, value in
        guard let followed = FollowedSource.of(source) else { return false }
        followed.merge(UInt(value))
        return true
      }
      hooks.sourceData = { source, value in
        guard let followed = FollowedSource.of(source) else { return false }
        value?.pointee = followed.dataOfEvent
        return true
      }
      hooks.sourceRetained = { source, by in FollowedSource.of(source)?.isRetained(by) }
      hooks.suspended = { it, object, by in
        guard let object else { return false }
        if let followed = FollowedSource.of(object) {
          followed.suspend(by)
        } else if let time = timeToAsk(it), by != 0 {
          time.isSuspended(object, by)
        }
        return false
      }
    }

    private static func installRunLoops(in hooks: inout SystemHooks) {
      hooks.runLoopTimer = { it, loop, timer in
        guard let time = timeToAsk(it), let timer, servesMain(loop),
          let info = simtimeTimerInfo(timer)
        else { return false }
        time.add(Unmanaged<Timer>.fromOpaque(info).takeUnretainedValue(), timer)
        return true
      }
      hooks.runLoopBlock = { it, loop, block in
        guard let time = timeToAsk(it), servesMain(loop), let block,
          let copy = simtimeBlockCopy(block)
        else { return false }
        time.submit(.main, .block(copy))
        return true
      }
      hooks.runLoopRun = { it, seconds in
        guard let time = timeToAsk(it), WorkThread.current == nil else { return false }
        time.runLoop(for: seconds)
        return true
      }
    }
  }

  extension SimulatedTime {
    /// Whether calls come here. It is tried: a program may have the system's libraries linked into it,
    /// and keeps their calls then.
    static let isTakenOver: Bool = {
      TakenOverCalls.install()
      let time = SimulatedTime()
      let thread = simtimeCurrent()
      let (outer, clock) = (thread.pointee.time, thread.pointee.clock)
      thread.pointee.time = Unmanaged.passUnretained(time).toOpaque()
      thread.pointee.clock = time.clock
      DispatchQueue.main.async {}
      thread.pointee.time = outer
      thread.pointee.clock = clock
      defer { time.abandon() }
      return withExtendedLifetime(time) { time.keepsWork }
    }()

    /// What a `dispatch_time_t` means here: `Instant.max` is never.
    func instant(of when: UInt64) -> Instant {
      guard when != .max else { return .max }
      guard when != 0, when != .max - 1 else { return now }
      let isOnWall = when >> 62 == 3
      let shown: Int64
      let value: Int64
      if isOnWall {
        (shown, value) = (clock.pointee.wall, -Int64(bitPattern: when))
      } else if when >> 63 == 1 {
        (shown, value) = (clock.pointee.boot, Int64(when & (UInt64.max >> 2)))
      } else {
        (shown, value) = (clock.pointee.monotonic, Int64(when))
      }
      let (instant, isBeyond) = value.subtractingReportingOverflow(shown)
      return isBeyond ? .max : max(now, instant)
    }

    func isSuspended(_ queue: UnsafeMutableRawPointer, _ by: Int32) {
      lock.withLock {
        let count = (suspended[queue] ?? 0) + Int(by)
        suspended[queue] = count > 0 ? count : nil
      }
    }

    /// Fires a timer of the main run loop when it is due.
    func add(_ timer: Timer, _ system: UnsafeMutableRawPointer) {
      let date = simtimeTimerFireDate(system)
      let origin = WorkOrigin(.timer)
      // The open Foundation has one that repeats fire at once, Apple's after its interval.
      if timer.timeInterval > 0, due(date) <= now {
        fire(timer, system, date, at: now + SimulatedTime.instant(timer.timeInterval), origin)
      } else {
        schedule(timer, system, origin)
      }
    }

    /// When a date comes, given in seconds since 2001.
    private func due(_ date: Double) -> Instant {
      let wall = Double(clock.pointee.wall) / 1e9 - Date.timeIntervalBetween1970AndReferenceDate
      // What was added up in seconds since 2001 is not exact.
      let due = ((date - wall) * 1e6).rounded() * 1e3
      return due < 9e18 ? Instant(max(0, due)) : .max
    }

    private func schedule(
      _ timer: Timer, _ system: UnsafeMutableRawPointer, _ origin: WorkOrigin
    ) {
      // Fires on the main queue, as it would by the run loop.
      nonisolated(unsafe) let timer = timer
      let date = simtimeTimerFireDate(system)
      fire(timer, system, date, at: due(date), origin)
    }

    private func fire(
      _ timer: Timer, _ system: UnsafeMutableRawPointer, _ date: Double, at due: Instant,
      _ origin: WorkOrigin
    ) {
      guard due != .max else { return }
      // Fires on the main queue, as it would by the run loop.
      nonisolated(unsafe) let timer = timer
      submit(
        .main,
        .closure { [self] in
          guard timer.isValid else { return }
          guard simtimeTimerFireDate(system) <= date else {
            return schedule(timer, system, WorkOrigin(.timer))
          }
          timer.fire()
          guard timer.isValid, timer.timeInterval > 0 else { return }
          let next = due + SimulatedTime.instant(timer.timeInterval)
          if simtimeTimerFireDate(system) > date {
            schedule(timer, system, origin)
          } else {
            fire(timer, system, date, at: max(next, now), origin)
          }
        }, at: due, kind: .timer, origin: origin)
    }
  }

  extension FollowedSource {
    func setTimer(start: UInt64, interval: UInt64) {
      guard let time = SimulatedTime.current ?? owner else { return }
      let due = time.instant(of: start)
      setTimer(
        due: due == .max ? nil : due,
        interval: interval == 0 || interval >= UInt64(Int64.max) ? nil : Int64(interval))
    }
  }
#endif
