#if !canImport(Combine)
  extension Publisher {
    /// A publisher of the values of the publishers that a closure makes of each value; it ends with the
    /// last of these.
    ///
    /// - Parameter maxPublishers: how many of them there are at once; values that come meanwhile wait.
    public func flatMap<P>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P: Publisher, P.Failure == Failure {
      AnyPublisher { value, completion in
        let joined = JoinedEnd(of: 1, completion)
        var (count, waiting) = (0, [Output]())
        func begin(_ new: Output) {
          count += 1
          joined.begin()
          joined.hear(
            transform(new),
            onEnd: { end in
              count -= 1
              if case .finished = end, !waiting.isEmpty { begin(waiting.removeFirst()) }
              joined.end(end)
            }, value)
        }
        joined.hear(self) { new in
          if let max = maxPublishers.max, count >= max {
            waiting.append(new)
          } else {
            begin(new)
          }
        }
        return joined.subscription
      }
    }

    /// A publisher of the values of this one and another; it ends with the last of both.
    public func merge<P>(with other: P) -> AnyPublisher<Output, Failure>
    where P: Publisher, P.Output == Output, P.Failure == Failure {
      AnyPublisher { value, completion in
        let joined = JoinedEnd(of: 2, completion)
        joined.hear(self, value)
        joined.hear(other, value)
        return joined.subscription
      }
    }

    /// A publisher of pairs: the first of both, the second of both, and so on. It ends when one of both
    /// has no more for the next pair.
    public func zip<P>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P: Publisher, P.Failure == Failure {
      AnyPublisher { value, completion in
        let joined = JoinedEnd(of: 2, completion)
        var (ones, twos): ([Output], [P.Output]) = ([], [])
        var (onesEnd, twosEnd) = (false, false)
        func send() {
          while let one = ones.first, let two = twos.first {
            ones.removeFirst()
            twos.removeFirst()
            value((one, two))
          }
          if onesEnd && ones.isEmpty || twosEnd && twos.isEmpty { joined.finish(.finished) }
        }
        func take(_ end: Subscribers.Completion<Failure>, of isEnded: inout Bool) {
          if case .failure = end { return joined.finish(end) }
          isEnded = true
        }
        joined.hear(
          self,
          onEnd: {
            take($0, of: &onesEnd)
            send()
          }
        ) {
          ones.append($0)
          send()
        }
        joined.hear(
          other,
          onEnd: {
            take($0, of: &twosEnd)
            send()
          }
        ) {
          twos.append($0)
          send()
        }
        return joined.subscription
      }
    }

    /// A publisher of the newest values of this one and another, once both have one; it ends with the
    /// last of both.
    public func combineLatest<P>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P: Publisher, P.Failure == Failure {
      AnyPublisher { value, completion in
        let joined = JoinedEnd(of: 2, completion)
        var (one, two): (Output?, P.Output?)
        func send() { if let one, let two { value((one, two)) } }
        joined.hear(self) {
          one = $0
          send()
        }
        joined.hear(other) {
          two = $0
          send()
        }
        return joined.subscription
      }
    }

    /// A publisher of what a closure makes of the newest values of this one and another.
    public func combineLatest<P, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P: Publisher, P.Failure == Failure {
      combineLatest(other).map { transform($0, $1) }
    }

    /// A publisher of the newest values of this one and two others, once all have one.
    public func combineLatest<P, Q>(
      _ p: P, _ q: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
    where P: Publisher, Q: Publisher, P.Failure == Failure, Q.Failure == Failure {
      combineLatest(p).combineLatest(q).map { ($0.0, $0.1, $1) }
    }
  }

  extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the newest publisher that this one handed out; it ends with the last of these.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
      AnyPublisher { value, completion in
        let joined = JoinedEnd(of: 1, completion)
        var (inner, isOpen): (AnyCancellable?, Bool) = (nil, false)
        joined.hear(self) { new in
          inner?.cancel()
          if isOpen { joined.leave() }
          joined.begin()
          isOpen = true
          // Kept by itself: of those before it nothing is to be left.
          inner = new._subscribe(joined.handing(value)) { end in
            isOpen = false
            joined.end(end)
          }
        }
        joined.keep(AnyCancellable { inner?.cancel() })
        return joined.subscription
      }
    }
  }
#endif
