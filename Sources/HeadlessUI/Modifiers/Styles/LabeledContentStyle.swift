import Foundation

/// How labeled contents look.
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
  /// What one hands to its style.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The type of the view that one is.
  associatedtype Body: View

  /// The view that one is.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
