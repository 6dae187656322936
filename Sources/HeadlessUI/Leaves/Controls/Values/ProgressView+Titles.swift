import Foundation

extension ProgressView {
  /// Work of unknown length with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil, isInsideStyle: false)
  }

  /// Work of unknown length with a title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S
  ) where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil, isInsideStyle: false)
  }

  /// Work done so far with a title.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0 / total) }, label: Text(titleKey), currentValueLabel: nil,
      isInsideStyle: false)
  }

  /// Work done so far with a title.
  @_disfavoredOverload
  nonisolated public init<V, S>(
    _ title: S,
    value: V?,
    total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint, S: StringProtocol {
    self.init(
      fraction: value.map { Double($0 / total) }, label: Text(title), currentValueLabel: nil,
      isInsideStyle: false)
  }
}
