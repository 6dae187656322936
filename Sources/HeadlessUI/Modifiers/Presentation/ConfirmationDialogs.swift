import Foundation

extension View {
  /// Asks for a decision while a value is true; the layout stays.
  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(
      "confirmationDialog", Text(titleKey).recordedText, isPresented, place: "the dialog", actions)
  }

  /// Asks for a decision while a value is true; the layout stays.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog("confirmationDialog", String(title), isPresented, place: "the dialog", actions)
  }

  /// Asks for a decision while a value is true; the layout stays.
  nonisolated public func confirmationDialog<A>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog("confirmationDialog", title.recordedText, isPresented, place: "the dialog", actions)
  }

  /// Asks for a decision, with a message, while a value is true; the layout stays.
  nonisolated public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(
      "confirmationDialog", Text(titleKey).recordedText, isPresented, place: "the dialog", actions)
  }

  /// Asks for a decision, with a message, while a value is true; the layout stays.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog("confirmationDialog", String(title), isPresented, place: "the dialog", actions)
  }

  /// Asks for a decision, with a message, while a value is true; the layout stays.
  nonisolated public func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog("confirmationDialog", title.recordedText, isPresented, place: "the dialog", actions)
  }

  /// Asks for a decision about a value; the layout stays.
  nonisolated public func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    dialog("confirmationDialog", Text(titleKey).recordedText, isPresented, place: "the dialog") {
      if let data { actions(data) }
    }
  }

  /// Asks for a decision about a value; the layout stays.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog("confirmationDialog", String(title), isPresented, place: "the dialog") {
      if let data { actions(data) }
    }
  }

  /// Asks for a decision about a value; the layout stays.
  nonisolated public func confirmationDialog<A, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    dialog("confirmationDialog", title.recordedText, isPresented, place: "the dialog") {
      if let data { actions(data) }
    }
  }

  /// Asks for a decision, with a message, about a value; the layout stays.
  nonisolated public func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    dialog("confirmationDialog", Text(titleKey).recordedText, isPresented, place: "the dialog") {
      if let data { actions(data) }
    }
  }

  /// Asks for a decision, with a message, about a value; the layout stays.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog("confirmationDialog", String(title), isPresented, place: "the dialog") {
      if let data { actions(data) }
    }
  }

  /// Asks for a decision, with a message, about a value; the layout stays.
  nonisolated public func confirmationDialog<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    dialog("confirmationDialog", title.recordedText, isPresented, place: "the dialog") {
      if let data { actions(data) }
    }
  }

  /// Puts an icon on dialogs; the layout stays.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { recorded("dialogIcon") }

  /// Sets how serious dialogs are; the layout stays.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    recorded("dialogSeverity", severity.name)
  }
}

/// How serious a dialog is.
public struct DialogSeverity: Equatable, Sendable {
  let name: String

  /// As the system sees fit.
  public static let automatic = DialogSeverity(name: "automatic")
  /// The dialog is about serious consequences.
  public static let critical = DialogSeverity(name: "critical")
  /// The dialog is of the usual severity.
  public static let standard = DialogSeverity(name: "standard")
}
