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

  /// Lets the queue run until `activity` stays the same.
  @MainActor
  static func settle(_ activity: () -> Int) async {
    var quiet = 0
    var last = activity()
    for _ in 0..<maximumTurns where quiet < quietTurns {
      await turn()
      let now = activity()
      quiet = now == last ? quiet + 1 : 0
      last = now
    }
  }

  /// Everything that is on the queue now runs before this returns.
  @MainActor
  private static func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    await Task.yield()
  }
}
