import Foundation

/// Puts a presentation away; here nothing is presented.
@MainActor
@preconcurrency
public struct DismissAction {
  nonisolated init() {}

  /// Puts the presentation away.
  public func callAsFunction() {}
}

/// Whether a view is presented, and how to put it away; here nothing is presented.
public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public let isPresented = false

  /// Puts the presentation away.
  public mutating func dismiss() {}
}

private enum DismissKey: EnvironmentKey {
  static let defaultValue = DismissAction()
}

extension EnvironmentValues {
  /// Puts the presentation away that the view is in.
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// Whether the view is presented.
  public var isPresented: Bool { false }

  /// Whether the view is presented, and how to put it away.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
