import Foundation

extension DisclosureGroup {
  /// A collapsed group with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {
    self.init(label: Text(titleKey), binding: nil, content: content)
  }

  /// A collapsed group with a title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    @ViewBuilder content: @escaping () -> Content
  ) where Label == Text, S: StringProtocol {
    self.init(label: Text(title), binding: nil, content: content)
  }

  /// A group with a title that is expanded while a value is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {
    self.init(label: Text(titleKey), binding: isExpanded, content: content)
  }

  /// A group with a title that is expanded while a value is true.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) where Label == Text, S: StringProtocol {
    self.init(label: Text(title), binding: isExpanded, content: content)
  }
}
