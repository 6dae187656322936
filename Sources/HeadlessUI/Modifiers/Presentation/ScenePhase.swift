import Foundation

/// Whether an app is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// In the background.
  case background
  /// Visible but not in use.
  case inactive
  /// In use.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// Whether the app is in use; it is unless set.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
