import Foundation

/// A container whose background a view can set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  /// The navigation stack.
  public static var navigation: ContainerBackgroundPlacement { .init(name: "navigation") }
  /// The columns of navigation.
  public static var navigationSplitView: ContainerBackgroundPlacement {
    .init(name: "navigationSplitView")
  }
  /// The tabs.
  public static var tabView: ContainerBackgroundPlacement { .init(name: "tabView") }
  /// A widget.
  public static var widget: ContainerBackgroundPlacement { .init(name: "widget") }
  /// The window.
  public static var window: ContainerBackgroundPlacement { .init(name: "window") }
  /// A shop.
  public static var subscriptionStore: ContainerBackgroundPlacement {
    .init(name: "subscriptionStore")
  }
}

/// When the bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static var automatic: TabBarMinimizeBehavior { .init(name: "automatic") }
  /// When scrolling down.
  public static var onScrollDown: TabBarMinimizeBehavior { .init(name: "onScrollDown") }
  /// When scrolling up.
  public static var onScrollUp: TabBarMinimizeBehavior { .init(name: "onScrollUp") }
  /// Never.
  public static var never: TabBarMinimizeBehavior { .init(name: "never") }
}

/// How one view of a navigation stack becomes another; it does at once here.
public protocol NavigationTransition {}

/// As the system sees fit.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  init() {}
}

/// Out of another view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {
  init() {}
}

/// By fading from one into the other.
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {
  init() {}
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// By fading from one into the other.
  public static var crossFade: CrossFadeNavigationTransition { .init() }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system sees fit.
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of another view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    .init()
  }
}

/// What the system puts into a toolbar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  /// The button of the sidebar.
  public static var sidebarToggle: ToolbarDefaultItemKind { .init(name: "sidebarToggle") }
  /// The title.
  public static var title: ToolbarDefaultItemKind { .init(name: "title") }
  /// The search field.
  public static var search: ToolbarDefaultItemKind { .init(name: "search") }

  /// The symbol of its button; nil for what has none.
  var symbol: String? {
    switch name {
    case "sidebarToggle": "sidebar.leading"
    case "search": "magnifyingglass"
    default: nil
    }
  }
}

extension View {
  /// Sets what is behind the container that the view is in; the layout stays.
  nonisolated public func containerBackground<S>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle {
    recorded("containerBackground", container.name)
  }

  /// Puts a view behind the container that the view is in; it is not evaluated.
  nonisolated public func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    recorded("containerBackground", container.name)
  }

  /// Sets what bars are painted with; the layout stays.
  nonisolated public func toolbarForegroundStyle<S>(_ style: S, for bars: ToolbarPlacement...)
    -> some View where S: ShapeStyle
  {
    recorded("toolbarForegroundStyle")
  }

  /// Takes what the system puts into the toolbar away; the layout stays.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    recorded("toolbar", defaultItemKind.map { "removing: \($0.name)" })
  }

  /// Sets when the bar of tabs becomes small; the layout stays.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    recorded("tabBarMinimizeBehavior", behavior.name)
  }

  /// Puts a view above the bar of tabs, which is not shown; the layout stays.
  nonisolated public func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content)
    -> some View where Content: View
  {
    recorded("tabViewBottomAccessory")
  }

  /// Puts a view above the bar of tabs as long as that is enabled. It is not shown; the layout stays.
  nonisolated public func tabViewBottomAccessory<Content>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    recorded("tabViewBottomAccessory", "\(isEnabled)")
  }

  /// Puts a view at the top of a sidebar of tabs, which is not shown; the layout stays.
  nonisolated public func tabViewSidebarHeader<Content>(@ViewBuilder content: () -> Content)
    -> some View where Content: View
  {
    recorded("tabViewSidebarHeader")
  }

  /// Puts a view at the end of a sidebar of tabs, which is not shown; the layout stays.
  nonisolated public func tabViewSidebarFooter<Content>(@ViewBuilder content: () -> Content)
    -> some View where Content: View
  {
    recorded("tabViewSidebarFooter")
  }

  /// Puts a view below a sidebar of tabs, which is not shown; the layout stays.
  nonisolated public func tabViewSidebarBottomBar<Content>(@ViewBuilder content: () -> Content)
    -> some View where Content: View
  {
    recorded("tabViewSidebarBottomBar")
  }

  /// Sets how the view comes when it is navigated to; the layout stays.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    recorded("navigationTransition", TypeName.short(type(of: style)))
  }

  /// Sets whether links have an arrow; the layout stays.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    recorded("navigationLinkIndicatorVisibility", "\(visibility)")
  }
}
