import Foundation

/// How the symbols of a list's row are coloured.
public struct ListItemTint: Sendable {
  let name: String

  /// Always in a colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed \(tint)") }
  /// In a colour, unless the user's settings choose another.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(name: "preferred \(tint)")
  }
  /// In grey.
  public static let monochrome = ListItemTint(name: "monochrome")
}
