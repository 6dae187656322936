import Foundation

/// Work of the engine's own that is due later on the main queue.
enum LaterWork {
  /// Runs the completion of an animation when it has ended.
  static func endAnimation(after seconds: Double, _ completion: @escaping () -> Void) {
    // Called once, on the main queue.
    nonisolated(unsafe) let completion = completion
    guard seconds > 0, seconds.isFinite else {
      DispatchQueue.main.async { completion() }
      return
    }
    #if os(Linux)
      if let time = SimulatedTime.current, !time.isLetGo {
        return time.submit(
          .main, .closure { completion() }, at: time.now + SimulatedTime.instant(seconds),
          kind: .animation)
      }
    #endif
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { completion() }
  }
}
