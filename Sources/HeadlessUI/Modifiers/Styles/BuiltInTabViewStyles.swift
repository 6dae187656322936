import Foundation

/// As the system sees fit.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "automatic" }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the system sees fit.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Pages.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "page" }

  /// When the dots show that stand for the pages.
  public struct IndexDisplayMode: Equatable, Sendable {
    let name: String

    /// When there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  /// When the dots show.
  let indexDisplayMode: IndexDisplayMode

  /// Pages.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages, with dots that stand for them.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// Pages one above the other.
public struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "verticalPage" }

  /// Pages one above the other.
  nonisolated public init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages one above the other.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

/// Tabs or a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "sidebarAdaptable" }

  /// Tabs or a sidebar.
  nonisolated public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs or a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// Tabs alone.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "tabBarOnly" }

  /// Tabs alone.
  nonisolated public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs alone.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// Tabs in a group.
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "grouped" }

  /// Tabs in a group.
  nonisolated public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs in a group.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
