import Foundation

/// How groups of controls look.
@MainActor
@preconcurrency
public protocol ControlGroupStyle {
  /// What one hands to its style.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The type of the view that one is.
  associatedtype Body: View

  /// The view that one is.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
