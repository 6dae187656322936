#if !canImport(Combine)
  import Foundation

  /// A publisher that is told its values from outside.
  public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Hands a value to all subscribers.
    func send(_ value: Output)
    /// Ends the publisher for all subscribers.
    func send(completion: Subscribers.Completion<Failure>)
  }

  extension Subject where Output == Void {
    /// Tells all subscribers.
    public func send() { send(()) }
  }

  /// Hands on what it is told.
  public final class PassthroughSubject<Output, Failure>: Subject, @unchecked Sendable
  where Failure: Error {
    private let values = Listeners<Output>()
    private let ends = Listeners<Subscribers.Completion<Failure>>()
    private var end: Subscribers.Completion<Failure>?

    /// A subject without subscribers.
    public init() {}

    /// Hands a value to all subscribers.
    public func send(_ input: Output) { if !isOver { values.tell(input) } }

    fileprivate var isOver: Bool { end != nil }

    /// Ends the publisher for all subscribers.
    public func send(completion: Subscribers.Completion<Failure>) {
      guard !isOver else { return }
      end = completion
      ends.tell(completion)
    }

    /// Is told what is sent from here on; of the end alone, if that was before.
    public func _subscribe(
      _ value: @escaping (Output) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      if let end {
        completion(end)
        return AnyCancellable {}
      }
      let (values, ends) = (self.values.add(value), self.ends.add(completion))
      return AnyCancellable {
        values.cancel()
        ends.cancel()
      }
    }
  }

  /// Hands on what it is told, and the newest value to who comes later.
  public final class CurrentValueSubject<Output, Failure>: Subject, @unchecked Sendable
  where Failure: Error {
    private let subject = PassthroughSubject<Output, Failure>()
    private var current: Output

    /// The newest value; setting it sends it.
    public var value: Output {
      get { current }
      set { send(newValue) }
    }

    /// A subject with its first value.
    public init(_ value: Output) { current = value }

    /// Hands a value to all subscribers.
    public func send(_ input: Output) {
      guard !subject.isOver else { return }
      current = input
      subject.send(input)
    }

    /// Ends the publisher for all subscribers.
    public func send(completion: Subscribers.Completion<Failure>) {
      subject.send(completion: completion)
    }

    /// Is told the newest value and what is sent from here on.
    public func _subscribe(
      _ value: @escaping (Output) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      if !subject.isOver { value(current) }
      return subject._subscribe(value, completion)
    }
  }

  /// One value, then the end.
  public struct Just<Output>: Publisher {
    /// It never fails.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// One value, then the end.
    public init(_ output: Output) { self.output = output }

    /// Is told the value at once.
    public func _subscribe(
      _ value: @escaping (Output) -> Void,
      _ completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      value(output)
      completion(.finished)
      return AnyCancellable {}
    }
  }

  extension Just: Equatable where Output: Equatable {}
  extension Just: Sendable where Output: Sendable {}

  /// No values.
  public struct Empty<Output, Failure>: Publisher, Sendable where Failure: Error {
    private let completeImmediately: Bool

    /// No values; ends at once unless told otherwise.
    public init(completeImmediately: Bool = true) {
      self.completeImmediately = completeImmediately
    }

    /// Is told of the end, if it ends.
    public func _subscribe(
      _ value: @escaping (Output) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      if completeImmediately { completion(.finished) }
      return AnyCancellable {}
    }
  }

  /// A failure and nothing else.
  public struct Fail<Output, Failure>: Publisher, Sendable where Failure: Error {
    /// What went wrong.
    public let error: Failure

    /// A failure and nothing else.
    public init(error: Failure) { self.error = error }

    /// Is told of the failure at once.
    public func _subscribe(
      _ value: @escaping (Output) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      completion(.failure(error))
      return AnyCancellable {}
    }
  }

  extension Sequence {
    /// A publisher of the elements, one after the other, then the end.
    public var publisher: AnyPublisher<Element, Never> {
      AnyPublisher { value, completion in
        forEach(value)
        completion(.finished)
        return AnyCancellable {}
      }
    }
  }

  extension NotificationCenter {
    /// A publisher of the notifications of a name.
    public struct Publisher: HeadlessUI.Publisher {
      /// What it hands out.
      public typealias Output = Notification
      /// It never fails.
      public typealias Failure = Never

      /// Where the notifications are posted.
      public let center: NotificationCenter
      /// Their name.
      public let name: Notification.Name
      /// Whose they are; nil for those of all.
      public let object: AnyObject?

      /// A publisher of the notifications of a name.
      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        (self.center, self.name, self.object) = (center, name, object)
      }

      /// Subscribes until the answer is cancelled or released.
      public func _subscribe(
        _ value: @escaping (Notification) -> Void,
        _ completion: @escaping (Subscribers.Completion<Never>) -> Void
      ) -> AnyCancellable {
        // Called where the notification is posted, as Combine does.
        nonisolated(unsafe) let value = value
        let center = center
        let observer = center.observeFollowed(name, of: object) { value($0) }
        return AnyCancellable { center.removeObserver(observer) }
      }
    }

    /// A publisher of the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }
  }
#endif
