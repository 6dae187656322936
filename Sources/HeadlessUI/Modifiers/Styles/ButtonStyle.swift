import Foundation

/// How buttons look.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// What one hands to its style.
  typealias Configuration = ButtonStyleConfiguration
  /// The type of the view that one is.
  associatedtype Body: View

  /// The view that one is.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
