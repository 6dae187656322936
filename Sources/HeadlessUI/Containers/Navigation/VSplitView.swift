import Foundation

/// Views in rows whose sizes a user could change; it takes all that it is proposed.
public struct VSplitView<Content> where Content: View {
  let content: Content

  /// A split view.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
  /// A stack with a point between the views.
  public var body: some View {
    GreedyView("VSplitView") { VStack(spacing: 1) { content } }
  }
}
