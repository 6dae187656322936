#if !canImport(Combine)
  import Foundation

  extension Publisher {
    /// A publisher of what a closure makes of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
      transformed { value, send in send(transform(value)) }
    }

    /// A publisher of a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
      map { $0[keyPath: keyPath] }
    }

    /// A publisher of what a closure makes of each value, without nils.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
      transformed { value, send in if let made = transform(value) { send(made) } }
    }

    /// A publisher of the values that a closure accepts.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      transformed { value, send in if isIncluded(value) { send(value) } }
    }

    /// A publisher without values that a closure takes for the one before.
    public func removeDuplicates(
      by predicate: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher { value, completion in
        var last: Output?
        return _subscribe(
          { new in
            if let last, predicate(last, new) { return }
            last = new
            value(new)
          }, completion)
      }
    }

    /// A publisher without the first values.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
      AnyPublisher { value, completion in
        var left = count
        return _subscribe({ if left > 0 { left -= 1 } else { value($0) } }, completion)
      }
    }

    /// A publisher of the first values.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
      AnyPublisher { value, completion in
        var left = maxLength
        guard left > 0 else {
          completion(.finished)
          return AnyCancellable {}
        }
        return untilEnded(
          { new in
            guard left > 0 else { return true }
            left -= 1
            value(new)
            return left > 0
          }, completion)
      }
    }

    /// Subscribes until a value was the last one, as a closure says. Then the upstream subscription is
    /// cancelled. The subscriber may send values itself while it receives one.
    func untilEnded(
      _ goesOn: @escaping (Output) -> Bool,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let kept = Kept()
      var isOver = false
      kept.keep(
        _subscribe(
          { new in
            guard !isOver else { return }
            let goesOn = goesOn(new)
            guard !goesOn, !isOver else { return }
            isOver = true
            completion(.finished)
            kept.cancel()
          },
          { end in
            guard !isOver else { return }
            isOver = true
            completion(end)
          }))
      // It may have ended while it was subscribed to.
      if isOver { kept.cancel() }
      return AnyCancellable { kept.cancel() }
    }

    /// A publisher of the first value.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    /// A publisher of what a closure makes of each value and what it made before.
    public func scan<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
      AnyPublisher { value, completion in
        var result = initialResult
        return _subscribe(
          {
            result = nextPartialResult(result, $0)
            value(result)
          }, completion)
      }
    }

    /// A publisher that begins with values of its own.
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
      AnyPublisher { value, completion in
        elements.forEach(value)
        return _subscribe(value, completion)
      }
    }

    /// Runs closures beside the subscribers'. Values come as they are sent, so that nothing is requested
    /// but all of them, once.
    public func handleEvents(
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher { value, completion in
        let events = HandledSubscription(receiveCancel)
        receiveSubscription?(events)
        receiveRequest?(.unlimited)
        events.upstream = _subscribe(
          {
            receiveOutput?($0)
            value($0)
          },
          {
            events.hasEnded = true
            receiveCompletion?($0)
            completion($0)
          })
        return AnyCancellable { events.cancel() }
      }
    }

    /// A publisher that hands out a value instead of failing.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
      AnyPublisher { value, completion in
        _subscribe(
          value,
          { end in
            if case .failure = end { value(output) }
            completion(.finished)
          })
      }
    }

    /// A publisher that goes on with another one instead of failing.
    public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P: Publisher, P.Output == Output {
      AnyPublisher { value, completion in
        let kept = Kept()
        kept.keep(
          _subscribe(
            value,
            { end in
              switch end {
              case .finished: completion(.finished)
              case .failure(let error):
                kept.keep(handler(error)._subscribe(value, completion))
              }
            }))
        return AnyCancellable { kept.cancel() }
      }
    }

    /// The publisher itself: each subscriber has a subscription of its own here.
    public func share() -> Self { self }

    /// The publisher with another type of failure, for one that does not fail.
    public func setFailureType<E>(to failureType: E.Type) -> AnyPublisher<Output, E>
    where Failure == Never, E: Error {
      AnyPublisher { value, completion in
        _subscribe(value) { _ in completion(.finished) }
      }
    }

    /// A publisher with a value in the place of each nil.
    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
      map { $0 ?? output }
    }
  }

  extension Publisher where Output: Equatable {
    /// A publisher without values that equal the one before.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  }

  /// A subscription whose end is told to a closure.
  private final class HandledSubscription: Subscription {
    var upstream: AnyCancellable?
    var hasEnded = false
    private let onCancel: (() -> Void)?

    init(_ onCancel: (() -> Void)?) { self.onCancel = onCancel }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
      guard !hasEnded else { return }
      hasEnded = true
      onCancel?()
      upstream?.cancel()
    }
  }
#endif
