import Foundation

/// A control that chooses a value between bounds.
///
/// It takes the width that it is proposed and is 31 points high, which is near what a phone shows;
/// the labels of its ends stand beside it, its own label is not shown.
public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {
  let minimum: ValueLabel
  let maximum: ValueLabel

  private let actions: [Control.Action]

  nonisolated fileprivate init(
    from minimum: ValueLabel, to maximum: ValueLabel, _ actions: [Control.Action]
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.actions = actions
  }
}

extension Slider: View {
  /// The track between the labels of its ends.
  public var body: some View {
    HStack {
      minimum
      ControlPart("Slider", height: 31)
      maximum
    }
    .control(Control(name: "Slider", actions: actions))
  }
}

extension Slider {
  /// A slider with labels at its ends.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      from: minimumValueLabel(), to: maximumValueLabel(), Control.sliding(value, in: bounds))
  }

  /// A slider with steps and with labels at its ends.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      from: minimumValueLabel(), to: maximumValueLabel(), Control.sliding(value, in: bounds))
  }

  /// A slider with labels at its ends, in the order of earlier systems.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(from: minimumValueLabel, to: maximumValueLabel, Control.sliding(value, in: bounds))
  }

  /// A slider with steps and with labels at its ends, in the order of earlier systems.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(from: minimumValueLabel, to: maximumValueLabel, Control.sliding(value, in: bounds))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label that is read aloud.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(from: EmptyView(), to: EmptyView(), Control.sliding(value, in: bounds))
  }

  /// A slider with steps and with a label that is read aloud.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(from: EmptyView(), to: EmptyView(), Control.sliding(value, in: bounds))
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(from: EmptyView(), to: EmptyView(), Control.sliding(value, in: bounds))
  }

  /// A slider with steps.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(from: EmptyView(), to: EmptyView(), Control.sliding(value, in: bounds))
  }
}
