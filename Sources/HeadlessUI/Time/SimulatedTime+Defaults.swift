#if os(Linux)
  import Foundation

  extension SimulatedTime: DefaultsHolder {
    /// Followed code has set a value of the user's defaults: who observes them is told in the main queue's
    /// next turn, once for all values that are set until then.
    ///
    /// Foundation on Linux posts no notification of its own.
    func noteChangeOfDefaults(_ key: String) {
      guard !OwnDefaults.areSwitched else { return }
      let setter = WriteInPlace.areNoted ? CallTrace.capture() : nil
      let isFirst = lock.withLock {
        defer { changedDefaults.updateValue(setter, forKey: key) }
        return changedDefaults.isEmpty
      }
      guard isFirst else { return }
      submit(
        .main,
        .closure { [weak self] in
          guard let self else { return }
          lock.withLock { (toldDefaults, changedDefaults) = (changedDefaults, [:]) }
          NotificationCenter.default.post(
            name: UserDefaults.didChangeNotification, object: UserDefaults.standard)
        })
    }
  }
#endif
