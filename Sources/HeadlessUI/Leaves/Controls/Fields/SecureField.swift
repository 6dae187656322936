import Foundation

/// A line of text that is not shown while it is typed.
///
/// It takes the width that it is proposed and is one line high.
public struct SecureField<Label> where Label: View {
  let label: Label
  let text: String
  let prompt: Text?
  let edited: Binding<String>
  @Environment(\.customTextFieldStyle) var style
}

extension SecureField: View {
  /// A dot for each character; what a style of one's own makes of it.
  public var body: some View {
    if let style {
      style.view(
        TextField<_TextFieldStyleLabel>(
          label: _TextFieldStyleLabel(label), text: dots, prompt: prompt, axis: .horizontal,
          edited: edited, kind: "SecureField"))
    } else {
      FieldText(text: dots, prompt: prompt, label: label, axis: .horizontal, isSecure: true)
        .control(
          Control(
            name: "SecureField", actions: Control.typing(into: edited),
            label: Control.title(label, prompt)))
    }
  }

  private var dots: String { String(repeating: "\u{25CF}", count: text.count) }
}

extension SecureField {
  /// A field with a label.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text.wrappedValue, prompt: prompt, edited: text)
  }

  /// A field with a placeholder.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>
  ) where Label == Text {
    self.init(label: Text(titleKey), text: text.wrappedValue, prompt: nil, edited: text)
  }

  /// A field with a placeholder.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    text: Binding<String>
  ) where Label == Text, S: StringProtocol {
    self.init(label: Text(title), text: text.wrappedValue, prompt: nil, edited: text)
  }

  /// A field with a placeholder and a prompt.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?
  ) where Label == Text {
    self.init(label: Text(titleKey), text: text.wrappedValue, prompt: prompt, edited: text)
  }

  /// A field with a placeholder and a prompt.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?
  ) where Label == Text, S: StringProtocol {
    self.init(label: Text(title), text: text.wrappedValue, prompt: prompt, edited: text)
  }

  /// A field with a placeholder and an action.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) where Label == Text {
    self.init(label: Text(titleKey), text: text.wrappedValue, prompt: nil, edited: text)
  }

  /// A field with a placeholder and an action.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) where Label == Text, S: StringProtocol {
    self.init(label: Text(title), text: text.wrappedValue, prompt: nil, edited: text)
  }
}
