import Foundation

/// Whether the standard defaults of this process belong to the followed views alone, and what properties of
/// views found there.
package enum OwnDefaults {
  private struct Contents {
    var areOwned = false
    /// What each key had when a property first stood for it; nil for nothing.
    var first: [String: Any?] = [:]
  }

  // Values of defaults are property lists, which do not change.
  private nonisolated(unsafe) static var contents = Contents()
  private static let lock = NSLock()

  /// Nothing else in this process uses the standard defaults.
  package static func declare() { lock.withLock { contents.areOwned = true } }

  static var exist: Bool { lock.withLock { contents.areOwned } }

  /// A property stands for a key from here on.
  static func note(_ key: String) {
    guard exist, lock.withLock({ contents.first[key] }) == nil else { return }
    let value = UserDefaults.standard.object(forKey: key)
    lock.withLock { _ = contents.first.updateValue(value, forKey: key) }
  }

  /// Gives the keys that properties stand for the values that they had at first, so that each run begins
  /// with them.
  static func reset() {
    guard exist else { return }
    for (key, value) in lock.withLock({ contents.first }) {
      if let value {
        UserDefaults.standard.set(value, forKey: key)
      } else if UserDefaults.standard.object(forKey: key) != nil {
        UserDefaults.standard.removeObject(forKey: key)
      }
    }
  }
}
