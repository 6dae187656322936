#if os(Linux)
  import Foundation

  /// Work for when a group is empty, or for when a block has run.
  final class HeldNotification: @unchecked Sendable {
    private let group: UnsafeMutableRawPointer?
    private let place: WorkPlace
    private let body: WorkBody
    private let lock = NSLock()
    private var hasRun = false

    init(group: UnsafeMutableRawPointer, _ place: WorkPlace, _ body: WorkBody) {
      self.group = group
      self.place = place
      self.body = body
      simtimeRealRetain(group)
    }

    /// The system says when a block has run, on a queue that can be waited for.
    init(block: UnsafeMutableRawPointer, _ place: WorkPlace, _ body: WorkBody) {
      group = nil
      self.place = place
      self.body = body
      let note: @convention(block) () -> Void = { [self] in lock.withLock { hasRun = true } }
      withExtendedLifetime(note) {
        simtimeRealBlockNotify(block, unsafeBitCast(note, to: UnsafeMutableRawPointer.self))
      }
    }

    deinit {
      if let group { simtimeRealRelease(group) }
    }

    func isDue() -> Bool {
      if let group { return simtimeRealGroupWait(group, 0) == 0 }
      simtimeFinishNotifications()
      return lock.withLock { hasRun }
    }

    func submit(to time: SimulatedTime) { time.submit(place, body) }
  }
#endif
