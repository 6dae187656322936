import Foundation

/// How forms look.
@MainActor
@preconcurrency
public protocol FormStyle {
  /// What one hands to its style.
  typealias Configuration = FormStyleConfiguration
  /// The type of the view that one is.
  associatedtype Body: View

  /// The view that one is.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
