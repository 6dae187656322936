import Foundation

/// What the system puts into a toolbar, at a place of one's own.
public struct DefaultToolbarItem {
  let views: [AnyView]

  /// What the system puts into a toolbar, at a place.
  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {
    views = kind.symbol.map { symbol in placement.views { Image(systemName: symbol) } } ?? []
  }
}

extension DefaultToolbarItem: PlacedToolbarContent {}

extension DefaultToolbarItem: CustomizableToolbarContent {
  /// Made of nothing else.
  public typealias Body = Never
}

/// Actions that are always in the overflow menu of a toolbar.
public struct ToolbarOverflowMenu<Content> where Content: View {
  let views: [AnyView]

  /// Actions that are always in the overflow menu.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    views = ControlUse.brings { [AnyView(content())] } ?? []
  }
}

extension ToolbarOverflowMenu: PlacedToolbarContent {}

extension ToolbarOverflowMenu: ToolbarContent {
  /// Made of nothing else.
  public typealias Body = Never
}

/// When bars become small.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static var automatic: ToolbarMinimizationBehavior { .init(name: "automatic") }
  /// When scrolling down.
  public static var onScrollDown: ToolbarMinimizationBehavior { .init(name: "onScrollDown") }
  /// When scrolling up.
  public static var onScrollUp: ToolbarMinimizationBehavior { .init(name: "onScrollUp") }
  /// Never.
  public static var never: ToolbarMinimizationBehavior { .init(name: "never") }
}

/// Whether safe areas follow bars that become small.
public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static var automatic: ToolbarMinimizationSafeAreaAdjustment { .init(name: "automatic") }
  /// They do.
  public static var enabled: ToolbarMinimizationSafeAreaAdjustment { .init(name: "enabled") }
  /// They do not.
  public static var disabled: ToolbarMinimizationSafeAreaAdjustment { .init(name: "disabled") }
}

extension View {
  /// Adds actions to the overflow menu of the toolbar, which are not shown; the layout stays.
  nonisolated public func toolbarOverflowMenu<Content>(@ViewBuilder content: () -> Content)
    -> some View
  where Content: View {
    recorded(
      "toolbarOverflowMenu", place: "the toolbar", controls: ControlUse.brings(content))
  }

  /// Sets when bars become small; nothing is scrolled here, and the layout stays.
  nonisolated public func toolbarMinimizationBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarMinimizationBehavior", behavior.name)
  }

  /// Sets whether safe areas follow bars that become small; the layout stays.
  nonisolated public func toolbarMinimizationSafeAreaAdjustment(
    _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarMinimizationSafeAreaAdjustment", adjustment.name)
  }
}
