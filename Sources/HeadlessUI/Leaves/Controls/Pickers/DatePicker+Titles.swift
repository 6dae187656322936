import Foundation

extension DatePicker {
  /// A date picker with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(
      label: Text(titleKey), selection: selection, minimum: nil, maximum: nil,
      components: displayedComponents, isInsideStyle: false)
  }

  /// A date picker with a title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text, S: StringProtocol {
    self.init(
      label: Text(title), selection: selection, minimum: nil, maximum: nil,
      components: displayedComponents, isInsideStyle: false)
  }

  /// A date picker with a title within bounds.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(
      label: Text(titleKey), selection: selection, minimum: range.lowerBound,
      maximum: range.upperBound,
      components: displayedComponents, isInsideStyle: false)
  }

  /// A date picker with a title within bounds.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text, S: StringProtocol {
    self.init(
      label: Text(title), selection: selection, minimum: range.lowerBound,
      maximum: range.upperBound,
      components: displayedComponents, isInsideStyle: false)
  }

  /// A date picker with a title from a date on.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(
      label: Text(titleKey), selection: selection, minimum: range.lowerBound, maximum: nil,
      components: displayedComponents, isInsideStyle: false)
  }

  /// A date picker with a title from a date on.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text, S: StringProtocol {
    self.init(
      label: Text(title), selection: selection, minimum: range.lowerBound, maximum: nil,
      components: displayedComponents, isInsideStyle: false)
  }

  /// A date picker with a title up to a date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(
      label: Text(titleKey), selection: selection, minimum: nil, maximum: range.upperBound,
      components: displayedComponents, isInsideStyle: false)
  }

  /// A date picker with a title up to a date.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text, S: StringProtocol {
    self.init(
      label: Text(title), selection: selection, minimum: nil, maximum: range.upperBound,
      components: displayedComponents, isInsideStyle: false)
  }

  /// A date picker with a label.
  nonisolated public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimum: nil, maximum: nil,
      components: displayedComponents, isInsideStyle: false)
  }

  /// A date picker with a label within bounds.
  nonisolated public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimum: range.lowerBound, maximum: range.upperBound,
      components: displayedComponents, isInsideStyle: false)
  }

  /// A date picker with a label from a date on.
  nonisolated public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimum: range.lowerBound, maximum: nil,
      components: displayedComponents, isInsideStyle: false)
  }

  /// A date picker with a label up to a date.
  nonisolated public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimum: nil, maximum: range.upperBound,
      components: displayedComponents, isInsideStyle: false)
  }
}
