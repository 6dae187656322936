import Foundation

/// How buttons look.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// What one hands to its style.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The type of the view that one is.
  associatedtype Body: View

  /// The view that one is.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
