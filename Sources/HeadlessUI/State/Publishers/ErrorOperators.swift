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
    /// The publisher as it is: nothing is tried twice.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    /// The publisher as it is: nothing is cut off.
    public func timeout<S>(_ interval: SchedulerDelay, scheduler: S) -> AnyPublisher<
      Output, Failure
    > where S: Scheduler { eraseToAnyPublisher() }
    /// A publisher of pairs: the first of both, the second of both, and so on.
    public func zip<P>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P: Publisher, P.Failure == Failure {
      AnyPublisher { value, completion in
        var (ones, twos): ([Output], [P.Output]) = ([], [])
        func send() {
          while let one = ones.first, let two = twos.first {
            ones.removeFirst()
            twos.removeFirst()
            value((one, two))
          }
        }
        let first = _subscribe(
          {
            ones.append($0)
            send()
          }, { _ in })
        let second = other._subscribe(
          {
            twos.append($0)
            send()
          }, { _ in })
        return AnyCancellable {
          first.cancel()
          second.cancel()
        }
      }
    }
  }

  extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the newest publisher that this one handed out.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
      AnyPublisher { value, completion in
        var inner: AnyCancellable?
        let outer = _subscribe(
          { new in
            inner?.cancel()
            inner = new._subscribe(value) { _ in }
          }, { _ in })
        return AnyCancellable {
          outer.cancel()
          inner?.cancel()
        }
      }
    }
  }
#endif
