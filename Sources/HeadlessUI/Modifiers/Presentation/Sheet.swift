import Foundation

extension View {
  /// Shows a sheet while a value is true; the layout stays, and the sheet is not evaluated.
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    recorded("sheet")
  }

  /// Shows a sheet for an item; the layout stays, and the sheet is not evaluated.
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    recorded("sheet")
  }

  /// Covers the window while a value is true; the layout stays, and the cover is not evaluated.
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    recorded("fullScreenCover")
  }

  /// Covers the window for an item; the layout stays, and the cover is not evaluated.
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    recorded("fullScreenCover")
  }
}
