import Foundation

/// The container that navigation stacks have replaced; it takes all that it is proposed.
public struct NavigationView<Content> where Content: View {
  let content: Content

  /// A container for a view that others are pushed onto.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// The content.
  public var body: some View { GreedyView("NavigationView") { content } }
}
