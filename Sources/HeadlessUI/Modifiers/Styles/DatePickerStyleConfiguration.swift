import Foundation

/// What a date picker hands to its style.
public struct DatePickerStyleConfiguration {
  /// The label of the date picker.
  public struct Label {
    let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
  }

  /// The label of the date picker.
  public let label: DatePickerStyleConfiguration.Label
  /// The date.
  @Binding public var selection: Date
  /// The earliest date; nil for none.
  public let minimumDate: Date?
  /// The latest date; nil for none.
  public let maximumDate: Date?

  nonisolated init(
    label: some View, selection: Binding<Date>, minimumDate: Date? = nil, maximumDate: Date? = nil
  ) {
    self.label = Label(label)
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
  }
}

extension DatePickerStyleConfiguration.Label: View {
  /// The view that was given.
  public var body: some View { content }
}
