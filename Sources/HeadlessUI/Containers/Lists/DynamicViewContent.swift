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

/// Views made from a collection, with what happens when a user edits them; nobody edits here.
struct EditableContent<Base: DynamicViewContent, Content: View> {
  let base: Base
  let content: Content
}

extension EditableContent: DynamicViewContent {
  var data: Base.Data { base.data }
  var body: some View { content }
}

extension DynamicViewContent {
  private func editable(_ name: String) -> some DynamicViewContent {
    EditableContent(base: self, content: recorded(name))
  }

  /// What happens when rows are deleted; the layout stays.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    editable("onDelete")
  }

  /// What happens when rows are moved; the layout stays.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    editable("onMove")
  }
}
