import Foundation

/// How labels look.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// What one hands to its style.
  typealias Configuration = LabelStyleConfiguration
  /// The type of the view that one is.
  associatedtype Body: View

  /// The view that one is.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
