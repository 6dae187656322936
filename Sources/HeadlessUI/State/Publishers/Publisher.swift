#if !canImport(Combine)
  import Foundation

  /// Hands out values over time: the part of Combine that views use, where there is no Combine.
  ///
  /// Values come as they are sent: demand counts for publishers of a program alone. What waits for time does not wait: see
  /// ``Publisher/debounce(for:scheduler:options:)``.
  public protocol Publisher<Output, Failure> {
    /// What it hands out.
    associatedtype Output
    /// How it can fail.
    associatedtype Failure: Error

    /// Subscribes until the answer is cancelled or released.
    func _subscribe(
      _ value: @escaping (Output) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable

    /// Begins to tell a subscriber; what publishers of one's own have.
    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
  }

  /// What subscribers know.
  public enum Subscribers {
    /// How a publisher ended.
    public enum Completion<Failure> where Failure: Error {
      /// There are no more values.
      case finished
      /// Something went wrong.
      case failure(Failure)
    }
  }

  /// What a subscriber has of a publisher.
  public protocol Subscription: Cancellable {
    /// Asks for values.
    func request(_ demand: Subscribers.Demand)
  }

  extension Subscribers.Completion: Sendable {}
  extension Subscribers.Completion: Equatable where Failure: Equatable {}
  extension Subscribers.Completion: Hashable where Failure: Hashable {}

  /// Some publisher of these types.
  public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
    private let subscribe:
      (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable

    /// A publisher without its type.
    public init<P>(_ publisher: P)
    where P: Publisher, P.Output == Output, P.Failure == Failure {
      subscribe = { publisher._subscribe($0, $1) }
    }

    init(
      subscribe:
        @escaping (
          @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable
    ) {
      self.subscribe = subscribe
    }

    /// Subscribes to the publisher inside.
    public func _subscribe(
      _ value: @escaping (Output) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      subscribe(value, completion)
    }
  }

  extension Publisher {
    /// The publisher without its type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// Runs closures for values and for the end, until the answer is cancelled or released.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      _subscribe(receiveValue, receiveCompletion)
    }

    /// A publisher whose values this one makes from its own; what throws no value makes none.
    func transformed<New>(
      _ body: @escaping (Output, (New) -> Void) -> Void
    ) -> AnyPublisher<New, Failure> {
      AnyPublisher { value, completion in
        _subscribe({ body($0, value) }, completion)
      }
    }
  }

  extension Publisher where Failure == Never {
    /// Runs a closure for each value, until the answer is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      _subscribe(receiveValue) { _ in }
    }

    /// Sets a property of an object to each value.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
      -> AnyCancellable
    {
      sink { object[keyPath: keyPath] = $0 }
    }

    /// Sets a published property to each value, for as long as its object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
      let target = published
      target.keep(sink { target.assign($0) })
    }
  }
#endif
