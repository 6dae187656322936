import Foundation

/// How progress views look.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// What one hands to its style.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The type of the view that one is.
  associatedtype Body: View

  /// The view that one is.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
