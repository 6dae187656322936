import Foundation

/// What a button is there for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves something as it was.
  public static let cancel = ButtonRole(name: "cancel")
  /// Agrees to something.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes something.
  public static let close = ButtonRole(name: "close")
}
