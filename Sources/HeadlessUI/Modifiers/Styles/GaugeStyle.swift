import Foundation

/// How gauges look.
@MainActor
@preconcurrency
public protocol GaugeStyle {
  /// What one hands to its style.
  typealias Configuration = GaugeStyleConfiguration
  /// The type of the view that one is.
  associatedtype Body: View

  /// The view that one is.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
