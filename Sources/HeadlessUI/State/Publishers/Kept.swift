#if !canImport(Combine)
  import Foundation

  /// Subscriptions that end together.
  final class Kept: @unchecked Sendable {
    private let lock = NSLock()
    private var subscriptions: [AnyCancellable] = []

    func keep(_ subscription: AnyCancellable) {
      lock.withLock { subscriptions.append(subscription) }
    }

    func cancel() {
      let all = lock.withLock {
        defer { subscriptions = [] }
        return subscriptions
      }
      for subscription in all { subscription.cancel() }
    }
  }
#endif
