import Foundation

/// Where a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle, in points.
  case rect(CGRect)
  /// A point of the view.
  case point(UnitPoint)
}

extension View {
  /// Shows a popover while a value is true; the layout of the view stays.
  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(.popover, WhilePresented(isPresented, content: content)).recorded("popover")
  }

  /// Shows a popover for an item; the layout of the view stays.
  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(.popover, ForItem(item, id: { AnyHashable($0.id) }, content: content))
      .recorded("popover")
  }
}
