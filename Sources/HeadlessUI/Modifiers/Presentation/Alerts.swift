import Foundation

extension View {
  /// Shows an alert while a value is true; the layout stays.
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    recorded("alert", Text(titleKey).recordedText)
  }

  /// Shows an alert while a value is true; the layout stays.
  @_disfavoredOverload
  nonisolated public func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    recorded("alert", String(title))
  }

  /// Shows an alert while a value is true; the layout stays.
  nonisolated public func alert<A>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    recorded("alert", title.recordedText)
  }

  /// Shows an alert with a message while a value is true; the layout stays.
  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    recorded("alert", Text(titleKey).recordedText)
  }

  /// Shows an alert with a message while a value is true; the layout stays.
  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    recorded("alert", String(title))
  }

  /// Shows an alert with a message while a value is true; the layout stays.
  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    recorded("alert", title.recordedText)
  }

  /// Shows an alert about a value; the layout stays.
  nonisolated public func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    recorded("alert", Text(titleKey).recordedText)
  }

  /// Shows an alert about a value; the layout stays.
  @_disfavoredOverload
  nonisolated public func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    recorded("alert", String(title))
  }

  /// Shows an alert about a value; the layout stays.
  nonisolated public func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    recorded("alert", title.recordedText)
  }

  /// Shows an alert with a message about a value; the layout stays.
  nonisolated public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    recorded("alert", Text(titleKey).recordedText)
  }

  /// Shows an alert with a message about a value; the layout stays.
  @_disfavoredOverload
  nonisolated public func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    recorded("alert", String(title))
  }

  /// Shows an alert with a message about a value; the layout stays.
  nonisolated public func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    recorded("alert", title.recordedText)
  }

  /// Shows an alert about an error; the layout stays.
  nonisolated public func alert<E, A>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View where E: LocalizedError, A: View {
    recorded("alert", error?.errorDescription)
  }

  /// Shows an alert with a message about an error; the layout stays.
  nonisolated public func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    recorded("alert", error?.errorDescription)
  }

  /// Shows an alert while a value is true; the layout stays, and the alert is not made.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    recorded("alert")
  }

  /// Shows an alert for an item; the layout stays, and the alert is not made.
  nonisolated public func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
  where Item: Identifiable {
    recorded("alert")
  }
}
