import Foundation

// What tabs look like in their bar, and what people may do with them, changes no view's layout.
extension TabContent {
  /// Shows a number on the tab; the layout stays.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { self }

  /// Shows a text on the tab; the layout stays.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { self }

  /// Shows a text on the tab; the layout stays.
  nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { self }

  /// Shows a text on the tab; the layout stays.
  @_disfavoredOverload
  nonisolated public func badge(_ label: some StringProtocol) -> some TabContent<TabValue> { self }

  /// Names the tab in a ``TabViewCustomization``; the layout stays.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets how people may rearrange the tab; the layout stays.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }

  /// Sets whether the tab is shown until people rearrange tabs; the layout stays.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }

  /// Sets where the tab appears; the layout stays.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    self
  }

  /// Keeps people from selecting the tab; the layout stays.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }

  /// Leaves the tab out.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _TabContents<TabValue>(hidden ? [] : [self])
  }

  /// Adds actions to a section of tabs, which are not shown; the layout stays.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    self
  }

  /// Adds a menu to the tab, which is not shown; the layout stays.
  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some TabContent<TabValue> {
    self
  }

  /// Adds actions to the tab, which are not shown; the layout stays.
  nonisolated public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some TabContent<TabValue> {
    self
  }

  /// Names the tab for tests; the layout stays.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> some TabContent<TabValue> {
    self
  }

  /// Describes the tab for assistive technologies; the layout stays.
  nonisolated public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> { self }

  /// Describes the tab for assistive technologies; the layout stays.
  nonisolated public func accessibilityLabel(
    _ key: LocalizedStringKey
  ) -> some TabContent<TabValue> {
    self
  }
}
