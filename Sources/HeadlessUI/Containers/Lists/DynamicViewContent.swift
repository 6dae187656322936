import Foundation

/// Views made from a collection, which a user may edit.
@MainActor
@preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Views made from a collection, with what a user can do with them. No user does: the actions are
/// never run.
struct EditableContent<Base: DynamicViewContent, Content: View> {
  let base: Base
  let content: Content
}

extension EditableContent: DynamicViewContent {
  var data: Base.Data { base.data }
  var body: some View { content }
}

extension DynamicViewContent {
  private func editable(
    _ name: String, _ editing: RowEditing, _ isPossible: Bool
  ) -> some DynamicViewContent {
    EditableContent(
      base: self, content: recorded(name).modifier(editing.possible(isPossible)))
  }

  /// What happens when rows are deleted. While the list is edited, rows make room for a button.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    editable("onDelete", .delete, action != nil)
  }

  /// What happens when rows are moved. While the list is edited, rows make room for a handle.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    editable("onMove", .move, action != nil)
  }
}
