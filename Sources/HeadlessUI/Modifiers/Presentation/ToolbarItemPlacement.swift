import Foundation

/// Where in a toolbar an item is.
public struct ToolbarItemPlacement: Sendable {
  let name: String

  /// As the system sees fit.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where one moves between places.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// Where the most important action is.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Where other actions are.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// Where the state shows.
  public static let status = ToolbarItemPlacement(name: "status")
  /// Where one confirms.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Where one cancels.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Where one destroys.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// Where reading begins.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// Where reading ends.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// Where reading begins.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// Where reading ends.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// Where reading ends, and still there where others are in the overflow menu.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "topBarPinnedTrailing")
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// Below the window, in visionOS.
  public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")
  /// In the place of the title.
  public static let title = ToolbarItemPlacement(name: "title")
  /// In the place of the large title.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  /// Below the title.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  /// Below the large title.
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")

  /// In a bar of accessories below the toolbar of a window.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(name: "accessoryBar")
  }
}

extension ToolbarItemPlacement {
  /// Where in bars items are; nil for what is in an overflow menu, above a keyboard, or in no bar of iOS.
  private var slot: BarSlot? {
    switch name {
    case "bottomBar": .bottom
    case "status": .status
    case "principal", "title": .principal
    case "largeTitle": .largeTitle
    case "navigation", "cancellationAction", "topBarLeading", "navigationBarLeading": .leading
    case "secondaryAction", "keyboard", "bottomOrnament", "subtitle", "largeSubtitle",
      "accessoryBar":
      nil
    default: .trailing
    }
  }

  /// The views of an item at this place, which are only made for their controls if no bar shows them.
  func views(_ content: () -> some View) -> [AnyView] {
    if let slot { return [AnyView(content().inBar(slot))] }
    return ControlUse.brings { [AnyView(content())] } ?? []
  }
}
