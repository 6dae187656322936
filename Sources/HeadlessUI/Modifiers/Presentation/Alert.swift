import Foundation

/// An alert, described as before there were views for it; it is not shown, but its buttons can be used.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text?
    let action: (() -> Void)?

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, action: action)
    }

    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, action: action)
    }

    /// A button that cancels, with the system's label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: nil, action: action)
    }

    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// The buttons of an alert that is described as before there were views for it.
struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button {
        button.action?()
      } label: {
        button.label ?? Text("Cancel")
      }
    }
    if buttons.isEmpty { Button("OK") {} }
  }
}
