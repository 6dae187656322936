import Foundation

extension Stepper {
  /// A stepper with a title and actions.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {
    self.init(showing: Text(titleKey), Control.stepping(onIncrement, onDecrement))
  }

  /// A stepper with a title and actions.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text, S: StringProtocol {
    self.init(showing: Text(title), Control.stepping(onIncrement, onDecrement))
  }

  /// A stepper with a title for a value.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text, V: Strideable {
    self.init(showing: Text(titleKey), Control.stepping(value, by: step))
  }

  /// A stepper with a title for a value.
  @_disfavoredOverload
  nonisolated public init<V, S>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text, V: Strideable, S: StringProtocol {
    self.init(showing: Text(title), Control.stepping(value, by: step))
  }

  /// A stepper with a title for a value within bounds.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text, V: Strideable {
    self.init(showing: Text(titleKey), Control.stepping(value, by: step, in: bounds))
  }

  /// A stepper with a title for a value within bounds.
  @_disfavoredOverload
  nonisolated public init<V, S>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text, V: Strideable, S: StringProtocol {
    self.init(showing: Text(title), Control.stepping(value, by: step, in: bounds))
  }

  /// A stepper with a title for a formatted value.
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    Label == Text, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint,
    F.FormatOutput == String
  {
    self.init(showing: Text(titleKey), Control.stepping(value, by: step))
  }

  /// A stepper with a title for a formatted value.
  @_disfavoredOverload
  nonisolated public init<F, S>(
    _ title: S,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    Label == Text, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint,
    F.FormatOutput == String, S: StringProtocol
  {
    self.init(showing: Text(title), Control.stepping(value, by: step))
  }

  /// A stepper with a title for a formatted value within bounds.
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    Label == Text, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint,
    F.FormatOutput == String
  {
    self.init(showing: Text(titleKey), Control.stepping(value, by: step, in: bounds))
  }

  /// A stepper with a title for a formatted value within bounds.
  @_disfavoredOverload
  nonisolated public init<F, S>(
    _ title: S,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    Label == Text, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint,
    F.FormatOutput == String, S: StringProtocol
  {
    self.init(showing: Text(title), Control.stepping(value, by: step, in: bounds))
  }
}
