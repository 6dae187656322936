import Foundation

/// Tabs that belong together.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable {
  /// What tells the tabs from others.
  public typealias TabValue = SelectionValue

  /// The views of the tabs.
  public var _views: [AnyView] { content._views }
}

extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// A section with a header.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content())
  }

  /// A section with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(content: content())
  }

  /// A section with a title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, S: StringProtocol {
    self.init(content: content())
  }
}
