import Foundation

/// How toggles look.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// What one hands to its style.
  typealias Configuration = ToggleStyleConfiguration
  /// The type of the view that one is.
  associatedtype Body: View

  /// The view that one is.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
