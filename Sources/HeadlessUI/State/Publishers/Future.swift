#if !canImport(Combine)
  import Foundation

  /// Hands out one value once it is there, or fails.
  public final class Future<Output, Failure>: Publisher, @unchecked Sendable where Failure: Error {
    /// As Combine has it.
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [Promise] = []
    /// One as Combine makes it.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
      // The promise keeps the future alive: no other reference does.
      attemptToFulfill(fulfill)
    }
    private func fulfill(_ new: Result<Output, Failure>) {
      let told = lock.withLock {
        guard result == nil else { return [Promise]() }
        result = new
        defer { waiting = [] }
        return waiting
      }
      for promise in told { promise(new) }
    }
    /// Tells the value now, or when it comes.
    public func _subscribe(
      _ value: @escaping (Output) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var isCancelled = false
      let tell: Promise = { result in
        guard !isCancelled else { return }
        switch result {
        case .success(let output):
          value(output)
          completion(.finished)
        case .failure(let error): completion(.failure(error))
        }
      }
      let known = lock.withLock {
        if result == nil { waiting.append(tell) }
        return result
      }
      if let known { tell(known) }
      return AnyCancellable { isCancelled = true }
    }
  }

  /// Makes a publisher for each subscriber.
  public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
    /// As Combine has it.
    public typealias Output = DeferredPublisher.Output
    /// As Combine has it.
    public typealias Failure = DeferredPublisher.Failure
    /// As Combine has it: kept, and nothing depends on it.
    public let createPublisher: () -> DeferredPublisher
    /// One as Combine makes it.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
      self.createPublisher = createPublisher
    }
    /// As Combine has it: what it does on a device is not done here.
    public func _subscribe(
      _ value: @escaping (Output) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { createPublisher()._subscribe(value, completion) }
  }
#endif
