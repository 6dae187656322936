import Foundation

/// How menus look.
@MainActor
@preconcurrency
public protocol MenuStyle {
  /// What one hands to its style.
  typealias Configuration = MenuStyleConfiguration
  /// The type of the view that one is.
  associatedtype Body: View

  /// The view that one is.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
