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
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}

extension ToolbarItemPlacement {
  /// The bar that items are in; what is above a keyboard is in none.
  var bars: BarKinds {
    switch name {
    case "bottomBar", "status": .bottom
    case "keyboard": []
    default: .navigation
    }
  }
}
