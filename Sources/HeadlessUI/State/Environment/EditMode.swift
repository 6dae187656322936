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
  /// Whether the content of the view is being edited; nil unless set. ``EditButton`` writes it, and
  /// rows of a ``List`` that can be deleted or moved make room for what does it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
