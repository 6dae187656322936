#if !canImport(Combine)
  /// The end of a publisher that is made of several ones: with the last of them, or with the first that
  /// fails.
  final class JoinedEnd<Failure: Error> {
    private let completion: (Subscribers.Completion<Failure>) -> Void
    private let kept = Kept()
    private var open: Int
    private var isOver = false

    /// - Parameter count: how many publishers there are at the beginning.
    init(of count: Int, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
      open = count
      self.completion = completion
    }

    /// There is one more.
    func begin() { open += 1 }

    /// One of them is replaced, and its end is not waited for any more.
    func leave() { open -= 1 }

    func keep(_ subscription: AnyCancellable) { kept.keep(subscription) }

    /// Subscribes to one of them until the end.
    ///
    /// - Parameter onEnd: what to do when it is at its own end; nil to take note of that only.
    func hear<P: Publisher>(
      _ publisher: P, onEnd: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      _ value: @escaping (P.Output) -> Void
    ) where P.Failure == Failure {
      keep(publisher._subscribe(handing(value), onEnd ?? end))
    }

    /// Hands on values until the end.
    func handing<Value>(_ value: @escaping (Value) -> Void) -> (Value) -> Void {
      { if !self.isOver { value($0) } }
    }

    /// One of them is at its end.
    func end(_ end: Subscribers.Completion<Failure>) {
      open -= 1
      if case .finished = end, open > 0 { return }
      finish(end)
    }

    func finish(_ end: Subscribers.Completion<Failure>) {
      guard !isOver else { return }
      isOver = true
      completion(end)
      kept.cancel()
    }

    var subscription: AnyCancellable { AnyCancellable { self.kept.cancel() } }
  }
#endif
