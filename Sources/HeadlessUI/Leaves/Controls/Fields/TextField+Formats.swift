import Foundation

extension TextField {
  /// A field with a placeholder for a formatted value.
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where Label == Text, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      label: Text(titleKey), text: format.localizedText(value.wrappedValue), prompt: prompt,
      axis: .horizontal)
  }

  /// A field with a placeholder for a formatted value.
  @_disfavoredOverload
  nonisolated public init<F, S>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where Label == Text, F: ParseableFormatStyle, F.FormatOutput == String, S: StringProtocol {
    self.init(
      label: Text(title), text: format.localizedText(value.wrappedValue), prompt: prompt,
      axis: .horizontal)
  }

  /// A field with a placeholder for a formatted value or none.
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where Label == Text, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      label: Text(titleKey), text: value.wrappedValue.map { format.localizedText($0) } ?? "",
      prompt: prompt,
      axis: .horizontal)
  }

  /// A field with a placeholder for a formatted value or none.
  @_disfavoredOverload
  nonisolated public init<F, S>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where Label == Text, F: ParseableFormatStyle, F.FormatOutput == String, S: StringProtocol {
    self.init(
      label: Text(title), text: value.wrappedValue.map { format.localizedText($0) } ?? "",
      prompt: prompt,
      axis: .horizontal)
  }

  /// A field with a placeholder for a value with a formatter.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) where Label == Text {
    self.init(
      label: Text(titleKey), text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt,
      axis: .horizontal)
  }

  /// A field with a placeholder for a value with a formatter.
  @_disfavoredOverload
  nonisolated public init<V, S>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) where Label == Text, S: StringProtocol {
    self.init(
      label: Text(title), text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt,
      axis: .horizontal)
  }

  /// A field with a label for a formatted value.
  nonisolated public init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      label: label(), text: format.localizedText(value.wrappedValue), prompt: prompt,
      axis: .horizontal)
  }

  /// A field with a label for a formatted value or none.
  nonisolated public init<F>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      label: label(), text: value.wrappedValue.map { format.localizedText($0) } ?? "",
      prompt: prompt,
      axis: .horizontal)
  }

  /// A field with a label for a value with a formatter.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt,
      axis: .horizontal)
  }
}
