import Foundation

/// The values of the user's defaults that properties of a hosted view stand for: where code of the view
/// sets one of them, the property changes too.
@MainActor
final class FollowedDefaults {
  private struct Entry {
    let key: String
    let take: @MainActor () -> Void
  }

  private var entries: [String: Entry] = [:]
  /// Read by `deinit`, when no other code can reach it.
  nonisolated(unsafe) private var observer: (any NSObjectProtocol)?

  nonisolated init() {}

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  /// - Parameters:
  ///   - name: what tells the property from others of the same key.
  ///   - take: called when the key was set.
  func follow(_ key: String, as name: String, _ take: @escaping @MainActor () -> Void) {
    guard entries[name] == nil else { return }
    entries[name] = Entry(key: key, take: take)
    guard observer == nil else { return }
    observer = NotificationCenter.default.observeFollowed(UserDefaults.didChangeNotification) {
      [weak self] _ in
      guard ThreadContext.isOfViews else { return }
      OnMainThread.run { self?.look() }
    }
  }

  private func look() {
    #if os(Linux)
      let told = SimulatedTime.current?.toldDefaults ?? [:]
      for (_, entry) in entries.sorted(by: { $0.key < $1.key }) {
        guard let setter = told[entry.key] else { continue }
        WriteInPlace.end(setter) { OnMainThread.run { entry.take() } }
      }
    #endif
  }
}
