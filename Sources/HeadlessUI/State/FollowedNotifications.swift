import Foundation

/// Tells the notifications of one view's code from those of another: a view is laid out several times, each
/// time with objects of its own, all of which share the default centers.
private struct FollowedNotifications {
  private weak var time: SimulatedTime?
  private let isFollowed: Bool

  /// For who observes from now on.
  init() {
    time = SimulatedTime.current
    isFollowed = time != nil
  }

  /// Whether what is posted now is for who observes: both belong to the same view, or one of them to none.
  var isForObserver: Bool {
    guard isFollowed, let current = SimulatedTime.current else { return true }
    return current === time
  }
}

extension NotificationCenter {
  /// Observes what code of the same view posts, and what is posted by code of none.
  func observeFollowed(
    _ name: Notification.Name, of object: AnyObject? = nil,
    _ receive: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let followed = FollowedNotifications()
    return addObserver(forName: name, object: object, queue: nil) {
      if followed.isForObserver { receive($0) }
    }
  }
}
