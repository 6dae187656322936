import Foundation

/// A control that chooses a date.
///
/// The compact style has a label and boxes of 34 points height; a calendar is 320 by 330, a wheel
/// 320 by 216 points. All of it is near what a phone shows.
public struct DatePicker<Label> where Label: View {
  /// The parts of a date.
  public typealias Components = DatePickerComponents

  let label: Label
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let isInsideStyle: Bool

  @Environment(\.datePickerStyle) var style
}

extension DatePicker: View {
  /// The date in the style of the environment.
  public var body: some View {
    if let custom = customBody {
      custom
    } else {
      shown.control(
        Control(
          name: "DatePicker", actions: [.init(verb: "change", perform: chooseNext)],
          label: label as? Text))
    }
  }

  @MainActor @ViewBuilder private var shown: some View {
    switch look {
    case .automatic, .compact, .field, .stepperField:
      ControlRow(label: label) {
        HStack(spacing: 6) {
          if components.contains(.date) {
            DateBox(
              name: "DateBox", date: selection.wrappedValue, format: "MMM d, yyyy", padding: 12.25)
          }
          if components.contains(.hourAndMinute) {
            DateBox(
              name: "TimeBox", date: selection.wrappedValue, format: "h:mm a", padding: 13)
          }
        }
      }
      .modifier(ControlSpacing())
    case .graphical: ControlPart("Calendar", width: 320, height: 330)
    case .wheel:
      ControlRow(label: label) { ControlPart("DateWheel", width: 320, height: 216) }
        .modifier(ControlSpacing())
    }
  }

  /// The day after, or the one before if that is too late.
  private func chooseNext() {
    let next = selection.wrappedValue.addingTimeInterval(86_400)
    let isTooLate = maximum.map { next > $0 } ?? false
    selection.wrappedValue = isTooLate ? next.addingTimeInterval(-2 * 86_400) : next
  }

  @MainActor private var customBody: AnyView? {
    isInsideStyle
      ? nil
      : style.body(
        DatePickerStyleConfiguration(
          label: label, selection: selection, minimumDate: minimum, maximumDate: maximum))
  }

  private var look: DatePickerLook {
    if case .look(let look) = style { look } else { .automatic }
  }
}
