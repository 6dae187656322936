import Foundation

/// How disclosure groups look.
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
  /// What one hands to its style.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The type of the view that one is.
  associatedtype Body: View

  /// The view that one is.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
