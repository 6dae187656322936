import Foundation

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
  var value: Any? { get }
}

extension Optional: OptionalDefaults {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate var value: Any? { self }
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

  /// Whether values of a type can be stored.
  static func canKeep(_ type: Any.Type) -> Bool {
    if let optional = type as? any OptionalDefaults.Type { return canKeep(optional.wrapped) }
    return type is any DefaultsValue.Type || type is any RawRepresentable.Type
  }

  /// Stores the value of a key, or removes it if it is nil; nothing is done for one that is stored already.
  func keep<Value>(_ value: Value, _ key: String) {
    if let known = self.value(key, as: Value.self), ValueComparison.areEqual(known, value) {
      return
    }
    switch UserDefaults.plain(value) {
    case let url as URL: set(url, forKey: key)
    case let plain?: set(plain, forKey: key)
    case nil: if object(forKey: key) != nil { removeObject(forKey: key) }
    }
  }

  /// A value as a property list has it; nil for a missing one.
  private static func plain(_ value: Any) -> Any? {
    if let optional = value as? any OptionalDefaults { return optional.value.flatMap(plain) }
    guard !(value is any DefaultsValue), let value = value as? any RawRepresentable else {
      return value
    }
    return value.rawValue
  }
}
