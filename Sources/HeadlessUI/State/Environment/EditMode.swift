import Foundation

/// Whether the content of a view is being edited.
public enum EditMode: Hashable, Sendable {
  /// Nothing is edited.
  case inactive
  /// Edited for a moment, as during a swipe.
  case transient
  /// Edited.
  case active

  /// Whether anything is edited, for a moment or longer.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the content of the view is being edited; nil unless set. The layout of lists does not
  /// depend on it, and ``EditButton`` does not write it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
