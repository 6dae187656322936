import Foundation

/// A value within bounds.
///
/// Linear ones take the width that they are proposed; circular ones are 59 by 59 points. The
/// labels' sizes count, the rest is near what a phone shows.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?

  @Environment(\.gaugeStyle) var style
}

extension Gauge: View {
  /// The value in the style of the environment.
  public var body: some View {
    if let custom = customBody {
      custom
    } else {
      switch look {
      case .automatic, .linearCapacity:
        VStack {
          label
          bar(height: 4)
          current
        }
      case .accessoryLinear, .accessoryLinearCapacity: bar(height: 8)
      case .accessoryCircular, .accessoryCircularCapacity:
        ControlPart("GaugeRing", width: 59, height: 59).overlay { current }
      }
    }
  }

  private func bar(height: CGFloat) -> some View {
    HStack {
      minimum
      ControlPart("GaugeBar", height: height)
      maximum
    }
  }

  @MainActor private var customBody: AnyView? {
    style.body(
      GaugeStyleConfiguration(
        value: fraction, label: label, currentValueLabel: current.map { AnyView($0) },
        minimumValueLabel: minimum.map { AnyView($0) },
        maximumValueLabel: maximum.map { AnyView($0) }))
  }

  private var look: GaugeLook {
    if case .look(let look) = style { look } else { .automatic }
  }
}

extension Gauge {
  /// A gauge with labels for the value, its bounds and marked values, which are not shown.
  nonisolated public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where V: BinaryFloatingPoint {
    self.init(
      fraction: Gauge.part(value, bounds), label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  nonisolated private static func part<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>
  ) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    return length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with labels for the value and its bounds.
  nonisolated public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      fraction: Gauge.part(value, bounds), label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label for the value.
  nonisolated public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      fraction: Gauge.part(value, bounds), label: label(), current: currentValueLabel(),
      minimum: nil, maximum: nil)
  }

  /// A gauge with a label.
  nonisolated public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(
      fraction: Gauge.part(value, bounds), label: label(), current: nil, minimum: nil,
      maximum: nil)
  }
}
