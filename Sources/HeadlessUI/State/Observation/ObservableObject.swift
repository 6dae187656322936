#if canImport(Combine)
  @_exported import Combine
#else
  import Foundation

  /// An object that says when it is about to change.
  public protocol ObservableObject: AnyObject {
    /// The type of what tells of changes.
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

    /// Tells of changes, before they are made.
    var objectWillChange: ObjectWillChangePublisher { get }
  }

  /// Tells of changes of an object.
  public final class ObservableObjectPublisher: @unchecked Sendable {
    private let lock = NSLock()
    private var listeners: [ObjectIdentifier: () -> Void] = [:]

    /// A publisher that nobody listens to yet.
    public init() {}

    /// Tells that the object is about to change.
    public func send() {
      let all = lock.withLock { Array(listeners.values) }
      for listener in all { listener() }
    }

    func listen(_ listener: AnyObject, _ action: @escaping () -> Void) {
      lock.withLock { listeners[ObjectIdentifier(listener)] = action }
    }
  }

  private enum Publishers {
    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var known: [ObjectIdentifier: Entry] = [:]

    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
      lock.withLock {
        let id = ObjectIdentifier(object)
        // Another object may live where one did that is gone.
        if let entry = known[id], entry.object === object { return entry.publisher }
        if known.count > 1_000 { known = known.filter { $0.value.object != nil } }
        let publisher = ObservableObjectPublisher()
        known[id] = Entry(object: object, publisher: publisher)
        return publisher
      }
    }
  }

  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher of the object: the same one each time.
    public var objectWillChange: ObservableObjectPublisher { Publishers.of(self) }
  }

  /// A property whose changes its object tells of.
  @propertyWrapper
  public struct Published<Value> {
    private var value: Value

    /// A property with its first value.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// A property with its first value.
    public init(initialValue: Value) { value = initialValue }

    /// Only properties of objects can be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value; every write tells of a change, of an equal value too.
    public static subscript<Object: AnyObject>(
      _enclosingInstance object: Object,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
      get { object[keyPath: storageKeyPath].value }
      set {
        if let observable = object as? any ObservableObject {
          (observable.objectWillChange as? ObservableObjectPublisher)?.send()
        }
        object[keyPath: storageKeyPath].value = newValue
      }
    }
  }
#endif
