#if !canImport(Combine)
  /// Subscriptions that end together.
  final class Kept: Sendable {
    private let subscriptions = Locked<[AnyCancellable]>([])

    func keep(_ subscription: AnyCancellable) { subscriptions.withLock { $0.append(subscription) } }

    func cancel() {
      let all = subscriptions.withLock { kept in
        defer { kept = [] }
        return kept
      }
      for subscription in all { subscription.cancel() }
    }
  }
#endif
