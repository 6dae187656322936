#if !canImport(Combine)
  import Foundation

  /// A connection that is there for as long as there are subscribers.
  private final class AutomaticConnection: Sendable {
    private let state = Locked<(subscribers: Int, disconnect: (@Sendable () -> Void)?)>(
      (0, nil))

    /// Connects for each subscriber: what is connected already stays as it is.
    func join(_ connect: () -> any Cancellable) {
      state.withLock { $0.subscribers += 1 }
      // The last subscriber to leave cancels it, on any thread, as a connection may be.
      nonisolated(unsafe) let connection = connect()
      state.withLock { $0.disconnect = { connection.cancel() } }
    }

    func leave() {
      let disconnect = state.withLock { state -> (@Sendable () -> Void)? in
        state.subscribers -= 1
        guard state.subscribers == 0 else { return nil }
        defer { state.disconnect = nil }
        return state.disconnect
      }
      disconnect?()
    }
  }

  /// The publishers of Combine that have a type of their own here.
  public enum Publishers {
    /// Connects a publisher with its first subscriber.
    public struct Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
      /// As Combine has it.
      public typealias Output = Upstream.Output
      /// As Combine has it.
      public typealias Failure = Upstream.Failure
      /// The publisher that is connected.
      public let upstream: Upstream
      private let connection = AutomaticConnection()
      /// One as Combine makes it.
      public init(upstream: Upstream) { self.upstream = upstream }
      /// Subscribes, and connects.
      public func _subscribe(
        _ value: @escaping (Output) -> Void,
        _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable {
        let subscription = upstream._subscribe(value, completion)
        connection.join(upstream.connect)
        return AnyCancellable { [connection] in
          subscription.cancel()
          connection.leave()
        }
      }
    }
    /// The newest values of two publishers, once both have one.
    public struct CombineLatest<A, B>: Publisher
    where A: Publisher, B: Publisher, A.Failure == B.Failure {
      /// As Combine has it.
      public typealias Output = (A.Output, B.Output)
      /// As Combine has it.
      public typealias Failure = A.Failure
      private let all: AnyPublisher<Output, Failure>
      /// One as Combine makes it.
      public init(_ a: A, _ b: B) { all = a.combineLatest(b) }
      /// As Combine has it: what it does on a device is not done here.
      public func _subscribe(
        _ value: @escaping (Output) -> Void,
        _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable { all._subscribe(value, completion) }
    }
    /// The newest values of three publishers, once all have one.
    public struct CombineLatest3<A, B, C>: Publisher
    where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
      /// As Combine has it.
      public typealias Output = (A.Output, B.Output, C.Output)
      /// As Combine has it.
      public typealias Failure = A.Failure
      private let all: AnyPublisher<Output, Failure>
      /// One as Combine makes it.
      public init(_ a: A, _ b: B, _ c: C) { all = a.combineLatest(b, c) }
      /// As Combine has it: what it does on a device is not done here.
      public func _subscribe(
        _ value: @escaping (Output) -> Void,
        _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable { all._subscribe(value, completion) }
    }
    /// The newest values of four publishers, once all have one.
    public struct CombineLatest4<A, B, C, D>: Publisher
    where
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure,
      B.Failure == C.Failure, C.Failure == D.Failure
    {
      /// As Combine has it.
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)
      /// As Combine has it.
      public typealias Failure = A.Failure
      private let all: AnyPublisher<Output, Failure>
      /// One as Combine makes it.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        all = a.combineLatest(b, c).combineLatest(d).map { ($0.0, $0.1, $0.2, $1) }
      }
      /// As Combine has it: what it does on a device is not done here.
      public func _subscribe(
        _ value: @escaping (Output) -> Void,
        _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable { all._subscribe(value, completion) }
    }
    /// The elements of a sequence, one after the other, then the end.
    public struct Sequence<Elements, Failure>: Publisher
    where Elements: Swift.Sequence, Failure: Error {
      /// As Combine has it.
      public typealias Output = Elements.Element
      /// The elements.
      public let sequence: Elements
      /// One as Combine makes it.
      public init(sequence: Elements) { self.sequence = sequence }
      /// Hands out the elements.
      public func _subscribe(
        _ value: @escaping (Output) -> Void,
        _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable {
        sequence.forEach(value)
        completion(.finished)
        return AnyCancellable {}
      }
    }
    /// The values of any number of publishers.
    public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
      /// As Combine has it.
      public typealias Output = Upstream.Output
      /// As Combine has it.
      public typealias Failure = Upstream.Failure
      /// As Combine has it: kept, and nothing depends on it.
      public let publishers: [Upstream]
      /// One as Combine makes it.
      public init(_ upstream: Upstream...) { publishers = upstream }
      /// One as Combine makes it.
      public init<S>(_ upstream: S) where S: Swift.Sequence, S.Element == Upstream {
        publishers = Array(upstream)
      }
      /// Subscribes to all; it ends with the last of them, or with the first that fails.
      public func _subscribe(
        _ value: @escaping (Output) -> Void,
        _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable {
        let joined = JoinedEnd(of: publishers.count, completion)
        if publishers.isEmpty { joined.finish(.finished) }
        for publisher in publishers { joined.hear(publisher, value) }
        return joined.subscription
      }
    }
    /// The values of two publishers.
    public struct Merge<A, B>: Publisher
    where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
      /// As Combine has it.
      public typealias Output = A.Output
      /// As Combine has it.
      public typealias Failure = A.Failure
      private let all: AnyPublisher<Output, Failure>
      /// One as Combine makes it.
      public init(_ a: A, _ b: B) { all = a.merge(with: b) }
      /// As Combine has it: what it does on a device is not done here.
      public func _subscribe(
        _ value: @escaping (Output) -> Void,
        _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable { all._subscribe(value, completion) }
    }
  }
#endif
