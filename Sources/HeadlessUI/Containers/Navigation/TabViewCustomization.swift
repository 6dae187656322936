import Foundation

/// How people rearranged the tabs of a sidebar, which is never done here: tabs stay as declared.
public struct TabViewCustomization: Codable, Sendable {
  /// What is known of one tab.
  public struct TabCustomization: Sendable {
    /// Whether the tab is shown in the sidebar.
    public var sidebarVisibility: Visibility { .automatic }
    /// Whether the tab is shown in the bar.
    public var tabBarVisibility: Visibility { .automatic }
  }

  /// What is known of one section.
  public struct SectionCustomization: Sendable {
    /// The order of the section's tabs, by their identifiers; nil for the declared one.
    public var tabOrder: [String]? { nil }
  }

  /// Nothing is rearranged.
  public init() {}

  /// What is known of the tab with an identifier.
  public subscript(tab id: String) -> TabCustomization { TabCustomization() }

  /// What is known of the section with an identifier.
  public subscript(section id: String) -> SectionCustomization { SectionCustomization() }

  /// Forgets how tabs of all kinds were rearranged.
  public mutating func resetVisibility() {}

  /// Forgets the order of sections.
  public mutating func resetSectionOrder() {}
}

/// How people may rearrange a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// As the system does by default.
  public static var automatic: TabCustomizationBehavior { .init(name: "automatic") }
  /// The tab can be moved and hidden.
  public static var reorderable: TabCustomizationBehavior { .init(name: "reorderable") }
  /// The tab stays.
  public static var disabled: TabCustomizationBehavior { .init(name: "disabled") }
}

/// A bar that may become a sidebar, as one of the two.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  /// As the system does by default.
  public static var automatic: AdaptableTabBarPlacement { .init(name: "automatic") }
  /// The bar.
  public static var tabBar: AdaptableTabBarPlacement { .init(name: "tabBar") }
  /// The sidebar.
  public static var sidebar: AdaptableTabBarPlacement { .init(name: "sidebar") }
}

/// Where a tab appears.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  /// As the system does by default.
  public static var automatic: TabPlacement { .init(name: "automatic") }
  /// In the sidebar only.
  public static var sidebarOnly: TabPlacement { .init(name: "sidebarOnly") }
  /// In the bar, where it cannot be moved.
  public static var pinned: TabPlacement { .init(name: "pinned") }
}

extension View {
  /// Lets people rearrange tabs; the layout stays.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    recorded("tabViewCustomization")
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// A stored arrangement of tabs.
  public init(wrappedValue: Value = .init(), _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}
