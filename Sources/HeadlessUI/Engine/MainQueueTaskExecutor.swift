import Foundation

#if os(Linux)
  /// Runs on the main queue what a task does between two actors.
  ///
  /// A continuation that is resumed would go to another thread and come back from it: waking threads takes
  /// longer than most passes of layout. A task that prefers an executor leaves the main actor's at each
  /// call of an asynchronous function, so that it is preferred for a turn and not for a whole run.
  final class MainQueueTaskExecutor: TaskExecutor {
    static let shared = MainQueueTaskExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      DispatchQueue.main.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
  }
#endif
