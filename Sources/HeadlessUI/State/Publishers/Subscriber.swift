#if !canImport(Combine)
  import Foundation

  /// What is told the values of a publisher.
  public protocol Subscriber<Input, Failure> {
    /// What it is told.
    associatedtype Input
    /// How the publisher can fail.
    associatedtype Failure: Error

    /// Is told that it is subscribed, and asks for values.
    func receive(subscription: any Subscription)
    /// Is told a value; how many more it asks for.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Is told of the end.
    func receive(completion: Subscribers.Completion<Failure>)
  }

  extension Subscriber where Input == Void {
    /// Is told that something happened; how many more times it asks for.
    public func receive() -> Subscribers.Demand { receive(()) }
  }

  extension Subscribers {
    /// Runs closures for values and for the end.
    public final class Sink<Input, Failure>: Subscriber, Cancellable, @unchecked Sendable
    where Failure: Error {
      private enum State {
        case awaiting
        case subscribed(cancel: @Sendable () -> Void)
        case ended
      }

      /// What it does for each value.
      public let receiveValue: (Input) -> Void
      /// What it does at the end.
      public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
      private let state = Locked<State>(.awaiting)

      /// One that runs these closures.
      public init(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Input) -> Void
      ) {
        (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
      }

      /// Asks for all values of the first subscription; another is cancelled.
      public func receive(subscription: any Subscription) {
        nonisolated(unsafe) let subscription = subscription
        let isFirst = state.withLock { state in
          guard case .awaiting = state else { return false }
          state = .subscribed { subscription.cancel() }
          return true
        }
        if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
      }

      /// Runs the closure for values, unless it has ended.
      public func receive(_ value: Input) -> Subscribers.Demand {
        if !isOver { receiveValue(value) }
        return .none
      }

      /// Runs the closure for the end, once.
      public func receive(completion: Subscribers.Completion<Failure>) {
        if case .ended = end() { return }
        receiveCompletion(completion)
      }

      /// Is told no more.
      public func cancel() {
        if case .subscribed(let cancel) = end() { cancel() }
      }

      /// How it was before it ended.
      private func end() -> State {
        state.withLock { state in
          defer { state = .ended }
          return state
        }
      }

      private var isOver: Bool {
        state.withLock { if case .ended = $0 { true } else { false } }
      }
    }
  }

  /// Some subscriber of these types.
  public struct AnySubscriber<Input, Failure>: Subscriber where Failure: Error {
    private let subscribed: (any Subscription) -> Void
    private let value: (Input) -> Subscribers.Demand
    private let completion: (Subscribers.Completion<Failure>) -> Void

    /// A subscriber without its type.
    public init<S>(_ s: S) where S: Subscriber, Input == S.Input, Failure == S.Failure {
      subscribed = { s.receive(subscription: $0) }
      value = { s.receive($0) }
      completion = { s.receive(completion: $0) }
    }

    /// Tells the subscriber inside.
    public func receive(subscription: any Subscription) { subscribed(subscription) }
    /// Tells the subscriber inside.
    public func receive(_ value: Input) -> Subscribers.Demand { self.value(value) }
    /// Tells the subscriber inside.
    public func receive(completion: Subscribers.Completion<Failure>) {
      self.completion(completion)
    }
  }

  /// The subscription of a subscriber to a publisher that knows closures only.
  private final class ClosureSubscription: Subscription, @unchecked Sendable {
    private let state = Locked<(connection: AnyCancellable?, isCancelled: Bool)>((nil, false))

    func keep(_ connection: AnyCancellable) {
      let isCancelled = state.withLock { state in
        if !state.isCancelled { state.connection = connection }
        return state.isCancelled
      }
      if isCancelled { connection.cancel() }
    }

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
      let connection = state.withLock { state -> AnyCancellable? in
        defer { state = (nil, true) }
        return state.connection
      }
      connection?.cancel()
    }
  }

  // A publisher has one of these itself: those of Combine the first, those of a program the second.
  extension Publisher {
    /// Subscribes until the answer is cancelled or released.
    public func _subscribe(
      _ value: @escaping (Output) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: completion, receiveValue: value)
      receive(subscriber: sink)
      return AnyCancellable { sink.cancel() }
    }

    /// Begins to tell a subscriber. However many values it asks for, it is told all.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let subscription = ClosureSubscription()
      subscriber.receive(subscription: subscription)
      guard !subscription.isCancelled else { return }
      // What is subscribed to keeps the subscription, as a subscriber need not.
      subscription.keep(
        _subscribe(
          { if !subscription.isCancelled { _ = subscriber.receive($0) } },
          { end in
            guard !subscription.isCancelled else { return }
            subscription.cancel()
            subscriber.receive(completion: end)
          }))
    }

    /// Begins to tell a subscriber.
    public func subscribe<S>(_ subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      receive(subscriber: subscriber)
    }

    /// Sends what it publishes to a subject, until the answer is cancelled or released.
    public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Failure == S.Failure, Output == S.Output {
      _subscribe({ subject.send($0) }, { subject.send(completion: $0) })
    }
  }
#endif
