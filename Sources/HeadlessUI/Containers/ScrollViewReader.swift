import Foundation

/// A view that can scroll the scroll views inside it; there is nothing to scroll without a screen.
@frozen public struct ScrollViewReader<Content> where Content: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// A view that can scroll the scroll views inside it.
  @inlinable nonisolated public init(
    @ViewBuilder content: @escaping (ScrollViewProxy) -> Content
  ) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls the scroll views inside a reader: accepted, and without effect on layout.
public struct ScrollViewProxy: Sendable {
  /// A proxy.
  nonisolated public init() {}

  /// Scrolls to the view with an id.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {}
}
