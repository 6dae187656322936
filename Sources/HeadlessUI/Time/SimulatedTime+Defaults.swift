#if os(Linux)
  import Foundation

  extension SimulatedTime {
    /// Followed code has set a value of the user's defaults: who observes them is told in the main queue's
    /// next turn, once for all values that are set until then.
    ///
    /// Foundation on Linux posts no notification of its own.
    func noteChangeOfDefaults() {
      let isFirst = lock.withLock {
        defer { tellsOfDefaults = true }
        return !tellsOfDefaults
      }
      guard isFirst else { return }
      submit(
        .main,
        .closure { [weak self] in
          guard let self else { return }
          lock.withLock { self.tellsOfDefaults = false }
          NotificationCenter.default.post(
            name: UserDefaults.didChangeNotification, object: UserDefaults.standard)
        })
    }
  }
#endif
