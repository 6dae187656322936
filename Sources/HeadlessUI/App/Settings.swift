import Foundation

/// The window of a program's settings.
public struct Settings<Content> where Content: View {
  let content: Content

  /// A window of settings.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene {
  /// Nothing shows scenes.
  public typealias Body = Never
}
