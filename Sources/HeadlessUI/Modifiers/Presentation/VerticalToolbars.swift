import Foundation

/// Whether bars may stand at a side, as they do on an iPhone Duo.
public struct ToolbarVerticalBehavior: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static let automatic = ToolbarVerticalBehavior(name: "automatic")
  /// They may not.
  public static let disabled = ToolbarVerticalBehavior(name: "disabled")
}

/// What a bar at a side keeps where there is little room.
public struct ToolbarVerticalCompressionBehavior: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static let automatic = ToolbarVerticalCompressionBehavior(name: "automatic")
  /// The items of the toolbar.
  public static let prefersToolbarItems = ToolbarVerticalCompressionBehavior(
    name: "prefersToolbarItems")
  /// The tabs.
  public static let prefersTabBar = ToolbarVerticalCompressionBehavior(name: "prefersTabBar")
}

/// Which bars an item may be in.
public struct ToolbarItemAxisBehavior: Hashable, Sendable {
  private let name: String
  /// As its content has it: images in both, texts in horizontal bars.
  public static let automatic = ToolbarItemAxisBehavior(name: "automatic")
  /// Horizontal ones.
  public static let horizontalOnly = ToolbarItemAxisBehavior(name: "horizontalOnly")
  /// Both, in vertical ones where there are both.
  public static let verticalPreferred = ToolbarItemAxisBehavior(name: "verticalPreferred")
}

extension ToolbarContent {
  /// Sets which bars the items may be in, which are not shown here.
  nonisolated public func axisBehavior(_ behavior: ToolbarItemAxisBehavior) -> some ToolbarContent {
    self
  }
}

extension CustomizableToolbarContent {
  /// Sets which bars the items may be in, which are not shown here.
  nonisolated public func axisBehavior(_ behavior: ToolbarItemAxisBehavior)
    -> some CustomizableToolbarContent
  { self }
}

// Bars are at the top and at the bottom here, on every device.
extension View {
  /// Sets whether bars may stand at a side; the layout stays.
  nonisolated public func toolbarVerticalBehavior(_ behavior: ToolbarVerticalBehavior) -> some View
  {
    recorded("toolbarVerticalBehavior", behavior.name)
  }

  /// Sets what a bar at a side keeps where there is little room; the layout stays.
  nonisolated public func toolbarVerticalCompressionBehavior(
    _ behavior: ToolbarVerticalCompressionBehavior
  ) -> some View {
    recorded("toolbarVerticalCompressionBehavior", behavior.name)
  }
}

extension EnvironmentValues {
  /// The side at which bars stand: nil, as they are at the top and at the bottom here.
  public var toolbarVerticalEdge: HorizontalEdge? { nil }
}
