import Foundation
import Testing

/// Runs tests that wait for other processes on threads of their own: those that all tests share are
/// few, and tests that only compute need them to begin.
struct CommandThreads: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Executor.shared) { try await function() }
  }

  /// As many threads as there are processors.
  private final class Executor: TaskExecutor {
    static let shared = Executor()

    private let condition = NSCondition()
    // Only between `lock` and `unlock`.
    private nonisolated(unsafe) var jobs: [UnownedJob] = []

    private init() {
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
        Thread { [unowned self] in
          while true { next().runSynchronously(on: asUnownedTaskExecutor()) }
        }.start()
      }
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      condition.withLock { jobs.append(job) }
      condition.signal()
    }

    private func next() -> UnownedJob {
      condition.withLock {
        while jobs.isEmpty { condition.wait() }
        return jobs.removeFirst()
      }
    }
  }
}

extension Trait where Self == CommandThreads {
  static var ownThreads: Self { CommandThreads() }
}
