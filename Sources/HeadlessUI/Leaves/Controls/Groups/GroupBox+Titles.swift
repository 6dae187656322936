import Foundation

extension GroupBox {
  /// A box with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(label: Text(titleKey), content: content(), isInsideStyle: false)
  }

  /// A box with a title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) where Label == Text, S: StringProtocol {
    self.init(label: Text(title), content: content(), isInsideStyle: false)
  }
}
