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

/// Views made from a collection, with what a user can do with them.
struct EditableContent<Base: DynamicViewContent, Content: View> {
  let base: Base
  let content: Content
}

extension EditableContent: DynamicViewContent {
  var data: Base.Data { base.data }
  var body: some View { content }
}

extension DynamicViewContent {
  /// - Parameter use: what a user does once; made only if controls are going to be used.
  private func editable(
    _ name: String, _ editing: RowEditing, _ isPossible: Bool, _ use: () -> Control.Action?
  ) -> some DynamicViewContent {
    EditableContent(
      base: self,
      content: recorded(
        name, place: "a list",
        controls: ControlUse.brings {
          OffstageControl(
            Control(name: "row", actions: use().map { [$0] } ?? [], hasTitle: false))
        }
      ).modifier(editing.possible(isPossible)))
  }

  /// What happens when rows are deleted. While the list is edited, rows make room for a button.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    editable("onDelete", .delete, action != nil) {
      guard let action, !data.isEmpty else { return nil }
      return .init(verb: "delete the first") { action([0]) }
    }
  }

  /// What happens when rows are moved. While the list is edited, rows make room for a handle.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    editable("onMove", .move, action != nil) {
      let last = data.count - 1
      guard let action, last > 0 else { return nil }
      return .init(verb: "move the last", suffix: "to the top") { action([last], 0) }
    }
  }
}
