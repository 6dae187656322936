import Foundation

/// A button that begins and ends editing, by writing the `editMode` of the environment; without one it
/// does nothing.
public struct EditButton {
  @Environment(\.editMode) var editMode

  /// The button.
  nonisolated public init() {}
}

extension EditButton: View {
  /// A button that reads "Edit", or "Done" while something is edited.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
