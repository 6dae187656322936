#if !canImport(Combine)
  extension Publisher {
    /// A publisher of what is made of all values, when they have come to their end.
    private func atEnd<Result>(
      _ initial: Result, _ add: @escaping (inout Result, Output) -> Void
    ) -> AnyPublisher<Result, Failure> {
      AnyPublisher { value, completion in
        var result = initial
        return _subscribe(
          { add(&result, $0) },
          { end in
            if case .finished = end { value(result) }
            completion(end)
          })
      }
    }

    /// A publisher of all values at once, when they have come to their end.
    public func collect() -> AnyPublisher<[Output], Failure> { atEnd([]) { $0.append($1) } }

    /// A publisher of values in arrays of a number of them; the last may have fewer.
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
      AnyPublisher { value, completion in
        var kept: [Output] = []
        return _subscribe(
          { new in
            kept.append(new)
            guard kept.count >= count else { return }
            let full = kept
            kept = []
            value(full)
          },
          { end in
            if case .finished = end, !kept.isEmpty { value(kept) }
            completion(end)
          })
      }
    }

    /// A publisher of what a closure makes of all values, when they have come to their end.
    public func reduce<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
      atEnd(initialResult) { $0 = nextPartialResult($0, $1) }
    }

    /// A publisher of how many values there were.
    public func count() -> AnyPublisher<Int, Failure> { atEnd(0) { count, _ in count += 1 } }

    /// A publisher of the last value.
    public func last() -> AnyPublisher<Output, Failure> { last { _ in true } }

    /// A publisher of the last value that a closure accepts.
    public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      AnyPublisher { value, completion in
        var last: Output?
        return _subscribe(
          { if predicate($0) { last = $0 } },
          { end in
            if case .finished = end, let last { value(last) }
            completion(end)
          })
      }
    }

    /// A publisher of the first value that a closure accepts.
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
    {
      filter(predicate).first()
    }

    /// A publisher of one answer, as soon as a value decides it, otherwise at the end.
    private func answer(
      otherwise: Bool, _ decide: @escaping (Output) -> Bool?
    ) -> AnyPublisher<Bool, Failure> {
      AnyPublisher { value, completion in
        var isDecided = false
        return untilEnded(
          { new in
            guard !isDecided, let answer = decide(new) else { return true }
            isDecided = true
            value(answer)
            return false
          },
          { end in
            if case .finished = end, !isDecided { value(otherwise) }
            completion(end)
          })
      }
    }

    /// A publisher of whether a closure accepts a value: true with the first.
    public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure>
    {
      answer(otherwise: false) { predicate($0) ? true : nil }
    }

    /// A publisher of whether a closure accepts all values: false with the first that it does not.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
      answer(otherwise: true) { predicate($0) ? nil : false }
    }

    /// A publisher that says only how this one ends.
    public func ignoreOutput() -> AnyPublisher<Output, Failure> { filter { _ in false } }

    /// A publisher that has values of its own at the end.
    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
      AnyPublisher { value, completion in
        _subscribe(value) { end in
          if case .finished = end { elements.forEach(value) }
          completion(end)
        }
      }
    }

    /// A publisher without the first values that a closure accepts.
    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      AnyPublisher { value, completion in
        var isDropping = true
        return _subscribe(
          { new in
            isDropping = isDropping && predicate(new)
            if !isDropping { value(new) }
          }, completion)
      }
    }

    /// A publisher of the first values that a closure accepts.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
    {
      AnyPublisher { value, completion in
        untilEnded(
          { new in
            guard predicate(new) else { return false }
            value(new)
            return true
          }, completion)
      }
    }

    /// A publisher of the values that a closure accepts; it ends when the closure throws.
    public func tryFilter(
      _ isIncluded: @escaping (Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> {
      tryMap { try isIncluded($0) ? $0 : nil }.compactMap { $0 }
    }

    /// A publisher of what a closure makes of each value, without nils; it ends when the closure
    /// throws.
    public func tryCompactMap<T>(
      _ transform: @escaping (Output) throws -> T?
    ) -> AnyPublisher<T, any Error> {
      tryMap(transform).compactMap { $0 }
    }

    /// The publisher as it is: nothing is printed.
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
      eraseToAnyPublisher()
    }
  }

  extension Publisher where Output: Equatable {
    /// A publisher of whether a value is among those of this one.
    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
      contains { $0 == output }
    }
  }

  extension Publisher where Failure == Never {
    /// The values as they come.
    public var values: AsyncStream<Output> {
      AsyncStream { continuation in
        let subscription = sink(
          receiveCompletion: { _ in continuation.finish() },
          receiveValue: { value in
            // Combine hands values on without asking either.
            nonisolated(unsafe) let value = value
            continuation.yield(value)
          })
        continuation.onTermination = { _ in subscription.cancel() }
      }
    }
  }

  extension Optional {
    /// A publisher of the value, if there is one.
    public var publisher: AnyPublisher<Wrapped, Never> {
      AnyPublisher { value, completion in
        if let self { value(self) }
        completion(.finished)
        return AnyCancellable {}
      }
    }
  }

  extension Result {
    /// A publisher of the value, or one that fails.
    public var publisher: AnyPublisher<Success, Failure> {
      AnyPublisher { value, completion in
        switch self {
        case .success(let success):
          value(success)
          completion(.finished)
        case .failure(let error): completion(.failure(error))
        }
        return AnyCancellable {}
      }
    }
  }
#endif
