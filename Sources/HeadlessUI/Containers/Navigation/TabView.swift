import Foundation

/// One of several views, chosen by tabs; it takes all that it is proposed.
///
/// Shows the selected view, the first one if none is, above the bar of tabs, of which only the height
/// counts. Pages have no bar.
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View {
  /// The chosen view.
  public var body: some View {
    BarContainer("TabView", .tabs) {
      ChosenView(
        tag: selection.map { AnyHashable($0.wrappedValue) }, fallsBackOnFirst: true,
        content: content)
    }
  }
}

extension TabView {
  /// Tabs of which one is selected: each view carries a tag.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content())
  }

  /// Tabs of which one is selected.
  nonisolated public init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView, C: TabContent {
    self.init(selection: selection, content: _TabContentView(content()))
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs of which the first shows.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

extension TabView where SelectionValue == Never, Content == _TabContentView {
  /// Tabs of which the first shows.
  nonisolated public init<C>(@TabContentBuilder<Never> content: () -> C) where C: TabContent {
    self.init(selection: nil, content: _TabContentView(content()))
  }
}
