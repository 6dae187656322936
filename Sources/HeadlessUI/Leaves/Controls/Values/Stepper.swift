import Foundation

/// A control with a button for more and one for less.
///
/// It takes the width that it is proposed: the label leads, the buttons, 94 by 32 points, trail,
/// which is near what a phone shows.
public struct Stepper<Label> where Label: View {
  let label: Label
  let actions: [Control.Action]

  nonisolated init(showing label: Label, _ actions: [Control.Action]) {
    self.label = label
    self.actions = actions
  }
}

extension Stepper: View {
  /// The label and the buttons.
  public var body: some View {
    ControlRow(label: label) { ControlPart("StepperButtons", width: 94, height: 32) }
      .modifier(ControlSpacing())
      .control(Control(name: "Stepper", actions: actions, fitsRows: true))
  }
}

extension Stepper {
  /// A stepper with actions and a label.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(showing: label(), Control.stepping(onIncrement, onDecrement))
  }

  /// A stepper for a value, with a label.
  nonisolated public init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(showing: label(), Control.stepping(value, by: step))
  }

  /// A stepper for a value within bounds, with a label.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(showing: label(), Control.stepping(value, by: step, in: bounds))
  }

  /// A stepper for a formatted value, with a label.
  nonisolated public init<F>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
  {
    self.init(showing: label(), Control.stepping(value, by: step))
  }

  /// A stepper for a formatted value within bounds, with a label.
  nonisolated public init<F>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
  {
    self.init(showing: label(), Control.stepping(value, by: step, in: bounds))
  }
}
