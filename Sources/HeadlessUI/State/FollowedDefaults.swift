import Foundation

/// The values of the user's defaults that properties of a hosted view stand for: where code of the view
/// sets one of them, the property changes too.
@MainActor
final class FollowedDefaults {
  private struct Entry {
    let key: String
    let take: @MainActor () -> Void
  }

  private var entries: [String: Entry] = [:]
  /// Read by `deinit`, when no other code can reach it.
  nonisolated(unsafe) private var observer: (any NSObjectProtocol)?

  nonisolated init() {}

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  /// - Parameters:
  ///   - name: what tells the property from others of the same key.
  ///   - take: called when the key was set.
  func follow(_ key: String, as name: String, _ take: @escaping @MainActor () -> Void) {
    guard entries[name] == nil else { return }
    entries[name] = Entry(key: key, take: take)
    guard observer == nil else { return }
    observer = NotificationCenter.default.observeFollowed(UserDefaults.didChangeNotification) {
      [weak self] _ in
      guard ThreadContext.isOfViews else { return }
      OnMainThread.run { self?.look() }
    }
  }

  private func look() {
    #if os(Linux)
      let keys = SimulatedTime.current?.toldDefaults ?? []
      for (_, entry) in entries.sorted(by: { $0.key < $1.key }) where keys.contains(entry.key) {
        entry.take()
      }
    #endif
  }
}

/// A value as the user's defaults keep it.
private protocol DefaultsValue {
  static func stored(_ key: String, in defaults: UserDefaults) -> Self?
}

extension Bool: DefaultsValue {
  fileprivate static func stored(_ key: String, in defaults: UserDefaults) -> Bool? {
    defaults.bool(forKey: key)
  }
}

extension Int: DefaultsValue {
  fileprivate static func stored(_ key: String, in defaults: UserDefaults) -> Int? {
    defaults.integer(forKey: key)
  }
}

extension Double: DefaultsValue {
  fileprivate static func stored(_ key: String, in defaults: UserDefaults) -> Double? {
    defaults.double(forKey: key)
  }
}

extension String: DefaultsValue {
  fileprivate static func stored(_ key: String, in defaults: UserDefaults) -> String? {
    defaults.string(forKey: key)
  }
}

extension URL: DefaultsValue {
  fileprivate static func stored(_ key: String, in defaults: UserDefaults) -> URL? {
    defaults.url(forKey: key)
  }
}

extension Data: DefaultsValue {
  fileprivate static func stored(_ key: String, in defaults: UserDefaults) -> Data? {
    defaults.data(forKey: key)
  }
}

extension Date: DefaultsValue {
  fileprivate static func stored(_ key: String, in defaults: UserDefaults) -> Date? {
    defaults.object(forKey: key) as? Date
  }
}

/// A value that may be missing, of any type.
private protocol OptionalDefaults {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalDefaults {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension UserDefaults {
  /// The value of a key; nil if none is stored, or none of that type.
  func value<Value>(_ key: String, as type: Value.Type) -> Value? {
    guard object(forKey: key) != nil else { return nil }
    let stored = (type as? any OptionalDefaults.Type)?.wrapped ?? type
    if let type = stored as? any DefaultsValue.Type { return type.stored(key, in: self) as? Value }
    guard let type = stored as? any RawRepresentable.Type else { return nil }
    func open<R: RawRepresentable>(_ type: R.Type) -> Value? {
      let raw = (R.RawValue.self as? any DefaultsValue.Type)?.stored(key, in: self)
      return (raw as? R.RawValue).flatMap { R(rawValue: $0) } as? Value
    }
    return open(type)
  }
}
