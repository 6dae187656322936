import Foundation

// Alerts and dialogs that are there as long as an item is.

extension View {
  nonisolated private func itemDialog<Item, Actions: View>(
    _ name: String, _ title: String?, _ item: Binding<Item?>, place: String = "the alert",
    @ViewBuilder _ actions: (Item) -> Actions
  ) -> some View {
    dialog(name, title, item.isPresent(), place: place) {
      if let item = item.wrappedValue { actions(item) }
    }
  }

  /// Shows an alert about an item while there is one; the layout stays.
  nonisolated public func alert<Item, A>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> A
  ) -> some View where A: View {
    itemDialog("alert", Text(titleKey).recordedText, item, actions)
  }

  /// Shows an alert about an item while there is one; the layout stays.
  @_disfavoredOverload
  nonisolated public func alert<S, Item, A>(
    _ title: S, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> A
  ) -> some View where S: StringProtocol, A: View {
    itemDialog("alert", String(title), item, actions)
  }

  /// Shows an alert about an item while there is one; the layout stays.
  nonisolated public func alert<Item, A>(
    _ title: Text, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> A
  ) -> some View where A: View {
    itemDialog("alert", title.recordedText, item, actions)
  }

  /// Shows an alert, with a message, about an item while there is one; the layout stays.
  nonisolated public func alert<Item, A, M>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View where A: View, M: View {
    itemDialog("alert", Text(titleKey).recordedText, item, actions)
  }

  /// Shows an alert, with a message, about an item while there is one; the layout stays.
  @_disfavoredOverload
  nonisolated public func alert<S, Item, A, M>(
    _ title: S, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    itemDialog("alert", String(title), item, actions)
  }

  /// Shows an alert, with a message, about an item while there is one; the layout stays.
  nonisolated public func alert<Item, A, M>(
    _ title: Text, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View where A: View, M: View {
    itemDialog("alert", title.recordedText, item, actions)
  }

  /// Shows an alert about an error while there is one; the layout stays.
  nonisolated public func alert<E, A>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A
  ) -> some View where E: LocalizedError, A: View {
    itemDialog("alert", error.wrappedValue?.errorDescription, error, actions)
  }

  /// Shows an alert with a message about an error while there is one; the layout stays.
  nonisolated public func alert<E, A, M>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    alert(error: error, actions: actions)
  }
}

extension View {
  /// Asks for a decision about an item while there is one; the layout stays.
  nonisolated public func confirmationDialog<Item, A>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> A
  ) -> some View where A: View {
    itemDialog(
      "confirmationDialog", Text(titleKey).recordedText, item, place: "the dialog", actions)
  }

  /// Asks for a decision about an item while there is one; the layout stays.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, Item, A>(
    _ title: S, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> A
  ) -> some View where S: StringProtocol, A: View {
    itemDialog("confirmationDialog", String(title), item, place: "the dialog", actions)
  }

  /// Asks for a decision about an item while there is one; the layout stays.
  nonisolated public func confirmationDialog<Item, A>(
    _ title: Text, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> A
  ) -> some View where A: View {
    itemDialog("confirmationDialog", title.recordedText, item, place: "the dialog", actions)
  }

  /// Asks for a decision, with a message, about an item while there is one; the layout stays.
  nonisolated public func confirmationDialog<Item, A, M>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View where A: View, M: View {
    itemDialog(
      "confirmationDialog", Text(titleKey).recordedText, item, place: "the dialog", actions)
  }

  /// Asks for a decision, with a message, about an item while there is one; the layout stays.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, Item, A, M>(
    _ title: S, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    itemDialog("confirmationDialog", String(title), item, place: "the dialog", actions)
  }

  /// Asks for a decision, with a message, about an item while there is one; the layout stays.
  nonisolated public func confirmationDialog<Item, A, M>(
    _ title: Text, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View where A: View, M: View {
    itemDialog("confirmationDialog", title.recordedText, item, place: "the dialog", actions)
  }
}
