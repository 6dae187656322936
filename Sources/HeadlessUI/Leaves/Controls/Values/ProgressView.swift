import Foundation

/// How much of some work is done.
///
/// Work of unknown length is a wheel of 20 by 20 points, 37 by 37 in large controls; otherwise it is a bar that takes the width
/// it is proposed and is 4 points high, which is near what a phone shows.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  let isInsideStyle: Bool

  @Environment(\.progressViewStyle) var style
  @Environment(\.controlSize) var controlSize
}

extension ProgressView: View {
  /// The progress in the style of the environment.
  public var body: some View {
    if let custom = customBody {
      custom
    } else if isLinear {
      VStack(alignment: .leading) {
        label
        ControlPart("ProgressBar", height: 4)
        currentValueLabel
      }
    } else {
      VStack {
        ControlPart("ProgressWheel", width: wheelSize, height: wheelSize)
        label
        currentValueLabel
      }
    }
  }

  @MainActor private var customBody: AnyView? {
    isInsideStyle
      ? nil
      : style.body(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: label.map { AnyView($0) },
          currentValueLabel: currentValueLabel.map { AnyView($0) }))
  }

  /// In points.
  private var wheelSize: CGFloat { controlSize == .large || controlSize == .extraLarge ? 37 : 20 }

  private var isLinear: Bool {
    switch style {
    case .look(.linear): true
    case .look(.circular): false
    default: fraction != nil
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Work of unknown length.
  nonisolated public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil, isInsideStyle: false)
  }

  /// Work of unknown length, with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil, isInsideStyle: false)
  }

  /// Work done so far; nil if it is not known.
  nonisolated public init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0 / total) }, label: nil, currentValueLabel: nil,
      isInsideStyle: false)
  }

  /// Work done so far, with a label.
  nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: nil,
      isInsideStyle: false)
  }
}

extension ProgressView {
  /// Work done so far, with labels.
  nonisolated public init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0 / total) }, label: label(),
      currentValueLabel: currentValueLabel(), isInsideStyle: false)
  }

  /// Work that keeps its own progress.
  nonisolated public init(_ progress: Progress)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil,
      currentValueLabel: nil, isInsideStyle: false)
  }

  /// A span of time, with labels; none of it has passed here.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: countsDown ? 1 : 0, label: label(), currentValueLabel: currentValueLabel(),
      isInsideStyle: false)
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// A span of time, with a label; none of it has passed here.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      Text(timerInterval: timerInterval, countsDown: countsDown)
    }
  }

  /// A span of time; none of it has passed here.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view that a style was asked for, in the system's look.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel, isInsideStyle: true)
  }
}
