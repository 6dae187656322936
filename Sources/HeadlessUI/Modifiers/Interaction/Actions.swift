import Foundation

extension View {
  /// Adds actions behind a row, which are not shown but can be used; the layout stays.
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View where T: View {
    recorded(
      "swipeActions", "\(edge)", place: "the swipe actions", controls: ControlUse.brings(content))
  }

  /// Adds actions behind a row, which are not shown but can be used; the layout stays.
  ///
  /// - Parameter onPresentationChanged: is never called, as nothing is swiped.
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T, onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View where T: View {
    swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content)
  }

  /// Lets rows outside of a list have actions behind them; the layout stays.
  nonisolated public func swipeActionsContainer() -> some View {
    recorded("swipeActionsContainer")
  }

  /// Adds a menu, which is not shown but can be used; the layout stays.
  nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems)
    -> some View
  where MenuItems: View {
    recorded(
      "contextMenu", place: "the context menu", controls: ControlUse.brings(menuItems))
  }

  /// Adds a menu and a preview, which are not shown; the menu can be used. The layout stays.
  nonisolated public func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View where M: View, P: View {
    recorded(
      "contextMenu", place: "the context menu", controls: ControlUse.brings(menuItems))
  }

  /// Adds a menu for the selected rows, which is not shown; the layout stays.
  nonisolated public func contextMenu<I, M>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View where I: Hashable, M: View {
    recorded("contextMenu")
  }

  /// Sets whether rows can be deleted, for which they make room while a list is edited.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    recorded("deleteDisabled", "\(isDisabled)").modifier(RowEditing.delete.disabled(isDisabled))
  }

  /// Sets whether rows can be moved, for which they make room while a list is edited.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    recorded("moveDisabled", "\(isDisabled)").modifier(RowEditing.move.disabled(isDisabled))
  }

  /// Sets whether rows can be selected; the layout stays.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("selectionDisabled", "\(isDisabled)")
  }
}
