#if !canImport(Combine)
  import Foundation

  /// Something under way that can be stopped.
  public protocol Cancellable {
    /// Stops it.
    func cancel()
  }

  extension Cancellable {
    /// Keeps it in a collection, so that it goes on for as long as that lives.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
      collection.append(AnyCancellable(self))
    }

    /// Keeps it in a set, so that it goes on for as long as that lives.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
  }

  /// Stops a subscription when it is released.
  public final class AnyCancellable: Cancellable, Hashable, CustomReflectable, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Runs an action once, when it is cancelled or released.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Cancels another.
    public init<C>(_ canceller: C) where C: Cancellable { action = { canceller.cancel() } }

    deinit { cancel() }

    /// Stops the subscription; a second time does nothing.
    public func cancel() {
      let action = lock.withLock {
        defer { self.action = nil }
        return self.action
      }
      action?()
    }

    /// Each is equal to itself only.
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

    /// Hashes what tells it from others.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// It has no content: an object that holds subscriptions is the same object without them.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  /// Tells one listener from another.
  private final class ListenerToken: Sendable {}

  /// Who is to be told of values.
  final class Listeners<Value>: CustomReflectable, @unchecked Sendable {
    private let lock = NSLock()
    private var actions: [(id: ObjectIdentifier, action: (Value) -> Void)] = []
    private var kept: [AnyCancellable] = []

    func tell(_ value: Value) {
      let all = lock.withLock { actions }
      for listener in all { listener.action(value) }
    }

    /// Tells in the place of what was told before under the same identity.
    func add(_ id: ObjectIdentifier, _ action: @escaping (Value) -> Void) {
      lock.withLock {
        if let index = actions.firstIndex(where: { $0.id == id }) {
          actions[index].action = action
        } else {
          actions.append((id, action))
        }
      }
    }

    func add(_ action: @escaping (Value) -> Void) -> AnyCancellable {
      let token = ListenerToken()
      add(ObjectIdentifier(token), action)
      return AnyCancellable { [weak self] in
        // The token lives as long as the identity made of it is in use.
        withExtendedLifetime(token) { self?.remove(ObjectIdentifier(token)) }
      }
    }

    func keep(_ subscription: AnyCancellable) { lock.withLock { kept.append(subscription) } }

    private func remove(_ id: ObjectIdentifier) {
      lock.withLock { actions.removeAll { $0.id == id } }
    }

    /// It has no content: an object that is listened to is the same object.
    var customMirror: Mirror { Mirror(self, children: []) }
  }
#endif
