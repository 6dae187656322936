import Foundation

/// Whether the window of a view is the one that takes keys.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// `key` as SwiftUI has it.
  case key
  /// `active` as SwiftUI has it.
  case active
  /// `inactive` as SwiftUI has it.
  case inactive
}

private enum ControlActiveStateKey: EnvironmentKey {
  static let defaultValue = ControlActiveState.key
}

private enum AppearsActiveKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether the window takes keys; it does unless set.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }
  /// Whether the window looks active; it does unless set.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }
  /// Whether there can be several windows: not on a phone.
  public var supportsMultipleWindows: Bool { false }
  /// Whether the screen is recorded: it is not.
  public var isSceneCaptured: Bool { false }
}
