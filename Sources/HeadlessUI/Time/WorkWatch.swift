#if os(Linux)
  import Foundation

  /// Sees to it that nothing hangs: when the main thread waits in the system while a view is followed
  /// (for a lock, say), what it waits for may be held back.
  final class WorkWatch: @unchecked Sendable {
    static let shared = WorkWatch()

    private let lock = NSCondition()
    private var watched: [ObjectIdentifier: Followed] = [:]
    private var isStarted = false

    private struct Followed {
      weak var time: SimulatedTime?
    }

    func watch(_ time: SimulatedTime) {
      lock.withLock {
        let known = watched.updateValue(Followed(time: time), forKey: ObjectIdentifier(time))
        guard known == nil else { return }
        if !isStarted {
          isStarted = simtimeStartThread({ _ in WorkWatch.shared.main() }, nil, 512 << 10)
        }
        lock.signal()
      }
    }

    func stop(_ time: SimulatedTime) {
      lock.withLock { _ = watched.removeValue(forKey: ObjectIdentifier(time)) }
    }

    private func main() {
      var watches: [ObjectIdentifier: (watch: WaitingWatch, progress: Int)] = [:]
      while true {
        let all = lock.withLock {
          while watched.isEmpty { lock.wait() }
          watched = watched.filter { $0.value.time != nil }
          return watched
        }
        simtimeRealSleep(Int64(WaitingWatch.period) * 1_000_000)
        watches = watches.filter { all[$0.key] != nil }
        for (id, followed) in all {
          guard let time = followed.time, let driver = time.driver, !time.driverIsWaiting else {
            watches[id] = nil
            continue
          }
          var (watch, progress) = watches[id] ?? (WaitingWatch(), time.progress)
          if progress != time.progress { watch = WaitingWatch() }
          if watch.isWaiting(driver) {
            repeat {
              time.goOnWithoutDriver()
            } while time.driver == driver && watch.isWaiting(driver)
          }
          watches[id] = (watch, time.progress)
        }
      }
    }
  }

  extension SimulatedTime {
    /// Runs what need not run on the main thread, which waits.
    fileprivate func goOnWithoutDriver() {
      if step(onMain: false) || advance(to: SimulatedTime.instant(horizon)) { return }
      simtimeRealSleep(Int64(WaitingWatch.period) * 1_000_000)
    }
  }
#endif
