import Foundation

// Alerts and dialogs that are there as long as an item is.

extension View {
  /// Shows an alert about an item while there is one; the layout stays.
  nonisolated public func alert<Item, A>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> A
  ) -> some View where A: View {
    dialog("alert", Text(titleKey).recordedText, item.isPresent()) {
      if let item = item.wrappedValue { actions(item) }
    }
  }

  /// Shows an alert about an item while there is one; the layout stays.
  @_disfavoredOverload
  nonisolated public func alert<S, Item, A>(
    _ title: S, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog("alert", String(title), item.isPresent()) {
      if let item = item.wrappedValue { actions(item) }
    }
  }

  /// Shows an alert about an item while there is one; the layout stays.
  nonisolated public func alert<Item, A>(
    _ title: Text, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> A
  ) -> some View where A: View {
    dialog("alert", title.recordedText, item.isPresent()) {
      if let item = item.wrappedValue { actions(item) }
    }
  }

  /// Shows an alert, with a message, about an item while there is one; the layout stays.
  nonisolated public func alert<Item, A, M>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View where A: View, M: View {
    dialog("alert", Text(titleKey).recordedText, item.isPresent()) {
      if let item = item.wrappedValue { actions(item) }
    }
  }

  /// Shows an alert, with a message, about an item while there is one; the layout stays.
  @_disfavoredOverload
  nonisolated public func alert<S, Item, A, M>(
    _ title: S, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog("alert", String(title), item.isPresent()) {
      if let item = item.wrappedValue { actions(item) }
    }
  }

  /// Shows an alert, with a message, about an item while there is one; the layout stays.
  nonisolated public func alert<Item, A, M>(
    _ title: Text, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View where A: View, M: View {
    dialog("alert", title.recordedText, item.isPresent()) {
      if let item = item.wrappedValue { actions(item) }
    }
  }

  /// Shows an alert about an error while there is one; the layout stays.
  nonisolated public func alert<E, A>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A
  ) -> some View where E: LocalizedError, A: View {
    dialog("alert", error.wrappedValue?.errorDescription, error.isPresent()) {
      if let error = error.wrappedValue { actions(error) }
    }
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
    dialog("confirmationDialog", Text(titleKey).recordedText, item.isPresent(), place: "the dialog")
    {
      if let item = item.wrappedValue { actions(item) }
    }
  }

  /// Asks for a decision about an item while there is one; the layout stays.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, Item, A>(
    _ title: S, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog("confirmationDialog", String(title), item.isPresent(), place: "the dialog") {
      if let item = item.wrappedValue { actions(item) }
    }
  }

  /// Asks for a decision about an item while there is one; the layout stays.
  nonisolated public func confirmationDialog<Item, A>(
    _ title: Text, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> A
  ) -> some View where A: View {
    dialog("confirmationDialog", title.recordedText, item.isPresent(), place: "the dialog") {
      if let item = item.wrappedValue { actions(item) }
    }
  }

  /// Asks for a decision, with a message, about an item while there is one; the layout stays.
  nonisolated public func confirmationDialog<Item, A, M>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View where A: View, M: View {
    dialog("confirmationDialog", Text(titleKey).recordedText, item.isPresent(), place: "the dialog")
    {
      if let item = item.wrappedValue { actions(item) }
    }
  }

  /// Asks for a decision, with a message, about an item while there is one; the layout stays.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, Item, A, M>(
    _ title: S, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog("confirmationDialog", String(title), item.isPresent(), place: "the dialog") {
      if let item = item.wrappedValue { actions(item) }
    }
  }

  /// Asks for a decision, with a message, about an item while there is one; the layout stays.
  nonisolated public func confirmationDialog<Item, A, M>(
    _ title: Text, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View where A: View, M: View {
    dialog("confirmationDialog", title.recordedText, item.isPresent(), place: "the dialog") {
      if let item = item.wrappedValue { actions(item) }
    }
  }
}
