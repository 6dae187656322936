import Foundation

/// A property of an observable object that is about to change: the registrar tells which, and not of
/// which object, so that it is found among those that the reading view knows.
@MainActor
struct ObservedProperty {
  private let keyPath: AnyKeyPath
  private let candidates: [(object: AnyObject, old: Any)]

  private static let maximumCandidates = 8

  /// Nil if no object is found.
  init?(_ keyPath: AnyKeyPath, readBy element: AnyElement) {
    self.keyPath = keyPath
    let root = Swift.type(of: keyPath).rootType
    var search = ObjectSearch()
    search.add(element)
    let found = search.objects(atMost: ObservedProperty.maximumCandidates) {
      ObservedProperty.isObject($0, of: root)
    }
    candidates = found.compactMap { object in
      ObservedProperty.value(of: object, keyPath).map { (object, $0) }
    }
    if candidates.isEmpty { return nil }
  }

  /// A write that was made.
  struct Write {
    let old: Any
    let new: Any
    fileprivate let object: AnyObject
    fileprivate let keyPath: AnyKeyPath

    /// Sets the property to what it was, as if it had not been written.
    @MainActor
    func undo() {
      ThreadContext.current.noteUndoneWrite(of: keyPath)
      set(to: old)
    }

    /// Sets the property to another value without telling its readers.
    @MainActor
    func set(to value: Any) {
      let thread = ThreadContext.current
      thread.undoesWrite = true
      defer { thread.undoesWrite = false }
      func open<Root>(_: Root.Type) {
        func open<Value>(_: Value.Type) {
          guard let keyPath = keyPath as? ReferenceWritableKeyPath<Root, Value>,
            let root = object as? Root, let value = value as? Value
          else { return }
          root[keyPath: keyPath] = value
        }
        _openExistential(Swift.type(of: keyPath).valueType, do: open)
      }
      _openExistential(Swift.type(of: keyPath).rootType, do: open)
    }
  }

  /// The write, now that it was made; nil if none of the objects has another value.
  var write: Write? {
    for (object, old) in candidates {
      guard let new = ObservedProperty.value(of: object, keyPath) else { continue }
      if candidates.count == 1 || ContentDigest.ofAny(old) != ContentDigest.ofAny(new) {
        return Write(old: old, new: new, object: object, keyPath: keyPath)
      }
    }
    return nil
  }

  private static func isObject(_ object: AnyObject, of type: Any.Type) -> Bool {
    func open<Root>(_: Root.Type) -> Bool { object is Root }
    return _openExistential(type, do: open)
  }

  private static func value(of object: AnyObject, _ keyPath: AnyKeyPath) -> Any? {
    (object as Any)[keyPath: keyPath]
  }
}

extension ContentDigest {
  fileprivate static func ofAny(_ value: Any) -> UInt64 {
    func open<T>(_ value: T) -> UInt64 { of(value) }
    return _openExistential(value, do: open)
  }
}
