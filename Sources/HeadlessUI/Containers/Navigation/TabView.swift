import Foundation

/// One of several views, chosen by tabs; it takes all that it is proposed.
///
/// Shows the selected view, the first one if none is, above the bar of tabs. Pages have no bar.
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  /// Which view shows if nothing else says so.
  @State private var shownTab = 0

  nonisolated fileprivate init(showing content: Content, _ selection: Binding<SelectionValue>?) {
    self.selection = selection
    self.content = content
  }
}

extension TabView: View {
  /// The chosen view.
  public var body: some View {
    BarContainer("TabView", .tabs) {
      ChosenView(
        tag: selection.map { AnyHashable($0.wrappedValue) }, fallback: shownTab,
        isTabs: true, content: content)
    }
    .control(Control(name: "TabView", choice: choice, hasTitle: false))
  }

  private var choice: Control.Choice {
    Control.Choice(
      verb: "show tab", current: { selection.map { AnyHashable($0.wrappedValue) } },
      hasTitles: false
    ) { tag, index in
      if let selection, let value = tag?.value(as: SelectionValue.self) {
        selection.wrappedValue = value
      } else {
        shownTab = index
      }
    }
  }
}

extension TabView {
  /// Tabs of which one is selected: each view carries a tag.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(showing: content(), selection)
  }

  /// Tabs of which one is selected.
  nonisolated public init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView, C: TabContent {
    self.init(showing: _TabContentView(content()), selection)
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs of which the first shows.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(showing: content(), nil)
  }
}

extension TabView where SelectionValue == Never, Content == _TabContentView {
  /// Tabs of which the first shows.
  nonisolated public init<C>(@TabContentBuilder<Never> content: () -> C) where C: TabContent {
    self.init(showing: _TabContentView(content()), nil)
  }
}
