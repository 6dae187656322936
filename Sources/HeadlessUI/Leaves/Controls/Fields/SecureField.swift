import Foundation

/// A line of text that is not shown while it is typed.
///
/// It takes the width that it is proposed and is one line high.
public struct SecureField<Label> where Label: View {
  let label: Label
  let text: String
  let prompt: Text?
  let edited: Binding<String>
}

extension SecureField: View {
  /// A dot for each character.
  public var body: some View {
    FieldText(
      text: String(repeating: "\u{25CF}", count: text.count), prompt: prompt, label: label,
      axis: .horizontal
    )
    .control(
      Control(
        name: "SecureField", actions: Control.typing(into: edited), label: label as? Text ?? prompt)
    )
  }
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
