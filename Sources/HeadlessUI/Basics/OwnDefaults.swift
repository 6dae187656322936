import Foundation

/// Whether the standard defaults of this process belong to the followed views alone.
///
/// Then each followed view has values of its own for the keys that properties (`AppStorage`) stand for: it
/// begins with what was stored when the process declared this, and has its own again whenever it goes on
/// after another view.
package enum OwnDefaults {
  private struct Contents {
    var areOwned = false
    /// What was stored at first.
    var start: [String: Any] = [:]
    /// The keys that properties stand for.
    var keys: Set<String> = []
    /// Whose values are stored now.
    weak var holder: (any DefaultsHolder)?
    var isSwitching = false
  }

  // Touched with the lock held. Values of defaults are property lists, which do not change.
  private nonisolated(unsafe) static var contents = Contents()
  private static let lock = NSLock()

  /// Nothing else in this process uses the standard defaults.
  package static func declare() {
    let start = UserDefaults.standard.dictionaryRepresentation()
    lock.withLock { (contents.areOwned, contents.start) = (true, start) }
  }

  static var exist: Bool { lock.withLock { contents.areOwned } }

  /// Whether values are changed for another view, of which nothing is told.
  static var areSwitched: Bool { lock.withLock { contents.isSwitching } }

  /// A property stands for a key from here on.
  static func note(_ key: String) { lock.withLock { _ = contents.keys.insert(key) } }

  /// Stores the values of a view that goes on, and keeps those of the one before.
  static func enter(_ holder: any DefaultsHolder) {
    let wanted: [String: Any]? = lock.withLock {
      guard contents.areOwned, contents.holder !== holder else { return nil }
      contents.holder?.keptDefaults = stored(contents.keys)
      contents.holder = holder
      contents.isSwitching = true
      return holder.keptDefaults ?? contents.start
    }
    guard let wanted else { return }
    for key in lock.withLock({ contents.keys }) {
      switch (UserDefaults.standard.object(forKey: key), wanted[key]) {
      case (nil, nil): break
      case (_?, nil): UserDefaults.standard.removeObject(forKey: key)
      case (let current?, let value?) where NSArray(array: [current]).isEqual(to: [value]): break
      case (_, let value?): UserDefaults.standard.set(value, forKey: key)
      }
    }
    lock.withLock { contents.isSwitching = false }
  }

  private static func stored(_ keys: Set<String>) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in keys { values[key] = UserDefaults.standard.object(forKey: key) }
    return values
  }
}

/// What has values of its own in the standard defaults, while they are another's.
protocol DefaultsHolder: AnyObject {
  var keptDefaults: [String: Any]? { get set }
}
