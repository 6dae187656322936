import Foundation

/// A button that begins and ends editing; nobody edits here.
public struct EditButton {
  /// The button.
  nonisolated public init() {}
}

extension EditButton: View {
  /// A button that reads "Edit".
  public var body: some View { Button("Edit") {} }
}
