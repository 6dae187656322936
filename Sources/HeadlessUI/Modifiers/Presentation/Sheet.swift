import Foundation

extension View {
  /// Shows a sheet while a value is true; the layout of the view stays.
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(.sheet, WhilePresented(isPresented, onDismiss: onDismiss, content: content))
      .recorded("sheet")
  }

  /// Shows a sheet for an item; the layout of the view stays.
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(
      .sheet, ForItem(item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, content: content)
    )
    .recorded("sheet")
  }

  /// Covers the window while a value is true; the layout of the view stays.
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(.cover, WhilePresented(isPresented, onDismiss: onDismiss, content: content))
      .recorded("fullScreenCover")
  }

  /// Covers the window for an item; the layout of the view stays.
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(
      .cover, ForItem(item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, content: content)
    )
    .recorded("fullScreenCover")
  }
}
