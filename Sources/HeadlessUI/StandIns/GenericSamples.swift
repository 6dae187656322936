import Foundation

// Samples of types of the standard library and Foundation that hold others.

extension AsyncStream: StandInSampled {
  static func standInSample(_ label: String) -> AsyncStream? { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: StandInSampled where Failure == any Error {
  static func standInSample(_ label: String) -> AsyncThrowingStream? {
    AsyncThrowingStream { $0.finish() }
  }
}

extension AsyncStream.Continuation: StandInSampled {
  static func standInSample(_ label: String) -> AsyncStream.Continuation? {
    AsyncStream<Element>.makeStream().continuation
  }
}

extension Result: StandInSampled {
  static func standInSample(_ label: String) -> Result? {
    StandInSample.of(Success.self, label).map(Result.success)
      ?? StandInSample.of(Failure.self, label).map(Result.failure)
  }
}

extension Task: StandInSampled {
  static func standInSample(_ label: String) -> Task? {
    let value = StandInSample.of(Success.self, label)
    if Failure.self == Never.self {
      return value.map { value in Task<Success, Never> { value } } as? Task
    }
    return Task<Success, any Error> {
      guard let value else { throw _Concurrency.CancellationError() }
      return value
    } as? Task
  }
}

extension NSCache: StandInSampled {
  static func standInSample(_ label: String) -> Self? {
    NSCache<KeyType, ObjectType>() as? Self
  }
}
