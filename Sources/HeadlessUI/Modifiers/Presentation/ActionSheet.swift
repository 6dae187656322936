import Foundation

/// A choice between actions, older than `confirmationDialog`.
public struct ActionSheet {
  /// One of the choices.
  public typealias Button = Alert.Button

  let title: Text
  let buttons: [ActionSheet.Button]

  /// A choice with a title and a message.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.buttons = buttons
  }
}

extension View {
  /// Lets the user choose while a value is true; the layout stays.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    dialog("actionSheet", nil, isPresented, place: "the dialog") {
      if isPresented.wrappedValue { AlertButtons(buttons: content().buttons) }
    }
  }

  /// Lets the user choose for an item; the layout stays.
  nonisolated public func actionSheet<T>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View where T: Identifiable {
    dialog("actionSheet", nil, item.isPresent(), place: "the dialog") {
      if let item = item.wrappedValue { AlertButtons(buttons: content(item).buttons) }
    }
  }
}
