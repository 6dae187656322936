import Foundation

/// A control that chooses several dates: a calendar of 320 by 330 points.
public struct MultiDatePicker<Label> where Label: View {
  let label: Label

  nonisolated init(label: Label) { self.label = label }
}

extension MultiDatePicker: View {
  /// The calendar.
  public var body: some View { ControlPart("Calendar", width: 320, height: 330) }
}

extension MultiDatePicker {
  /// A calendar with a label.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// A calendar of the dates in a range, with a label.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// A calendar of the dates from one on, with a label.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// A calendar of the dates before one, with a label.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

extension MultiDatePicker where Label == Text {
  /// A calendar with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(label: Text(titleKey))
  }

  /// A calendar with a title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, selection: Binding<Set<DateComponents>>)
  where S: StringProtocol {
    self.init(label: Text(title))
  }

  /// A calendar of the dates in a range, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(label: Text(titleKey))
  }

  /// A calendar of the dates from one on, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(label: Text(titleKey))
  }

  /// A calendar of the dates before one, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(label: Text(titleKey))
  }
}
