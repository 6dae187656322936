import Foundation

/// A kind of window of which there is one.
public struct Window<Content> where Content: View {
  let content: Content
}

extension Window: Scene {
  /// Nothing shows scenes.
  public typealias Body = Never
}

extension Window {
  /// A window with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }

  /// A window with a title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(content: content())
  }

  /// A window with a title.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}
