#if !canImport(Combine)
  import Foundation

  extension Publisher {
    /// A publisher with another error.
    public func mapError<E>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E>
    where E: Error {
      AnyPublisher { value, completion in
        _subscribe(value) { end in
          switch end {
          case .finished: completion(.finished)
          case .failure(let error): completion(.failure(transform(error)))
          }
        }
      }
    }
    /// A publisher of what a closure makes of the values; it ends when the closure throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error>
    {
      AnyPublisher { value, completion in
        var isOver = false
        return _subscribe(
          { new in
            guard !isOver else { return }
            do { value(try transform(new)) } catch {
              isOver = true
              completion(.failure(error))
            }
          },
          { end in
            guard !isOver else { return }
            switch end {
            case .finished: completion(.finished)
            case .failure(let error): completion(.failure(error))
            }
          })
      }
    }
    /// A publisher that hands out a value where there was none.
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
      AnyPublisher { value, completion in
        var isEmpty = true
        return _subscribe(
          { new in
            isEmpty = false
            value(new)
          },
          { end in
            if isEmpty, case .finished = end { value(output) }
            completion(end)
          })
      }
    }
    /// A publisher that does not fail: where this one fails, it ends.
    public func assertNoFailure() -> AnyPublisher<Output, Never> {
      AnyPublisher { value, completion in _subscribe(value) { _ in completion(.finished) } }
    }
    /// A publisher that subscribes again where this one fails, so many times.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
      AnyPublisher { value, completion in
        let kept = Kept()
        var left = retries
        func begin() {
          kept.keep(
            _subscribe(value) { end in
              guard case .failure = end, left > 0 else { return completion(end) }
              left -= 1
              begin()
            })
        }
        begin()
        return AnyCancellable { kept.cancel() }
      }
    }
    /// The publisher as it is: nothing is cut off.
    public func timeout<S>(_ interval: SchedulerDelay, scheduler: S) -> AnyPublisher<
      Output, Failure
    > where S: Scheduler { eraseToAnyPublisher() }
  }
#endif
