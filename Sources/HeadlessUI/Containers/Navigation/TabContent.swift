import Foundation

/// Tabs of a tab view.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
  /// The type of what tells tabs apart.
  associatedtype TabValue: Hashable
  /// The views of the tabs, in order.
  var _views: [AnyView] { get }
}

/// The views of all tabs.
public struct _TabContentView {
  private let views: @MainActor () -> [AnyView]

  nonisolated init<C: TabContent>(_ content: C) {
    // Tabs are shown on the main thread only, wherever their values were made.
    nonisolated(unsafe) let content = content
    views = { content._views }
  }
}

extension _TabContentView: View {
  /// The views, one after the other.
  public var body: some View {
    let views = self.views()
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}

/// Tabs after each other.
public struct _TabContents<TabValue: Hashable> {
  let parts: [any TabContent]

  nonisolated init(_ parts: [any TabContent]) { self.parts = parts }
}

extension _TabContents: TabContent {
  /// The views of the tabs.
  public var _views: [AnyView] { parts.flatMap { $0._views } }
}

/// Builds tabs from closures.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// A tab.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }

  /// One tab.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }

  /// Any number of tabs.
  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabContents<TabValue> {
    var parts: [any TabContent] = []
    for part in repeat each content { parts.append(part) }
    return _TabContents(parts)
  }

  /// A branch without `else`.
  public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> some TabContent<TabValue> where Content.TabValue == TabValue {
    _TabContents<TabValue>(content.map { [$0] } ?? [])
  }

  /// The first of two branches.
  public static func buildEither<Content: TabContent>(first: Content) -> _TabContents<TabValue> {
    _TabContents([first])
  }

  /// The second of two branches.
  public static func buildEither<Content: TabContent>(second: Content) -> _TabContents<TabValue> {
    _TabContents([second])
  }

  /// A branch that is only available on some systems.
  public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> _TabContents<TabValue> {
    _TabContents([content])
  }
}
