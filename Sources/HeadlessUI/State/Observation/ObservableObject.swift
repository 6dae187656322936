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
  public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// Nothing is told but that something changes.
    public typealias Output = Void
    /// It never fails.
    public typealias Failure = Never

    private let listeners = Listeners<Void>()

    /// A publisher without subscribers.
    public init() {}

    /// Tells that the object is about to change.
    public func send() { listeners.tell(()) }

    func listen(_ listener: AnyObject, _ action: @escaping () -> Void) {
      listeners.add(ObjectIdentifier(listener)) { _ in action() }
    }

    /// Is told of every change.
    public func _subscribe(
      _ value: @escaping (()) -> Void,
      _ completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      listeners.add(value)
    }
  }

  private enum ObjectPublishers {
    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    private static let lock = NSLock()
    // Only touched with the lock held.
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
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.of(self) }
  }
#endif
