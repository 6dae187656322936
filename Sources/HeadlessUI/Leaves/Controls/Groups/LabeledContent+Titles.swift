import Foundation

extension LabeledContent where Label: View, Content: View {
  /// A value with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(label: Text(titleKey), content: content(), isInsideStyle: false)
  }

  /// A value with a title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) where Label == Text, S: StringProtocol {
    self.init(label: Text(title), content: content(), isInsideStyle: false)
  }

  /// A text with a title.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey,
    value: V
  ) where Label == Text, Content == Text, V: StringProtocol {
    self.init(label: Text(titleKey), content: Text(value), isInsideStyle: false)
  }

  /// A text with a title.
  @_disfavoredOverload
  nonisolated public init<V, S>(
    _ title: S,
    value: V
  ) where Label == Text, Content == Text, V: StringProtocol, S: StringProtocol {
    self.init(label: Text(title), content: Text(value), isInsideStyle: false)
  }

  /// A formatted value with a title.
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  )
  where
    Label == Text, Content == Text, F: FormatStyle, F.FormatInput: Equatable,
    F.FormatOutput == String
  {
    self.init(label: Text(titleKey), content: Text(value, format: format), isInsideStyle: false)
  }

  /// A formatted value with a title.
  @_disfavoredOverload
  nonisolated public init<F, S>(
    _ title: S,
    value: F.FormatInput,
    format: F
  )
  where
    Label == Text, Content == Text, F: FormatStyle, F.FormatInput: Equatable,
    F.FormatOutput == String, S: StringProtocol
  {
    self.init(label: Text(title), content: Text(value, format: format), isInsideStyle: false)
  }
}
