import Foundation

extension TextField {
  /// A field with a placeholder.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>
  ) where Label == Text {
    self.init(
      label: Text(titleKey), text: text.wrappedValue, prompt: nil, axis: .horizontal, edited: text)
  }

  /// A field with a placeholder.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    text: Binding<String>
  ) where Label == Text, S: StringProtocol {
    self.init(
      label: Text(title), text: text.wrappedValue, prompt: nil, axis: .horizontal, edited: text)
  }

  /// A field with a placeholder and a prompt.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?
  ) where Label == Text {
    self.init(
      label: Text(titleKey), text: text.wrappedValue, prompt: prompt, axis: .horizontal,
      edited: text)
  }

  /// A field with a placeholder and a prompt.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?
  ) where Label == Text, S: StringProtocol {
    self.init(
      label: Text(title), text: text.wrappedValue, prompt: prompt, axis: .horizontal, edited: text)
  }

  /// A field with a placeholder that grows along an axis.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    axis: Axis
  ) where Label == Text {
    self.init(label: Text(titleKey), text: text.wrappedValue, prompt: nil, axis: axis, edited: text)
  }

  /// A field with a placeholder that grows along an axis.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    text: Binding<String>,
    axis: Axis
  ) where Label == Text, S: StringProtocol {
    self.init(label: Text(title), text: text.wrappedValue, prompt: nil, axis: axis, edited: text)
  }

  /// A field with a placeholder and a prompt that grows along an axis.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) where Label == Text {
    self.init(
      label: Text(titleKey), text: text.wrappedValue, prompt: prompt, axis: axis, edited: text)
  }

  /// A field with a placeholder and a prompt that grows along an axis.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) where Label == Text, S: StringProtocol {
    self.init(label: Text(title), text: text.wrappedValue, prompt: prompt, axis: axis, edited: text)
  }

  /// A field with a placeholder and actions.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) where Label == Text {
    self.init(
      label: Text(titleKey), text: text.wrappedValue, prompt: nil, axis: .horizontal, edited: text)
  }

  /// A field with a placeholder and actions.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) where Label == Text, S: StringProtocol {
    self.init(
      label: Text(title), text: text.wrappedValue, prompt: nil, axis: .horizontal, edited: text)
  }

  /// A field with a placeholder and an action.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) where Label == Text {
    self.init(
      label: Text(titleKey), text: text.wrappedValue, prompt: nil, axis: .horizontal, edited: text)
  }

  /// A field with a placeholder and an action.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) where Label == Text, S: StringProtocol {
    self.init(
      label: Text(title), text: text.wrappedValue, prompt: nil, axis: .horizontal, edited: text)
  }
}
