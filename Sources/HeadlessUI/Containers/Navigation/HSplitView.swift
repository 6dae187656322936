import Foundation

/// Views in columns whose sizes a user could change; it takes all that it is proposed.
public struct HSplitView<Content> where Content: View {
  let content: Content

  /// A split view.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
  /// A stack with a point between the views.
  public var body: some View {
    GreedyView("HSplitView") { HStack(spacing: 1) { content } }
  }
}
