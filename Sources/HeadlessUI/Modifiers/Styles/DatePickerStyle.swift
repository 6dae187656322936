import Foundation

/// How date pickers look.
@MainActor
@preconcurrency
public protocol DatePickerStyle {
  /// What one hands to its style.
  typealias Configuration = DatePickerStyleConfiguration
  /// The type of the view that one is.
  associatedtype Body: View

  /// The view that one is.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
