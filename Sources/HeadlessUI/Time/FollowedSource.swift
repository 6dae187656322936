#if os(Linux)
  import Foundation

  /// A source of the system's that followed code made: a timer, or one that is told of data. The
  /// system's own stands for it, and never hears of anything.
  final class FollowedSource: @unchecked Sendable {
    enum Kind: Int32 {
      case timer = 1
      case data = 2
    }

    private struct Handler {
      var block: UnsafeMutableRawPointer?
      var function: SystemFunction?
    }

    private let source: UnsafeMutableRawPointer
    private let kind: Kind
    private let type: UnsafeRawPointer
    private let place: WorkPlace
    private weak var time: SimulatedTime?
    var owner: SimulatedTime? { time }

    private let lock = NSLock()
    private var event = Handler()
    private var cancellation = Handler()
    private var suspensions = 1
    private var isActive = false
    private var isCancelled = false
    private var references = 1
    private var due: Int64?
    private var interval: Int64?
    private var origin: WorkOrigin?
    /// Tells what was put off for an earlier setting of the timer.
    private var generation = 0
    private var isMissed = false
    private var pending: UInt = 0
    private var isPending = false
    private var data: UInt = 0

    private init(
      _ source: UnsafeMutableRawPointer, _ kind: Kind, _ type: UnsafeRawPointer,
      _ place: WorkPlace, _ time: SimulatedTime
    ) {
      self.source = source
      self.kind = kind
      self.type = type
      self.place = place
      self.time = time
    }

    deinit {
      for handler in [event, cancellation] {
        if let block = handler.block { simtimeBlockRelease(block) }
      }
    }

    // MARK: All of them

    private static let all = NSLock()
    // Only touched with the lock held.
    private nonisolated(unsafe) static var known: [UnsafeMutableRawPointer: FollowedSource] = [:]

    static func of(_ source: UnsafeMutableRawPointer?) -> FollowedSource? {
      guard let source else { return nil }
      return all.withLock { known[source] }
    }

    /// Makes a source; nil if it is one that only the system can serve.
    static func make(
      _ kind: Kind, _ type: UnsafeRawPointer, mask: UInt, _ queue: UnsafeMutableRawPointer?,
      _ time: SimulatedTime
    ) -> UnsafeMutableRawPointer? {
      let systemType = kind == .timer ? simtimeSourceType(0) : type
      guard let systemType,
        let source = simtimeRealSourceCreate(systemType, 0, kind == .timer ? 0 : mask, queue)
      else { return nil }
      let place = queue.map { WorkPlace($0) } ?? .anywhere
      let followed = FollowedSource(source, kind, type, place, time)
      all.withLock {
        known[source] = followed
        simtimeNoteSources(1)
      }
      return source
    }

    func isRetained(_ by: Int32) {
      let isLast = lock.withLock {
        references += Int(by)
        return references == 0
      }
      guard isLast else { return }
      FollowedSource.all.withLock {
        FollowedSource.known[source] = nil
        simtimeNoteSources(FollowedSource.known.isEmpty ? 0 : 1)
      }
      lock.withLock {
        isCancelled = true
        generation += 1
      }
    }

    // MARK: What is set

    func setHandler(
      ofCancellation: Bool, _ block: UnsafeMutableRawPointer?, _ function: SystemFunction?
    ) {
      let handler = Handler(block: block.flatMap { simtimeBlockCopy($0) }, function: function)
      let old = lock.withLock {
        defer { if ofCancellation { cancellation = handler } else { event = handler } }
        return ofCancellation ? cancellation : event
      }
      if let block = old.block { simtimeBlockRelease(block) }
    }

    func setTimer(due: Int64?, interval: Int64?) {
      lock.withLock {
        self.due = due
        self.interval = interval
        generation += 1
        isMissed = false
        origin = WorkOrigin(event.function == nil ? .source : .sleep)
      }
      schedule()
    }

    func suspend(_ by: Int32) {
      let fires = lock.withLock {
        switch by {
        case 1: suspensions += 1
        case 0 where isActive: break
        default: suspensions = max(0, suspensions - 1)
        }
        if by < 1 { isActive = true }
        guard suspensions == 0 else { return false }
        defer { isMissed = false }
        return isMissed
      }
      if fires { fire() } else { schedule() }
    }

    func cancel() {
      let handler = lock.withLock { () -> Handler? in
        guard !isCancelled else { return nil }
        isCancelled = true
        generation += 1
        defer { cancellation = Handler() }
        return cancellation
      }
      guard let handler, handler.block != nil || handler.function != nil else { return }
      time?.submit(place, .closure { [self] in call(handler, releasing: true) })
    }

    func merge(_ value: UInt) {
      let isNew = lock.withLock { () -> Bool in
        guard !isCancelled else { return false }
        switch type {
        case simtimeSourceType(0): pending &+= value
        case simtimeSourceType(1): pending |= value
        default: pending = value
        }
        defer { isPending = true }
        return !isPending
      }
      if isNew { fire() }
    }

    /// What the handler is told that runs now.
    var dataOfEvent: UInt { lock.withLock { data } }

    // MARK: Events

    private var scheduled = -1

    private func schedule() {
      let next = lock.withLock { () -> (due: Int64, generation: Int)? in
        guard kind == .timer, isActive, !isCancelled, suspensions == 0, let due,
          scheduled != generation
        else { return nil }
        scheduled = generation
        return (due, generation)
      }
      guard let next, let time else { return }
      time.submit(
        place, .closure { [weak self] in self?.timerFires(next.generation) }, at: next.due,
        origin: origin)
    }

    private func timerFires(_ generation: Int) {
      let handler = lock.withLock { () -> Handler? in
        guard generation == self.generation, !isCancelled else { return nil }
        scheduled = -1
        if let interval, interval > 0, let due {
          self.due = max(due + interval, time?.now ?? 0)
        } else {
          due = nil
        }
        guard suspensions == 0 else {
          isMissed = true
          return nil
        }
        data = 1
        return retained(event)
      }
      schedule()
      if let handler { call(handler, releasing: true) }
    }

    /// Puts the handler's run on its queue.
    private func fire() {
      time?.submit(
        place,
        .closure { [weak self] in
          guard let self else { return }
          let handler = lock.withLock { () -> Handler? in
            guard !isCancelled else { return nil }
            guard suspensions == 0 else {
              isMissed = true
              return nil
            }
            data = kind == .timer ? 1 : pending
            pending = 0
            isPending = false
            return retained(event)
          }
          if let handler { call(handler, releasing: true) }
        })
    }

    private func retained(_ handler: Handler) -> Handler {
      Handler(block: handler.block.flatMap { simtimeBlockCopy($0) }, function: handler.function)
    }

    private func call(_ handler: Handler, releasing: Bool) {
      if let block = handler.block {
        simtimeBlockCall(block)
        if releasing { simtimeBlockRelease(block) }
      } else {
        handler.function?(simtimeContext(source))
      }
    }
  }
#endif
