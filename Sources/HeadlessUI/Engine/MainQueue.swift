import Foundation

/// The queue of the main actor.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  // On Linux the main queue may be served by any thread.
  /// Whether code runs where the main actor does.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Turns of the queue that must pass without a write for it to count as quiet. One is not enough:
  /// a task that starts there goes on in the next turn.
  private static let quietTurns = 3
  private static let maximumTurns = 64

  /// Lets the queue run until there is something to do, or until it is quiet.
  ///
  /// - Parameters:
  ///   - activity: a number that changes when something happens.
  ///   - hasWork: whether another pass is due anyway, so that what comes later may come with it.
  @MainActor
  static func settle(_ activity: () -> Int, hasWork: () -> Bool) async {
    await turn()
    var quiet = 0
    var last = activity()
    for _ in 0..<maximumTurns where quiet < quietTurns && !hasWork() {
      // Tasks that wait for each other go by way of other threads, which a yield does too.
      await Task.yield()
      await turn()
      let now = activity()
      quiet = now == last ? quiet + 1 : 0
      last = now
    }
  }

  /// Everything that is on the queue now runs before this returns.
  @MainActor
  static func turn() async {
    #if os(Linux)
      await withTaskExecutorPreference(MainQueueTaskExecutor.shared) { await waitBehindQueue() }
    #else
      await waitBehindQueue()
    #endif
  }

  @MainActor
  private static func waitBehindQueue() async {
    await withCheckedContinuation { continuation in
      // Not kept, also where code that a view runs waits for it.
      SimulatedTime.outside { DispatchQueue.main.async { continuation.resume() } }
    }
  }
}
