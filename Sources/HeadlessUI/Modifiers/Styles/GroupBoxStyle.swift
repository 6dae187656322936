import Foundation

/// How group boxes look.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  /// What one hands to its style.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The type of the view that one is.
  associatedtype Body: View

  /// The view that one is.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
