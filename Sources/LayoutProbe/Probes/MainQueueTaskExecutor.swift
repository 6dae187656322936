import Foundation

#if os(Linux)
  /// Runs on the main queue what a task does between two actors.
  ///
  /// A continuation that is resumed, and all that belongs to no actor, would go to another thread and
  /// come back from it: waking threads takes longer than most passes of layout.
  private final class MainQueueTaskExecutor: TaskExecutor {
    static let shared = MainQueueTaskExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      DispatchQueue.main.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
  }
#endif

/// Runs what passes layout again and again, without another thread on the way from one to the next.
@MainActor
func withoutOtherThreads<R: Sendable>(_ body: @MainActor () async -> R) async -> R {
  #if os(Linux)
    await withTaskExecutorPreference(MainQueueTaskExecutor.shared) { await body() }
  #else
    await body()
  #endif
}
