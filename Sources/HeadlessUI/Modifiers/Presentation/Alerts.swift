import Foundation

extension View {
  /// Shows an alert while a value is true; the layout stays.
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog("alert", Text(titleKey).recordedText, isPresented, actions)
  }

  /// Shows an alert while a value is true; the layout stays.
  @_disfavoredOverload
  nonisolated public func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog("alert", String(title), isPresented, actions)
  }

  /// Shows an alert while a value is true; the layout stays.
  nonisolated public func alert<A>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog("alert", title.recordedText, isPresented, actions)
  }

  /// Shows an alert with a message while a value is true; the layout stays.
  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog("alert", Text(titleKey).recordedText, isPresented, actions)
  }

  /// Shows an alert with a message while a value is true; the layout stays.
  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog("alert", String(title), isPresented, actions)
  }

  /// Shows an alert with a message while a value is true; the layout stays.
  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog("alert", title.recordedText, isPresented, actions)
  }

  /// Shows an alert about a value; the layout stays.
  nonisolated public func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    dialog("alert", Text(titleKey).recordedText, isPresented) {
      if let data { actions(data) }
    }
  }

  /// Shows an alert about a value; the layout stays.
  @_disfavoredOverload
  nonisolated public func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog("alert", String(title), isPresented) {
      if let data { actions(data) }
    }
  }

  /// Shows an alert about a value; the layout stays.
  nonisolated public func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    dialog("alert", title.recordedText, isPresented) {
      if let data { actions(data) }
    }
  }

  /// Shows an alert with a message about a value; the layout stays.
  nonisolated public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    dialog("alert", Text(titleKey).recordedText, isPresented) {
      if let data { actions(data) }
    }
  }

  /// Shows an alert with a message about a value; the layout stays.
  @_disfavoredOverload
  nonisolated public func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog("alert", String(title), isPresented) {
      if let data { actions(data) }
    }
  }

  /// Shows an alert with a message about a value; the layout stays.
  nonisolated public func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    dialog("alert", title.recordedText, isPresented) {
      if let data { actions(data) }
    }
  }

  /// Shows an alert about an error; the layout stays.
  nonisolated public func alert<E, A>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View where E: LocalizedError, A: View {
    dialog("alert", error?.errorDescription, isPresented, actions)
  }

  /// Shows an alert with a message about an error; the layout stays.
  nonisolated public func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    dialog("alert", error?.errorDescription, isPresented) {
      if let error { actions(error) }
    }
  }

  /// Shows an alert while a value is true; the layout stays.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    dialog("alert", nil, isPresented) {
      if isPresented.wrappedValue { AlertButtons(buttons: content().buttons) }
    }
  }

  /// Shows an alert for an item; the layout stays.
  nonisolated public func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
  where Item: Identifiable {
    dialog("alert", nil, item.isPresent()) {
      if let item = item.wrappedValue { AlertButtons(buttons: content(item).buttons) }
    }
  }
}
